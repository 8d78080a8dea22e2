// AppearanceTests: appearance calls by the window, by parents, and by begin and end.

import Essentials
import Foundation
import OneAtATime
import Testing
import Views

@testable import Navigation

@MainActor
@Suite("Appearance", .oneAtATime) struct AppearanceTests {
  let record = Record()

  @Test("B27: a root appears with its window, and its didAppear waits for the commit")
  func rootAppears() {
    let scene = TestScene()
    let root = Recorder("R", record)
    scene.window.rootViewController = root
    scene.window.makeKeyAndVisible()
    #expect(record.take() == ["R.didLoad", "R.willAppear"])
    scene.turn.run()
    #expect(record.take() == ["R.didAppear"])
  }

  @Test("B27: a child's view added to an appeared parent: willAppear at once, didAppear after the commit")
  func addedByHand() {
    let (parent, child) = (Recorder("P", record), Recorder("C", record))
    let scene = TestScene(showing: parent)
    parent.addChild(child)
    _ = record.take()
    parent.view.addSubview(child.view)
    #expect(record.take() == ["C.didLoad", "C.willAppear"])
    scene.turn.run()
    #expect(record.take() == ["C.didAppear"])
  }

  @Test("B27: what is added in a didAppear waits for the next commit")
  func addedAfterCommit() {
    let (parent, child) = (Recorder("P", record), Recorder("C", record))
    parent.reactions["didAppear"] = {
      $0.addChild(child)
      $0.view.addSubview(child.view)
    }
    let scene = TestScene(showing: parent)
    #expect(record.take().suffix(2) == ["C.didLoad", "C.willAppear"])
    scene.turn.run()
    #expect(record.take() == ["C.didAppear"])
  }

  @Test("B29: a view taken out sends both disappearance calls at once")
  func removedByHand() {
    let (parent, child) = (Recorder("P", record), Recorder("C", record))
    let scene = TestScene(showing: parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    scene.turn.run()
    _ = record.take()
    child.view.removeFromSuperview()
    #expect(record.take() == ["C.willDisappear", "C.didDisappear"])
    scene.turn.run()
    #expect(record.take().isEmpty)
  }

  @Test("B17, B27: a view that leaves before the commit never appears, and is balanced")
  func removedBeforeCommit() {
    let (parent, child) = (Recorder("P", record), Recorder("C", record))
    let scene = TestScene(showing: parent)
    parent.addChild(child)
    _ = record.take()
    parent.view.addSubview(child.view)
    child.view.removeFromSuperview()
    scene.turn.run()
    #expect(record.take() == ["C.didLoad", "C.willAppear", "C.willDisappear", "C.didDisappear"])
  }

  @Test("B26, B19: a child's view in a parent that is not shown hears of appearance with its parent")
  func forwardedWithParent() {
    let (parent, child, detached) = (Recorder("P", record), Recorder("C", record), Recorder("D", record))
    let scene = TestScene()
    parent.addChild(child)
    parent.addChild(detached)
    parent.view.addSubview(child.view)
    detached.loadViewIfNeeded()
    _ = record.take()
    scene.show(parent)
    #expect(record.take() == ["P.willAppear", "C.willAppear", "C.didAppear", "P.didAppear"])
  }

  @Test("B28: a view added while the parent appears: willAppear at once, didAppear with the parent's")
  func addedWhileParentAppears() {
    let (parent, child) = (Recorder("P", record), Recorder("C", record))
    parent.reactions["willAppear"] = {
      $0.addChild(child)
      $0.view.addSubview(child.view)
    }
    _ = TestScene(showing: parent)
    #expect(
      record.take() == [
        "P.didLoad", "P.willAppear", "C.willMove(parent)", "C.didLoad", "C.willAppear", "C.didAppear", "P.didAppear",
      ])
  }

  @Test("B30: a controller without a parent hears of its view's window")
  func withoutParent() {
    let (parent, lone) = (Recorder("P", record), Recorder("L", record))
    let scene = TestScene(showing: parent)
    _ = record.take()
    parent.view.addSubview(lone.view)
    scene.turn.run()
    lone.view.removeFromSuperview()
    #expect(record.take() == ["L.didLoad", "L.willAppear", "L.didAppear", "L.willDisappear", "L.didDisappear"])
  }

  @Test("B32: hiding a view sends nothing")
  func hiding() {
    let root = Recorder("R", record)
    let scene = TestScene(showing: root)
    _ = record.take()
    root.view.isHidden = true
    root.view.alpha = 0
    scene.turn.run()
    #expect(record.take().isEmpty)
  }

  @Test("B20, B33: viewIsAppearing runs in the window, before the first layout")
  func isAppearing() {
    let root = Recorder("R", record)
    root.recordsLayout = true
    var windows: [Bool] = []
    for call in ["didLoad", "willAppear", "isAppearing", "didAppear"] {
      root.reactions[call] = { windows.append($0.view.window != nil) }
    }
    _ = TestScene(showing: root)
    #expect(
      record.take().prefix(6) == [
        "R.didLoad", "R.willAppear", "R.isAppearing", "R.willLayout", "R.didLayout", "R.didAppear",
      ])
    #expect(windows == [false, false, true, true])
  }

  @Test("B15: a parent that does not forward tells its children with begin and end only")
  func manualForwarding() {
    final class Manual: Recorder {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let (parent, child) = (Manual("P", record), Recorder("C", record))
    let scene = TestScene(showing: parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    scene.turn.run()
    #expect(!record.take().contains("C.willAppear"))
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(record.take() == ["C.willAppear", "C.didAppear"])
  }

  @Test("B16, B18: a second begin of the same direction is logged and counted; the did-call comes at the last end")
  func nestedBegin() {
    let child = Recorder("C", record)
    _ = TestScene(showing: child)
    _ = record.take()
    let messages = Log.observing {
      child.beginAppearanceTransition(false, animated: false)
      child.beginAppearanceTransition(false, animated: false)
      child.endAppearanceTransition()
      #expect(record.take() == ["C.willDisappear"])
      child.endAppearanceTransition()
    }.messages
    #expect(record.take() == ["C.didDisappear"])
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("Unbalanced calls to begin/end appearance transitions for <") == true)
  }

  @Test("B17: a begin of the other direction restarts; the skipped did-call is never sent")
  func reversedBegin() {
    final class Manual: Recorder {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let (parent, child) = (Manual("P", record), Recorder("C", record))
    let scene = TestScene(showing: parent)
    parent.addChild(child)
    _ = record.take()
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()
    scene.turn.run()
    #expect(record.take() == ["C.didLoad", "C.willAppear", "C.willDisappear", "C.didDisappear"])
  }

  @Test("B18: an end without a begin is logged and sends nothing")
  func endWithoutBegin() {
    let child = Recorder("C", record)
    _ = TestScene()
    let messages = Log.observing { child.endAppearanceTransition() }.messages
    #expect(messages.count == 1)
    #expect(record.take().isEmpty)
  }

  @Test("E20: a view's next is its controller, the controller's is the superview, the root's is the window")
  func responderChain() {
    let (parent, child) = (Recorder("P", record), Recorder("C", record))
    let scene = TestScene(showing: parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    #expect(child.view.next === child)
    #expect(child.next === parent.view)
    #expect(parent.view.next === parent)
    #expect(parent.next === scene.window)
  }
}
