// SceneInstance+Connections: outlets and actions (X27, X28, X30).

import Foundation
import Navigation
import Tables
import Views

extension SceneInstance {
  /// Follows the connections that an object's element lists, in the file's order.
  func connect(_ element: Element, owner: AnyObject) {
    for connection in element.items(of: "connections") { follow(connection, owner: owner) }
  }

  /// Follows one connection; one that leads to an object of the view waits until that is there.
  func follow(_ connection: Element, owner: AnyObject) {
    switch connection.name {
    case "outlet", "outletCollection": connectOutlet(connection, owner: owner)
    case "action": connectAction(connection, owner: owner)
    case "segue": connectTrigger(connection, owner: owner)
    default:
      log.add(
        connection, found: "is a connection of a kind that is not known",
        expected: "an outlet, outletCollection, action or segue", outcome: "It is left out.")
    }
  }

  private func connectOutlet(_ connection: Element, owner: AnyObject) {
    guard let name = connection["property"], let id = connection["destination"] else { return }
    // The view is connected by being loaded. What a stand-in lacks has been told of with its class.
    if owner is UIViewController && name == "view" || isStandIn(connection.parent?.parent) { return }
    guard let value = object(id) else {
      if !isComplete { return wait(connection, owner: owner) }
      return log.add(
        connection, found: "leads to \"\(id)\", which is no object of this scene", expected: "an object of this scene",
        outcome: "\"\(name)\" is not set.")
    }
    if let outlet = (type(of: owner) as? UIResponder.Type)?.outlet(named: name) {
      if outlet.connect(value, to: owner) || isStandIn(document.element(withID: id)) { return }
      return log.add(
        connection, found: "sets \"\(name)\" of \(type(of: owner)) to a \(type(of: value))",
        expected: outlet.expected.map { "a \($0)" } ?? "another type", outcome: "\"\(name)\" is not set.")
    }
    if connectOwn(name, of: owner, to: value) || isStandIn(document.element(withID: id)) { return }
    let owner = String(describing: type(of: owner))
    log.add(
      connection, found: "sets \"\(name)\" of \(owner), which has no such outlet or none for a \(type(of: value))",
      expected: "an outlet of \(owner)", outcome: "\"\(name)\" is not set.")
  }

  /// Whether an element's object is of another class than the file means, so that its connections lead nowhere.
  private func isStandIn(_ element: Element?) -> Bool {
    guard let element, element.name != "placeholder" else { return false }
    guard let base = ElementClass.base(of: element) else { return true }
    return element["customClass"] != nil && storyboard.resolver.isUnresolved(element, base: base)
  }

  /// Sets an outlet that one of UIKit's classes has without listing it; false where there is none.
  private func connectOwn(_ name: String, of owner: AnyObject, to value: AnyObject) -> Bool {
    switch (owner, name, value) {
    case (let view as UIView, "gestureRecognizers", let recognizer as UIGestureRecognizer):
      view.addGestureRecognizer(recognizer)
    case (let scroll as UIScrollView, "delegate", let delegate as any UIScrollViewDelegate): scroll.delegate = delegate
    case (let bar as UINavigationBar, "delegate", let delegate as any UINavigationBarDelegate): bar.delegate = delegate
    case (let navigation as UINavigationController, "delegate", let delegate as any UINavigationControllerDelegate):
      navigation.delegate = delegate
    case (let recognizer as UIGestureRecognizer, "delegate", let delegate as any UIGestureRecognizerDelegate):
      recognizer.delegate = delegate
    default: return false
    }
    return true
  }

  // MARK: Actions

  private func connectAction(_ connection: Element, owner: AnyObject) {
    guard let name = connection["selector"], let id = connection["destination"] else { return }
    if isStandIn(connection.parent?.parent) || isStandIn(document.element(withID: id)) { return }
    let target = object(id)
    // The first responder's placeholder stands for nobody: the action goes along the chain (X27).
    if target == nil, document.element(withID: id)?.name != "placeholder" {
      if !isComplete { return wait(connection, owner: owner) }
      return log.add(
        connection, found: "leads to \"\(id)\", which is no object of this scene", expected: "an object of this scene",
        outcome: "The action is not sent.")
    }
    if let target, !((target as? UIResponder)?.responds(to: Selector(name)) ?? false) {
      return log.add(
        connection, found: "sends \"\(name)\" to a \(type(of: target)), which lacks it",
        expected: "an action that the class lists among its connections", outcome: "The action is not sent.")
    }
    send(Selector(name), to: target, connection, owner: owner)
  }

  private func send(_ action: Selector, to target: AnyObject?, _ connection: Element, owner: AnyObject) {
    switch owner {
    case let control as UIControl:
      let usual: UIControl.Event = control is UIButton ? .touchUpInside : .valueChanged
      control.addTarget(target, action: action, for: connection.choice("eventType", Self.events) ?? usual)
    case let item as UIBarButtonItem:
      (item.target, item.action) = (target, action)
    case let recognizer as UIGestureRecognizer:
      if let target { return recognizer.addTarget(target, action: action) }
      recognizer.addAction { UIApplication.shared.sendAction(action, to: nil, from: $0, for: nil) }
    default:
      log.add(
        connection, found: "starts at a \(type(of: owner))", expected: "a control, bar button or gesture recognizer",
        outcome: "The action is not sent.")
    }
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]
}
