// Asking: a screen with an alert over it, and what a user does to that.

import Essentials
import Foundation
import Geometry
import Layers
import OneAtATime
import Testing
import Views

@testable import Navigation

/// A screen with an alert to be shown over it.
@MainActor
final class Asking {
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
