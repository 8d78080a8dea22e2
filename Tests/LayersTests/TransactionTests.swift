// TransactionTests: settings of groups of changes, and their completion.

import Essentials
import Foundation
import Layers
import OneAtATime
import Testing

@MainActor
@Suite("CATransaction", .oneAtATime) struct TransactionTests {
  let diary = Diary()

  @Test("A2: a changed property of a layer on screen moves there in 0.25 s along the default curve")
  func implicitAnimation() throws {
    let screen = LayerScreen()
    let layer = screen.addLayer()
    layer.opacity = 0
    screen.turn.run()
    let fade = try #require(layer.animation(forKey: "opacity") as? CABasicAnimation)
    #expect(fade.duration == 0.25)
    #expect(layer.opacity == 0)
    screen.go(to: 0.125)
    #expect(abs((screen.shown(layer)?.opacity ?? -1) - (1 - 0.8024)) < 0.0001)
    screen.go(to: 0.25)
    #expect(screen.shown(layer)?.opacity == 0)
  }

  @Test("A layer that was never on screen, and a value that does not change, are not animated")
  func nothingImplicit() {
    let screen = LayerScreen()
    let fresh = CALayer()
    fresh.opacity = 0
    screen.root.addSublayer(fresh)
    fresh.position = CGPoint(x: 5, y: 5)
    #expect(fresh.animationKeys() == nil)
    let layer = screen.addLayer()
    layer.opacity = 1
    layer.masksToBounds = true
    #expect(layer.animationKeys() == nil)
  }

  @Test("A second change starts from what is on screen")
  func implicitFromPresentation() {
    let screen = LayerScreen()
    let layer = screen.addLayer()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.opacity = 0
    screen.turn.run()
    screen.go(to: 0.125)
    layer.opacity = 1
    screen.turn.run()
    #expect(screen.shown(layer)?.opacity == 0.5)
  }

  @Test("disableActions, duration and curve are those of the innermost group that has them")
  func nesting() throws {
    let screen = LayerScreen()
    let layer = screen.addLayer()
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0.5
    CATransaction.commit()
    #expect(layer.animationKeys() == nil)
    #expect(!CATransaction.disableActions())
    layer.opacity = 0
    CATransaction.commit()
    #expect(layer.animation(forKey: "opacity")?.duration == 2)
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test("Settings outside of any group last until the commit")
  func implicitGroup() {
    let screen = LayerScreen()
    CATransaction.setDisableActions(true)
    #expect(CATransaction.disableActions())
    _ = screen.addLayer()
    #expect(!CATransaction.disableActions())
  }

  @Test("A completion without animations is called as the group closes")
  func emptyCompletion() {
    _ = LayerScreen()
    CATransaction.begin()
    CATransaction.setCompletionBlock { diary.lines.append("done") }
    CATransaction.commit()
    #expect(diary.lines == ["done"])
  }

  @Test("A completion waits for all animations that were added after it was set, nested ones too, finished or not")
  func completion() {
    let screen = LayerScreen()
    let (one, other) = (screen.addLayer(), screen.addLayer())
    CATransaction.begin()
    CATransaction.setCompletionBlock { diary.lines.append("done") }
    one.add(animation("opacity", from: 0, to: 1, duration: 0.5, onStop: diary.stop("one")), forKey: nil)
    CATransaction.begin()
    other.add(animation("opacity", from: 0, to: 1, duration: 2, onStop: diary.stop("other")), forKey: nil)
    CATransaction.commit()
    CATransaction.commit()
    screen.turn.run()
    screen.go(to: 0.5)
    #expect(diary.lines == ["one true"])
    other.removeAllAnimations()
    screen.turn.run()
    #expect(diary.lines == ["one true", "other false", "done"])
  }

  @Test("Settings are read and written by key; a wrong type is logged")
  func keys() {
    _ = LayerScreen()
    CATransaction.begin()
    CATransaction.setValue(1.5, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setValue("mine", forKey: "note")
    #expect(CATransaction.animationDuration() == 1.5)
    #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
    #expect(CATransaction.value(forKey: "note") as? String == "mine")
    let (_, lines) = Log.observing { CATransaction.setValue("soon", forKey: kCATransactionAnimationDuration) }
    #expect(lines.count == 1)
    #expect(CATransaction.animationDuration() == 1.5)
    CATransaction.commit()
  }

  @Test("A commit without a begin is logged")
  func unbalanced() {
    _ = LayerScreen()
    let (_, lines) = Log.observing { CATransaction.commit() }
    #expect(lines == ["CATransaction.commit() without CATransaction.begin(); nothing is committed."])
  }
}
