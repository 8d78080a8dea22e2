// AlertTests: alerts and action sheets: what they say, how they are answered, who has the keyboard.

import Essentials
import Foundation
import Geometry
import Layers
import OneAtATime
import Testing
import Views

@testable import Navigation

/// A view that takes keys first.
private final class KeyView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

@MainActor
@Suite("Alerts", .oneAtATime) struct AlertTests {
  @Test("the handler runs after the alert has gone, and the presenter hears nothing")
  func choosing() {
    let asking = Asking()
    asking.add("Cancel", .cancel)
    asking.add("Delete", .destructive)
    asking.present()
    #expect(asking.presenter.presentedViewController === asking.alert)
    asking.tap("Delete")
    #expect(asking.record.take().isEmpty)
    asking.scene.settle()
    #expect(asking.record.take() == ["Delete"])
    #expect(asking.presenter.presentedViewController == nil)
    #expect(asking.scene.window.subviews == [asking.presenter.view])
  }

  @Test("a second choice does not count")
  func twice() {
    let asking = Asking()
    asking.add("A")
    asking.add("B")
    asking.present()
    asking.tap("A")
    asking.tap("B")
    asking.button("B")?.accessibilityActivate()
    asking.scene.settle()
    #expect(asking.record.take() == ["A"])
  }

  @Test("dismissed by code, no handler runs")
  func dismissedByCode() {
    let asking = Asking()
    asking.add("OK")
    asking.present()
    asking.presenter.dismiss(animated: true)
    asking.scene.settle()
    #expect(asking.record.take().isEmpty)
    #expect(asking.presenter.presentedViewController == nil)
  }

  @Test("a press shows at once; a finger that slides presses the button that it is on, and chooses it")
  func sliding() {
    let asking = Asking()
    for title in ["One", "Two", "Three"] { asking.add(title) }
    asking.present()
    asking.send(.pointer(.down, at: asking.middle(of: "One")))
    #expect(asking.buttons().filter(\.isHighlighted).map(\.action.title) == ["One"])
    asking.send(.pointer(.moved, at: asking.middle(of: "Three")))
    #expect(asking.buttons().filter(\.isHighlighted).map(\.action.title) == ["Three"])
    asking.send(.pointer(.moved, at: CGPoint(x: 5, y: 5)))
    #expect(asking.buttons().filter(\.isHighlighted).isEmpty)
    asking.send(.pointer(.moved, at: asking.middle(of: "Two")))
    asking.send(.pointer(.up, at: asking.middle(of: "Two")))
    asking.scene.settle()
    #expect(asking.record.take() == ["Two"])
  }

  @Test("a finger lifted beside the buttons chooses nothing")
  func liftedOutside() {
    let asking = Asking()
    asking.add("One")
    asking.present()
    asking.send(.pointer(.down, at: asking.middle(of: "One")))
    asking.send(.pointer(.moved, at: CGPoint(x: 5, y: 5)))
    asking.send(.pointer(.up, at: CGPoint(x: 5, y: 5)))
    asking.scene.settle()
    #expect(asking.record.take().isEmpty)
    #expect(asking.presenter.presentedViewController === asking.alert)
  }

  @Test("a choice that is disabled cannot be made, and can once it is enabled")
  func disabled() {
    let asking = Asking()
    let action = asking.add("Go")
    action.isEnabled = false
    asking.present()
    asking.tap("Go")
    asking.key(.keyboardReturnOrEnter)
    asking.scene.settle()
    #expect(asking.record.take().isEmpty)
    action.isEnabled = true
    asking.tap("Go")
    asking.scene.settle()
    #expect(asking.record.take() == ["Go"])
  }

  @Test("two cancel actions, and a preferred action of another alert, are faults")
  func faults() {
    let asking = Asking()
    asking.add("Cancel", .cancel)
    let (_, messages) = Fault.observing {
      asking.alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      asking.alert.preferredAction = UIAlertAction(title: "Other", style: .default)
    }
    #expect(messages.count == 2)
    #expect(asking.alert.actions.count == 1)
    #expect(asking.alert.preferredAction == nil)
  }

