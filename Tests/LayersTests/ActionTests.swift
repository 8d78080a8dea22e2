// ActionTests: who answers a change of a property, and what the delegate is asked.

import Foundation
import Geometry
import Layers
import OneAtATime
import Testing

@MainActor
@Suite("Actions", .oneAtATime) struct ActionTests {
  /// A delegate that answers as it is told and notes what it was asked.
  @MainActor final class Answerer: CALayerDelegate {
    var answer: (any CAAction)?
    var asked: [String] = []
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      asked.append("\(event) \(layer.opacity)")
      return answer
    }
  }

  /// An action that notes when it runs.
  @MainActor final class Note: CAAction {
    var seen: [String] = []
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      seen.append("\(event) \((anObject as? CALayer)?.opacity ?? -1)")
    }
  }

  /// A layer class with an action of its own.
  final class Reluctant: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? { event == "opacity" ? NSNull() : nil }
  }

  @Test("The delegate is asked before the change, its action runs after it")
  func order() {
    let screen = LayerScreen()
    let (layer, delegate, note) = (screen.addLayer(), Answerer(), Note())
    (layer.delegate, delegate.answer) = (delegate, note)
    layer.opacity = 0.5
    #expect(delegate.asked == ["opacity 1.0"])
    #expect(note.seen == ["opacity 0.5"])
    layer.opacity = 0.5
    #expect(delegate.asked.count == 1, "A5: an equal value is no change")
  }

  @Test("NSNull from the delegate ends the search, nil leaves it to the layer")
  func delegateAnswers() {
    let screen = LayerScreen()
    let (layer, delegate) = (screen.addLayer(), Answerer())
    layer.delegate = delegate
    delegate.answer = NSNull()
    layer.opacity = 0.5
    #expect(layer.animationKeys() == nil)
    delegate.answer = nil
    layer.opacity = 0
    #expect(layer.animationKeys() == ["opacity"])
  }

  @Test("After the delegate the layer's own table is asked, then its class")
  func tableAndClass() {
    let screen = LayerScreen()
    let (layer, note) = (screen.addLayer(), Note())
    layer.actions = ["opacity": note, "position": NSNull()]
    layer.opacity = 0
    layer.position = .zero
    #expect(note.seen == ["opacity 0.0"])
    #expect(layer.animationKeys() == nil)
    let reluctant = Reluctant()
    screen.root.addSublayer(reluctant)
    screen.turn.run()
    reluctant.opacity = 0
    #expect(reluctant.animationKeys() == nil)
  }

  @Test("A frame asks for position and bounds, each if it changes")
  func frame() {
    let screen = LayerScreen()
    let (layer, delegate) = (screen.addLayer(), Answerer())
    (layer.delegate, delegate.answer) = (delegate, NSNull())
    layer.frame = CGRect(x: 10, y: 0, width: 100, height: 100)
    #expect(delegate.asked == ["position 1.0"])
    layer.frame = CGRect(x: 10, y: 0, width: 200, height: 100)
    #expect(delegate.asked == ["position 1.0", "position 1.0", "bounds 1.0"])
  }

  @Test("An animation as an action is put on the layer under the property's key")
  func animationAsAction() {
    let screen = LayerScreen()
    let (layer, delegate) = (screen.addLayer(), Answerer())
    (layer.delegate, delegate.answer) = (delegate, animation("opacity", from: 1))
    layer.opacity = 0
    screen.turn.run()
    screen.go(to: 0.5)
    #expect(screen.shown(layer)?.opacity == 0.5)
    #expect(layer.animationKeys() == ["opacity"])
  }
}
