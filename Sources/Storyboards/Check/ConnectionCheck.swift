// ConnectionCheck: holds the file's outlets and actions against the classes that they name, before any object is made.

import Essentials
import Foundation
import Views

/// Finds the outlets and actions that a known class does not list (X28). An unwind action that nobody has is no
/// mistake: its search may end elsewhere (W22).
@MainActor
struct ConnectionCheck {
  let document: StoryboardDocument
  let log: ProblemLog
  let resolver: ClassResolver

  /// What is wrong with an element that is an outlet or action of a known class; nil for all that is right.
  func problem(of connection: Element) -> StoryboardProblem? {
    guard connection.parent?.name == "connections", let owner = connection.parent?.parent else { return nil }
    switch connection.name {
    case "outlet", "outletCollection":
      guard let name = connection["property"] else { return nil }
      return missing(name, in: owner, connection) { $0.kind != .action }
    case "action":
      guard let name = connection["selector"], let id = connection["destination"],
        let target = document.element(withID: id)
      else { return nil }
      return missing(name, in: target, connection) { $0.kind == .action }
    default: return nil
    }
  }

  private func missing(
    _ name: String, in element: Element, _ connection: Element, where isMeant: (Connection) -> Bool
  ) -> StoryboardProblem? {
    guard element["customClass"] != nil else { return nil }
    let resolved = resolver.resolve(element, base: ElementClass.base(of: element) ?? UIView.self)
    guard resolved.isCustom, let type = resolved.type as? UIResponder.Type else { return nil }
    let names = type.connections.filter(isMeant).map(\.name)
    let isOutlet = connection.name != "action"
    guard !names.contains(name), !(isOutlet && Self.ownOutlets.contains(name)) else { return nil }
    return log.problem(
      connection,
      found: isOutlet
        ? "sets \"\(name)\" of \(type): this class is not key value coding-compliant for the key \(name)"
        : "sends \"\(name)\" to \(type), which has no action of that name",
      expected: expectation(name, among: names, of: type, isOutlet ? "outlets" : "actions"),
      outcome: "The storyboard is refused.")
  }

  private func expectation(_ name: String, among names: [String], of type: Any.Type, _ what: String) -> String {
    if let closest = closestName(to: name, among: names) { return "\"\(closest)\", the closest of its \(what)" }
    if names.isEmpty { return "it among the connections of \(type), which lists no \(what)" }
    return "one of its \(what): \(names.joined(separator: ", "))"
  }

  /// The outlets of UIKit's own classes, which subclasses inherit without listing them.
  private static let ownOutlets: Set<String> = ["dataSource", "delegate", "view", "gestureRecognizers"]
}
