// SceneInstance+Connections: outlets, actions and triggers of segues (X27–X30).

import Foundation
import Navigation
import Tables
import Views

extension SceneInstance {
  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]

  /// Follows the connections of one element, in the file's order.
  func connect(_ element: Element) {
    guard let id = element.id, let owner = object(id) else { return }
    for connection in element.items(of: "connections") {
      switch connection.name {
      case "outlet", "outletCollection":
        // A controller's outlets into its view wait until the view is made (W14, X29).
        guard !isBeforeView || connection["destination"].map({ object($0) != nil }) == true else { continue }
        if connected.insert(ObjectIdentifier(connection)).inserted || owner !== controller {
          connectOutlet(connection, of: owner)
        }
      case "action": connectAction(connection, of: owner)
      case "segue": connectTrigger(connection, of: owner)
      default: break
      }
    }
  }

  private func connectOutlet(_ connection: Element, of owner: AnyObject) {
    guard let name = connection["property"], let id = connection["destination"] else { return }
    guard let value = object(id) else {
      return log.add(
        connection, found: "leads to \"\(id)\", which is not there", expected: "an object of this scene",
        outcome: "The outlet stays empty.")
    }
    if let outlet = (type(of: owner) as? any Connectable.Type)?.outlet(named: name) {
      if outlet.connect(value, to: owner) { return }
      return log.add(
        connection, found: "gives \"\(name)\" a \(type(of: value))",
        expected: outlet.expected.map { "a \($0)" } ?? "another type", outcome: "The outlet stays empty.")
    }
    connectOwn(name, to: value, of: owner)
  }

  /// The outlets that the product's own classes have.
  private func connectOwn(_ name: String, to value: AnyObject, of owner: AnyObject) {
    switch (owner, name) {
    case (let table as UITableView, "dataSource"): table.dataSource = value as? any UITableViewDataSource
    case (let table as UITableView, "delegate"): table.delegate = value as? any UITableViewDelegate
    case (let scroll as UIScrollView, "delegate"): scroll.delegate = value as? any UIScrollViewDelegate
    case (let bar as UINavigationBar, "delegate"): bar.delegate = value as? any UINavigationBarDelegate
    default: break
    }
  }

  private func connectAction(_ connection: Element, of owner: AnyObject) {
    guard let name = connection["selector"] else { return }
    // An action that leads to the first responder's placeholder has no target: it goes along the chain (X27).
    let target = connection["destination"].flatMap { object($0) }
    switch owner {
    case let control as UIControl:
      let event = connection.choice("eventType", SceneInstance.events) ?? .touchUpInside
      control.addTarget(target, action: Selector(name), for: event)
    case let item as UIBarButtonItem:
      item.target = target
      item.action = Selector(name)
    default:
      log.add(
        connection, found: "starts at a \(type(of: owner))", expected: "a control or a bar button",
        outcome: "The action is left out.")
    }
  }

  private func connectTrigger(_ connection: Element, of owner: AnyObject) {
    guard let template = templates[ObjectIdentifier(connection)], owner !== controller,
      connection["kind"] != "embed"
    else { return }
    switch owner {
    case let cell as UITableViewCell:
      let trigger: @MainActor (UITableViewCell) -> Void = { [weak controller] cell in
        if let controller { template.perform(from: controller, sender: cell) }
      }
      if connection["trigger"] == "accessoryAction" {
        cell.accessoryTrigger = trigger
      } else {
        cell.selectionTrigger = trigger
      }
    case let control as UIControl:
      control.addAction(
        UIAction { [weak controller, weak control] _ in
          if let controller { template.perform(from: controller, sender: control) }
        }, for: .touchUpInside)
    case let item as UIBarButtonItem:
      item.trigger = { [weak controller] item in
        if let controller { template.perform(from: controller, sender: item) }
      }
    default:
      log.add(
        connection, found: "starts at a \(type(of: owner))",
        expected: "a controller, a control, a cell or a bar button",
        outcome: "Only performSegue(withIdentifier:sender:) starts it.")
    }
  }
}
