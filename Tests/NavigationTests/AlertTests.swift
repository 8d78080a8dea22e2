// AlertTests: alerts and action sheets: what they say, how they are answered, who has the keyboard, what moves.

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

/// A screen with an alert to be shown over it.
@MainActor
private final class Asking {
  let record = Record()
  let presenter: Recorder
  let scene: TestScene
  let alert: UIAlertController

  init(
    _ style: UIAlertController.Style = .alert, title: String? = "Title", message: String? = "Message",
    size: CGSize = CGSize(width: 320, height: 568), reducesMotion: Bool = false
  ) {
    scene = TestScene(size: size)
    scene.turn.host = PlainHost(environment: Environment(size: size, reducesMotion: reducesMotion))
    presenter = Recorder("P", record)
    scene.show(presenter)
    alert = UIAlertController(title: title, message: message, preferredStyle: style)
    _ = record.take()
  }

  @discardableResult
  func add(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
    let action = UIAlertAction(title: title, style: style) { [weak self] _ in
      guard let self else { return }
      record.add(alert.presentingViewController == nil && alert.viewIfLoaded?.window == nil ? title : "\(title) early")
    }
    alert.addAction(action)
    return action
  }

  func present() {
    presenter.present(alert, animated: true) { [record] in record.add("presented") }
    scene.settle()
    #expect(record.take() == ["presented"], "M3: the presenter hears nothing")
  }

  func send(_ event: InputEvent) {
    UIApplication.shared.send(event)
    scene.turn.run()
  }

  func key(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
    send(.keyDown(KeyInput(code, modifiers: modifiers)))
    send(.keyUp(KeyInput(code, modifiers: modifiers)))
  }

  var view: AlertView? { alert.viewIfLoaded as? AlertView }

  func buttons(in view: UIView? = nil) -> [AlertButton] {
    (view ?? alert.view).subviews.flatMap { view in
      (view as? AlertButton).map { [$0] } ?? (view.isHidden ? [] : buttons(in: view))
    }
  }

  func button(_ title: String) -> AlertButton? { buttons().first { $0.action.title == title } }

  /// The middle of a button, in the window.
  func middle(of title: String) -> CGPoint {
    guard let button = button(title) else { return .zero }
    return button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
  }

  func tap(_ title: String) {
    send(.pointer(.down, at: middle(of: title)))
    send(.pointer(.up, at: middle(of: title)))
  }

  /// The titles of the buttons by place, row by row.
  var order: [String] {
    buttons().sorted {
      let (one, other) = ($0.convert($0.bounds, to: nil), $1.convert($1.bounds, to: nil))
      return (one.minY, one.minX) < (other.minY, other.minX)
    }.compactMap(\.action.title)
  }
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

@MainActor
@Suite("How alerts move", .oneAtATime) struct AlertMotionTests {
  private func begin(_ asking: Asking) {
    asking.add("OK", .cancel)
    asking.presenter.present(asking.alert, animated: true)
    asking.scene.turn.run()
  }

  private func scale(_ asking: Asking) -> CGFloat { asking.alert.view.layer.presentation()?.transform.m11 ?? .nan }
  private func opacity(_ asking: Asking) -> Double { Double(asking.alert.view.layer.presentation()?.opacity ?? .nan) }

  @Test("an alert shrinks from 1.2 to 1 while it appears, on a spring without overshoot")
  func shrinks() {
    let asking = Asking()
    begin(asking)
    #expect(scale(asking) == 1.2)
    #expect(opacity(asking) == 0)
    let spring = Spring(dampingRatio: 1, duration: 0.4)
    for time in [0.1, 0.2, 0.3] {
      asking.scene.run(for: 0.1)
      #expect(abs(Double(scale(asking)) - (1.2 - 0.2 * spring.value(at: time))) < 1e-6)
      #expect(abs(opacity(asking) - spring.value(at: time)) < 1e-6)
    }
    asking.scene.settle()
    #expect(scale(asking) == 1)
    #expect(opacity(asking) == 1)
    asking.presenter.dismiss(animated: true)
    asking.scene.run(for: 0.125)
    #expect(scale(asking) == 1, "it goes without growing")
    #expect(abs(opacity(asking) - 0.5) < 0.02)
  }

  @Test("a sheet rises from below the window")
  func rises() {
    let asking = Asking(.actionSheet)
    begin(asking)
    let layer = asking.alert.view.layer
    #expect(layer.presentation().map { $0.position.y - layer.bounds.height / 2 } == 568)
    asking.scene.settle()
    #expect(layer.presentation().map { $0.position.y + layer.bounds.height / 2 } == 560)
  }

