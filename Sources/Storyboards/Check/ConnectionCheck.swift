// ConnectionCheck: holds the file's outlets and actions against the classes that they name, before any object is made.

import Foundation
import Navigation
import Tables
import Views

/// Finds the outlets and actions that a known class does not list (X28). An unwind action that nobody has is no
/// mistake: its search may end elsewhere (W22).
@MainActor
struct ConnectionCheck {
  let document: StoryboardDocument
  let log: ProblemLog
  let resolver: ClassResolver

  func problems() -> [StoryboardProblem] {
    var problems: [StoryboardProblem] = []
    for scene in document.scenes {
      for object in scene.objects {
        object.forEach { element in
          for connection in element.items(of: "connections") {
            if let problem = problem(connection, of: element) { problems.append(problem) }
          }
        }
      }
    }
    return problems
  }

  private func problem(_ connection: Element, of owner: Element) -> StoryboardProblem? {
    switch connection.name {
    case "outlet", "outletCollection":
      guard let name = connection["property"] else { return nil }
      return missing(name, "outlet", connection, in: owner) { $0.kind != .action }
    case "action":
      guard let name = connection["selector"], let id = connection["destination"],
        let target = document.element(withID: id)
      else { return nil }
      return missing(name, "action", connection, in: target) { $0.kind == .action }
    default: return nil
    }
  }

  private func missing(
    _ name: String, _ what: String, _ connection: Element, in element: Element, where isOfKind: (Connection) -> Bool
  ) -> StoryboardProblem? {
    guard element["customClass"] != nil, let base = base(of: element) else { return nil }
    let resolved = resolver.resolve(element, base: base)
    guard resolved.isCustom, let type = resolved.type as? any Connectable.Type else { return nil }
    let names = type.connections.filter(isOfKind).map(\.name)
    guard !names.contains(name), !Self.ownOutlets.contains(name) else { return nil }
    let closest = closestName(to: name, among: names)
    let expected =
      closest.map { "\"\($0)\", the closest of its \(what)s" }
      ?? (names.isEmpty
        ? "an \(what) that the class lists among its connections" : "one of \(names.joined(separator: ", "))")
    return log.problem(
      connection, found: "names the \(what) \"\(name)\", which \(resolved.type) does not list", expected: expected,
      outcome: "this class is not key value coding-compliant for the key \(name).")
  }

  /// The outlets that the product's own classes have, which subclasses have too.
  private static let ownOutlets: Set<String> = ["dataSource", "delegate", "view"]

  private func base(of element: Element) -> AnyClass? {
    if ControllerKind.isController(element.name) { return ControllerKind.named(element.name).base }
    return ViewKind.base(of: element.name)
  }
}
