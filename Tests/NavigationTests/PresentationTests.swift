// PresentationTests: presenting and dismissing.

import Essentials
import Foundation
import Geometry
import Layers
import OneAtATime
import Testing
import Views

@testable import Navigation

@MainActor
@Suite("Presentation", .oneAtATime) struct PresentationTests {
  let record = Record()
  let a, b, c: Recorder
  let scene: TestScene

  init() {
    scene = TestScene()
    (a, b, c) = (Recorder("A", record), Recorder("B", record), Recorder("C", record))
    scene.show(a)
    _ = record.take()
  }

  private var imbalances: [String] { [a, b, c].flatMap(\.imbalances) }

  @Test("M1, M4: full screen, A presents B", arguments: [true, false])
  func present(animated: Bool) {
    a.present(b, animated: animated) { record.add("completion") }
    #expect(record.take().prefix(3) == ["B.didLoad", "A.willDisappear", "B.willAppear"])
    #expect(a.presentedViewController === b)
    #expect(b.presentingViewController === a)
    scene.settle()
    #expect(b.phase == .appeared)
    #expect(a.view.window == nil)
    #expect(b.view.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
  }

  @Test("M1: the whole order of a presentation")
  func presentOrder() {
    a.present(b, animated: true) { record.add("completion") }
    scene.settle()
    #expect(
      record.take() == [
        "B.didLoad", "A.willDisappear", "B.willAppear", "B.didAppear", "A.didDisappear", "completion",
      ])
  }

  @Test("M2: the whole order of a dismissal", arguments: [true, false])
  func dismissOrder(animated: Bool) {
    a.present(b, animated: false)
    scene.settle()
    _ = record.take()
    b.dismiss(animated: animated) { record.add("completion") }
    scene.settle()
    #expect(
      record.take() == ["B.willDisappear", "A.willAppear", "A.didAppear", "B.didDisappear", "completion"])
    #expect(a.presentedViewController == nil)
    #expect(b.presentingViewController == nil)
    #expect(a.view.superview === scene.window)
    #expect(b.view.window == nil)
  }

  nonisolated static let keepers: [UIModalPresentationStyle] = [
    .pageSheet, .formSheet, .popover, .overFullScreen, .overCurrentContext, .custom,
  ]

  @Test("M3: styles that keep the presenter send it nothing", arguments: keepers)
  func keepsPresenter(style: UIModalPresentationStyle) {
    b.modalPresentationStyle = style
    a.present(b, animated: true)
    scene.settle()
    #expect(record.take() == ["B.didLoad", "B.willAppear", "B.didAppear"])
    #expect(a.view.window != nil)
    a.dismiss(animated: true)
    scene.settle()
    #expect(record.take() == ["B.willDisappear", "B.didDisappear"])
    #expect(imbalances.isEmpty)
  }

  @Test("M5: what the controllers say of themselves inside the calls")
  func flags() {
    var seen: [String] = []
    for call in ["willAppear", "didAppear", "willDisappear", "didDisappear"] {
      b.reactions[call] = { seen.append("\(call) \($0.isBeingPresented) \($0.isBeingDismissed)") }
    }
    a.reactions["willAppear"] = { [b] in seen.append("A.willAppear \($0.presentedViewController === b)") }
    b.reactions["didDisappear"] = { [a] in
      seen.append("didDisappear \($0.isBeingDismissed) \(a.presentedViewController == nil)")
    }
    a.present(b, animated: true) { [b] in seen.append("completion \(b.isBeingPresented)") }
    scene.settle()
    b.dismiss(animated: true) { [b] in seen.append("completion \(b.isBeingDismissed)") }
    scene.settle()
    #expect(
      seen == [
        "willAppear true false", "didAppear true false", "completion false", "willDisappear false true",
        "A.willAppear true", "didDisappear true true", "completion false",
      ])
  }

  @Test("M6: dismissing on the bottom takes the whole chain; only the topmost moves")
  func dismissChain() {
    a.present(b, animated: false)
    b.present(c, animated: false)
    scene.settle()
    _ = record.take()
    a.dismiss(animated: true) { record.add("completion") }
    scene.settle()
    #expect(record.take() == ["C.willDisappear", "A.willAppear", "A.didAppear", "C.didDisappear", "completion"])
    #expect(a.presentedViewController == nil)
    #expect(b.presentedViewController == nil)
    #expect(a.view.superview === scene.window)
    #expect(scene.window.subviews.count { $0 is PresentationContainerView } == 0)
    #expect(imbalances.isEmpty)
  }

  @Test("M6: a chain over a presenter that stays ends both")
  func dismissChainOver() {
    b.modalPresentationStyle = .overFullScreen
    c.modalPresentationStyle = .overFullScreen
    a.present(b, animated: false)
    b.present(c, animated: false)
    scene.settle()
    _ = record.take()
    a.dismiss(animated: true)
    scene.settle()
    #expect(record.take() == ["C.willDisappear", "B.willDisappear", "C.didDisappear", "B.didDisappear"])
    #expect(imbalances.isEmpty)
  }

  @Test("M6: with nothing to dismiss nothing happens")
  func nothingToDismiss() {
    a.dismiss(animated: true) { record.add("completion") }
    scene.settle()
    #expect(record.take().isEmpty)
  }

  @Test("M7: a child presents through the outermost container, and sees both ends of it")
  func throughContainer() {
    let inner = Recorder("I", record)
    let navigation = UINavigationController(rootViewController: inner)
    let other = TestScene(showing: navigation)
    inner.present(b, animated: false)
    #expect(navigation.presentedViewController === b)
    #expect(inner.presentedViewController === b)
    #expect(b.presentingViewController === navigation)
    #expect(inner.phase == .disappeared)
    inner.dismiss(animated: false)
    other.settle()
    #expect(inner.phase == .appeared)
    #expect(inner.imbalances.isEmpty)
  }

  @Test("M7: a presentation in a context covers the controller that defines it")
  func currentContext() {
    let inner = Recorder("I", record)
    a.addChild(inner)
    inner.view.frame = CGRect(x: 10, y: 100, width: 200, height: 300)
    a.view.addSubview(inner.view)
    inner.didMove(toParent: a)
    scene.turn.run()
    inner.definesPresentationContext = true
    b.modalPresentationStyle = .currentContext
    inner.present(b, animated: true)
    scene.settle()
    #expect(b.presentingViewController === inner)
    #expect(b.view.superview?.frame == CGRect(x: 10, y: 100, width: 200, height: 300))
    #expect(inner.phase == .disappeared)
    inner.dismiss(animated: true)
    scene.settle()
    #expect(inner.view.superview === a.view)
    #expect(inner.view.frame == CGRect(x: 10, y: 100, width: 200, height: 300))
    #expect(inner.phase == .appeared)
    #expect(a.phase == .appeared)
  }

  @Test("M6, M7: a chain whose top lies in a context of the one below is dismissed whole", arguments: [true, false])
  func dismissChainInContext(animated: Bool) {
    b.modalPresentationStyle = .overFullScreen
    b.definesPresentationContext = true
    c.modalPresentationStyle = .overCurrentContext
    a.present(b, animated: false)
    scene.settle()
    b.present(c, animated: false)
    scene.settle()
    a.dismiss(animated: animated) { record.add("completion") }
    scene.settle()
    #expect(record.take().last == "completion")
    #expect((b.phase, c.phase) == (.disappeared, .disappeared))
    #expect(a.presentedViewController == nil)
    #expect(scene.window.subviews == [a.view])
    #expect(!UIApplication.shared.isInTransition)
    a.present(c, animated: false)
    #expect(c.phase == .appeared)
    #expect(imbalances.isEmpty)
  }

  @Test("M8: presenting outside a window is refused in words")
  func outsideAWindow() {
    let lone = Recorder("L", record)
    let messages = Log.observing { lone.present(b, animated: true) }.messages
    #expect(messages.count == 1)
    #expect(messages.first?.contains("whose view is not in the window hierarchy!") == true)
    #expect(lone.presentedViewController == nil)
  }

  @Test("M8: presenting while presenting is refused in words, and nothing changes")
  func alreadyPresenting() {
    a.present(b, animated: true)
    let during = Log.observing { a.present(c, animated: true) }.messages
    #expect(during.first?.contains("while a presentation is in progress!") == true)
    let fromPresented = Log.observing { b.present(c, animated: true) }.messages
    #expect(fromPresented.first?.contains("while a presentation is in progress!") == true)
    scene.settle()
    let after = Log.observing { a.present(c, animated: true) }.messages
    #expect(after.first?.contains("which is already presenting") == true)
    #expect(a.presentedViewController === b)
    #expect(c.presentingViewController == nil)
    #expect(imbalances.isEmpty)
  }

  @Test("M8: presenting an active controller is a fault")
  func activeController() {
    a.present(b, animated: false)
    scene.settle()
    let messages = Fault.observing { b.present(a, animated: true) }.messages
    #expect(messages.first?.hasPrefix("Application tried to present modally an active controller") == true)
    #expect(b.presentedViewController == nil)
  }

  @Test("M8: a dismissal during a presentation waits for its end")
  func dismissDuringPresentation() {
    let messages = Log.observing {
      a.present(b, animated: true) { record.add("presented") }
      scene.run(for: 0.1)
      a.dismiss(animated: true) { record.add("dismissed") }
      scene.settle()
      scene.settle()
    }.messages
    #expect(messages.count == 1)
    #expect(messages.first?.contains("while a presentation or dismiss is in progress!") == true)
    #expect(
      record.take() == [
        "B.didLoad", "A.willDisappear", "B.willAppear", "B.didAppear", "A.didDisappear", "presented",
        "B.willDisappear", "A.willAppear", "A.didAppear", "B.didDisappear", "dismissed",
      ])
  }

  @Test("Dismissing and presenting in one turn without animation works")
  func replace() {
    a.present(b, animated: false)
    a.dismiss(animated: false)
    a.present(c, animated: false)
    scene.settle()
    #expect(a.presentedViewController === c)
    #expect([a, b, c].map(\.phase) == [.disappeared, .disappeared, .appeared])
    #expect(imbalances.isEmpty)
  }

  @Test("M9: a resize while presented, and in the middle of it, ends at the window's bounds")
  func resize() {
    a.present(b, animated: true)
    scene.run(for: 0.2)
    UIApplication.shared.resize(to: CGSize(width: 400, height: 300), scale: 1, statusBarHeight: 0)
    scene.settle()
    #expect(b.view.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
    b.dismiss(animated: true)
    scene.settle()
    #expect(a.view.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
  }

  nonisolated static let styles: [UIModalTransitionStyle] = [
    .coverVertical, .crossDissolve, .flipHorizontal, .partialCurl,
  ]

  @Test("M10: every built-in movement ends, both ways", arguments: styles)
  func movements(style: UIModalTransitionStyle) {
    b.modalTransitionStyle = style
    a.present(b, animated: true)
    scene.run(for: 0.2)
    #expect(b.phase == .appearing)
    scene.settle()
    #expect(b.phase == .appeared)
    a.dismiss(animated: true)
    scene.settle()
    #expect(a.phase == .appeared)
    #expect(b.phase == .disappeared)
    #expect(scene.window.subviews == [a.view])
    #expect(imbalances.isEmpty)
  }

  @Test("M10, N26: half way the cover stands half way up")
  func coverPose() throws {
    a.present(b, animated: true)
    scene.turn.run()
    scene.clock.step(to: 0.2)
    scene.turn.run()
    #expect(abs(try #require(b.view.layer.presentation()).frame.minY - 284) < 0.5)
  }

  @Test("A presentation that leaves its window ends at once")
  func leavesWindow() {
    a.present(b, animated: true) { record.add("completion") }
    scene.run(for: 0.1)
    scene.window.rootViewController = c
    scene.settle()
    #expect([a, b].map(\.phase) == [.disappeared, .disappeared])
    #expect(c.phase == .appeared)
    #expect(imbalances.isEmpty)
  }

  @Test("E20: a presented controller's next is its presenter")
  func responderChain() {
    a.present(b, animated: false)
    scene.settle()
    #expect(b.view.next === b)
    #expect(b.next === a)
    #expect(a.next != nil)
  }

  @Test("A page sheet leaves a gap at the top, a form sheet stands in the middle of a large window")
  func sheets() {
    b.modalPresentationStyle = .pageSheet
    a.present(b, animated: false)
    scene.turn.run()
    #expect(b.view.frame == CGRect(x: 0, y: 10, width: 320, height: 558))
    let root = UIViewController()
    let large = TestScene(showing: root, size: CGSize(width: 1000, height: 800))
    let form = UIViewController()
    form.modalPresentationStyle = .formSheet
    root.present(form, animated: false)
    large.turn.run()
    #expect(form.view.frame == CGRect(x: 230, y: 90, width: 540, height: 620))
  }
}