  @Test("under reduced motion both only fade", arguments: [UIAlertController.Style.alert, .actionSheet])
  func reduced(style: UIAlertController.Style) {
    let asking = Asking(style, reducesMotion: true)
    begin(asking)
    #expect(scale(asking) == 1)
    #expect(opacity(asking) == 0)
    #expect(asking.alert.view.layer.presentation()?.position == asking.alert.view.layer.position)
    asking.scene.run(for: 0.1)
    #expect(abs(opacity(asking) - 0.5) < 0.01)
    asking.scene.run(for: 0.11)
    #expect(!UIApplication.shared.isInTransition)
  }

  @Test("input during the spring is dropped")
  func dropped() {
    let asking = Asking()
    begin(asking)
    asking.key(.keyboardReturnOrEnter)
    asking.key(.keyboardEscape)
    asking.scene.settle()
    #expect(asking.presenter.presentedViewController === asking.alert)
  }
}

@Suite("Alert layout") struct AlertLayoutTests {
  private let room = CGSize(width: 375, height: 667)

  @Test("an alert with two short choices")
  func pair() {
    let content = AlertLayout.Content(title: 22, message: 16, buttons: [60, 40])
    let layout = AlertLayout(content, .alert, in: room, canStandSideBySide: true)
    #expect(layout.isSideBySide)
    #expect(layout.size == CGSize(width: 270, height: 20 + 22 + 3 + 16 + 20 + 44))
    #expect(layout.title == CGRect(x: 16, y: 20, width: 238, height: 22))
    #expect(layout.message == CGRect(x: 16, y: 45, width: 238, height: 16))
    #expect(layout.rows == [CGRect(x: 0, y: 0, width: 135, height: 44), CGRect(x: 135, y: 0, width: 135, height: 44)])
  }

  @Test("one is too long for a half: one above the other")
  func stacked() {
    let content = AlertLayout.Content(title: 22, buttons: [60, 120])
    let layout = AlertLayout(content, .alert, in: room, canStandSideBySide: true)
    #expect(!layout.isSideBySide)
    #expect(layout.rows.map(\.minY) == [0, 44])
    #expect(layout.size.height == 150)
  }

  @Test("long texts get what the buttons leave; many buttons keep one and a half in sight")
  func tight() {
    let small = CGSize(width: 320, height: 240)
    let long = AlertLayout(
      AlertLayout.Content(title: 22, message: 900, buttons: [40]), .alert, in: small, canStandSideBySide: true)
    #expect(long.size.height == 208)
    #expect(long.buttons == CGRect(x: 0, y: 164, width: 270, height: 44))
    #expect(long.texts.height == 164)
    #expect(long.textsHeight == 965)
    let both = AlertLayout(
      AlertLayout.Content(title: 22, message: 900, buttons: Array(repeating: 40, count: 9)), .alert, in: small,
      canStandSideBySide: true)
    #expect(both.buttons.height == 66)
    #expect(both.texts.height == 142)
  }

  @Test("a sheet: cancel in a card of its own, and no card where there is nothing in it")
  func sheet() {
    let layout = AlertLayout(
      AlertLayout.Content(title: 16, buttons: [50, 50], hasCancelCard: true), .sheet, in: room,
      canStandSideBySide: false)
    #expect(layout.card == CGRect(x: 0, y: 0, width: 359, height: 14 + 16 + 14 + 114))
    #expect(layout.cancelCard == CGRect(x: 0, y: 166, width: 359, height: 57))
    let alone = AlertLayout(
      AlertLayout.Content(hasCancelCard: true), .sheet, in: room, canStandSideBySide: false)
    #expect(alone.card.height == 0)
    #expect(alone.cancelCard == CGRect(x: 0, y: 0, width: 359, height: 57))
  }

  @Test("no room gives no negative size", arguments: [0, 10, 40, 90] as [CGFloat])
  func none(side: CGFloat) {
    let layout = AlertLayout(
      AlertLayout.Content(title: 20, message: 300, buttons: [40, 40, 40], hasCancelCard: true), .sheet,
      in: CGSize(width: side, height: side), canStandSideBySide: false)
    #expect(layout.size.width >= 0 && layout.texts.height >= 0 && layout.buttons.height >= 0)
  }
}