  @Test("where the choices stand")
  func order() {
    func order(_ titles: [(String, UIAlertAction.Style)], _ style: UIAlertController.Style = .alert) -> [String] {
      let asking = Asking(style)
      for (title, style) in titles { asking.add(title, style) }
      asking.present()
      return asking.order
    }
    #expect(order([("OK", .default), ("Cancel", .cancel)]) == ["Cancel", "OK"], "side by side, cancel first")
    #expect(order([("Cancel", .cancel), ("A", .default), ("B", .destructive)]) == ["A", "B", "Cancel"])
    #expect(order([("Cancel", .cancel), ("A", .default)], .actionSheet) == ["A", "Cancel"])
    let long = "A rather long choice to make"
    #expect(order([("Cancel", .cancel), (long, .default)]) == [long, "Cancel"], "one above the other")
  }

  @Test(
    "the alert stands in the middle and stays there, whole, whatever the window",
    arguments: [
      CGSize(width: 320, height: 240), CGSize(width: 1200, height: 800), CGSize(width: 200, height: 150),
    ])
  func resized(size: CGSize) throws {
    for style in [UIAlertController.Style.alert, .actionSheet] {
      let asking = Asking(style, message: String(repeating: "Many words. ", count: 80))
      for title in ["One", "Two", "Three"] { asking.add(title) }
      asking.add("Cancel", .cancel)
      asking.present()
      UIApplication.shared.resize(to: size)
      asking.scene.turn.run()
      let frame = try #require(asking.view).frame
      #expect(frame.minX >= 8 && frame.maxX <= size.width - 8)
      #expect(frame.minY >= 8 && frame.maxY <= size.height - 8)
      #expect(abs(frame.midX - size.width / 2) <= 0.5)
      if style == .alert { #expect(abs(frame.midY - size.height / 2) <= 0.5) }
      if style == .actionSheet { #expect(frame.maxY == size.height - 8) }
      #expect(asking.alert.viewIfLoaded?.superview?.frame.size == size)
    }
  }

  @Test("a tap beside a sheet cancels it; beside an alert it does nothing; without a cancel action neither does")
  func backdrop() {
    for (style, hasCancel, expected) in [
      (UIAlertController.Style.actionSheet, true, ["Cancel"]), (.alert, true, []), (.actionSheet, false, []),
    ] {
      let asking = Asking(style)
      asking.add("One")
      if hasCancel { asking.add("Cancel", .cancel) }
      asking.present()
      asking.send(.pointer(.down, at: CGPoint(x: 5, y: 5)))
      asking.send(.pointer(.up, at: CGPoint(x: 5, y: 5)))
      asking.scene.settle()
      #expect(asking.record.take() == expected)
    }
  }

  @Test("alerts are freed when they are gone")
  func freed() {
    weak var alert: UIAlertController?
    do {
      let scene = TestScene(showing: UIViewController())
      let asked = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
      asked.addAction(UIAlertAction(title: "OK", style: .cancel))
      alert = asked
      scene.window.rootViewController?.present(asked, animated: true)
      scene.settle()
      #expect(alert?.viewIfLoaded?.window != nil)
      scene.window.rootViewController?.dismiss(animated: true)
      scene.settle()
    }
    Turn.current.run()
    #expect(alert == nil)
  }
}

@MainActor
@Suite("Alerts and the keyboard", .oneAtATime) struct AlertKeyTests {
  @Test("Return makes the preferred choice, else cancels; Escape and Back cancel")
  func keys() {
    func answer(preferring: String?, _ act: (Asking) -> Void) -> [String] {
      let asking = Asking()
      for (title, style) in [("Save", UIAlertAction.Style.default), ("Drop", .destructive), ("Cancel", .cancel)] {
        let action = asking.add(title, style)
        if title == preferring { asking.alert.preferredAction = action }
      }
      asking.present()
      act(asking)
      asking.scene.settle()
      return asking.record.take()
    }
    #expect(answer(preferring: "Save") { $0.key(.keyboardReturnOrEnter) } == ["Save"])
    #expect(answer(preferring: nil) { $0.key(.keyboardReturnOrEnter) } == ["Cancel"])
    #expect(answer(preferring: "Save") { $0.key(.keyboardEscape) } == ["Cancel"])
    #expect(answer(preferring: "Save") { $0.send(.back) } == ["Cancel"])
    #expect(answer(preferring: nil) { $0.key(.keyboardSpacebar) } == [])
  }

  @Test("Escape leaves an alert without a cancel action, and what is below, alone")
  func escapeWithoutCancel() {
    let record = Record()
    let (a, b) = (Recorder("A", record), Recorder("B", record))
    let navigation = UINavigationController(rootViewController: a)
    let scene = TestScene(showing: navigation)
    navigation.pushViewController(b, animated: false)
    scene.settle()
    let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    b.present(alert, animated: true)
    scene.settle()
    UIApplication.shared.send(.keyDown(KeyInput(.keyboardEscape)))
    scene.settle()
    #expect(navigation.viewControllers == [a, b])
    #expect(navigation.presentedViewController === alert)
  }

  @Test("Escape cancels the alert even while the mouse holds a button of it down")
  func escapeWhilePressed() {
    let asking = Asking()
    asking.add("OK")
    asking.add("Cancel", .cancel)
    asking.present()
    asking.send(.pointer(.down, at: asking.middle(of: "OK")))
    asking.key(.keyboardEscape)
    asking.scene.settle()
    asking.send(.pointer(.up, at: CGPoint(x: 160, y: 300)))
    #expect(asking.record.take() == ["Cancel"])
  }

  @Test("Tab and arrows go from button to button and nowhere else; Return and Space press the one with the focus")
  func focus() {
    let asking = Asking()
    let below = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    asking.presenter.view.addSubview(below)
    for title in ["One", "Two"] { asking.add(title) }
    asking.add("Cancel", .cancel)
    asking.present()
    var seen: [String?] = []
    for _ in 0..<4 {
      asking.key(.keyboardTab)
      seen.append((asking.scene.window.focusedView as? AlertButton)?.action.title)
    }
    #expect(seen == ["One", "Two", "Cancel", "One"])
    asking.key(.keyboardDownArrow)
    asking.send(.keyDown(KeyInput(.keyboardSpacebar)))
    #expect(asking.button("Two")?.isHighlighted == true)
    asking.send(.keyUp(KeyInput(.keyboardSpacebar)))
    asking.scene.settle()
    #expect(asking.record.take() == ["Two"])
  }

  @Test("the first responder and the focus are given back, before the handler runs")
  func givenBack() {
    let asking = Asking()
    let keys = KeyView(frame: CGRect(x: 0, y: 50, width: 100, height: 40))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    for view in [keys, button] { asking.presenter.view.addSubview(view) }
    asking.scene.settle()
    #expect(keys.becomeFirstResponder())
    asking.scene.window.setFocus(button, showsRing: true)
    var atHandler: [Bool] = []
    asking.alert.addAction(
      UIAlertAction(title: "OK", style: .default) { _ in
        atHandler = [keys.isFirstResponder, asking.scene.window.focusedView === button]
      })
    asking.present()
    #expect(!keys.isFirstResponder)
    #expect(asking.alert.isFirstResponder)
    #expect((asking.scene.window.focusedView as? AlertButton)?.action.title == "OK", "it is seen what Return does")
    asking.key(.keyboardReturnOrEnter)
    asking.scene.settle()
    #expect(atHandler == [true, true])
    #expect(asking.scene.window.keyboardPlace.showsRing)
  }

  @Test("keys do not reach the screen below")
  func below() {
    final class Screen: UIViewController {
      var keys = 0
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { keys += 1 }
    }
    let screen = Screen()
    let scene = TestScene(showing: screen)
    let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    screen.present(alert, animated: true)
    scene.settle()
    for code in [UIKeyboardHIDUsage.keyboardPageDown, .keyboardDownArrow, .keyboardTab, .keyboardReturnOrEnter] {
      UIApplication.shared.send(.keyDown(KeyInput(code)))
      UIApplication.shared.send(.keyUp(KeyInput(code)))
      scene.turn.run()
    }
    #expect(screen.keys == 0)
  }
}
