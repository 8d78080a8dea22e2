// SegueCheck: whether segues lead somewhere, and containers do not hold themselves (X9–X11, PITFALLS 59).

import Foundation
import Navigation

/// Looks the segues of a document over.
@MainActor
struct SegueCheck {
  let document: StoryboardDocument
  let log: ProblemLog

  /// Tells of a segue that leads nowhere or is of an unknown kind; it is then left out.
  func check(_ segue: Element) {
    guard let kind = segue["kind"].flatMap(SegueTemplate.Kind.init) else {
      return leaveOut(
        segue, "is of the kind \"\(segue["kind"] ?? "")\", which is not known",
        "show, push, modal, presentation, showDetail, replace, popover, embed, custom or unwind")
    }
    guard let id = segue["destination"] else { return leaveOut(segue, "has no destination", "the id of one") }
    let element = document.element(withID: id)
    if kind == .unwind {
      if element?.name != "exit" { leaveOut(segue, "leads to \"\(id)\"", "the exit of this scene (W41)") }
    } else if element == nil {
      leaveOut(
        segue, "leads to \"\(id)\", an id that this file lacks", "a view controller or this scene's exit")
    } else if !document.hasController(withID: id) {
      leaveOut(segue, "leads to \"\(id)\", which is no view controller", "a view controller")
    }
  }

  private func leaveOut(_ segue: Element, _ found: String, _ expected: String) {
    log.add(segue, found: found, expected: expected, outcome: "The segue is left out.")
  }

  /// The embed and relationship segues by which a scene would hold itself, directly or through others: following them
  /// would never end. Each is told of.
  func circularSegues() -> Set<ObjectIdentifier> {
    var circular: Set<ObjectIdentifier> = []
    var done: Set<ObjectIdentifier> = []
    for scene in document.scenes { visit(scene, path: [], done: &done, circular: &circular) }
    return circular
  }

  private func visit(
    _ scene: StoryboardScene, path: Set<ObjectIdentifier>, done: inout Set<ObjectIdentifier>,
    circular: inout Set<ObjectIdentifier>
  ) {
    guard !done.contains(ObjectIdentifier(scene)) else { return }
    let path = path.union([ObjectIdentifier(scene)])
    let holding = scene.relationships("rootViewController") + scene.segues.filter { $0["kind"] == "embed" }
    for segue in holding {
      guard let child = segue["destination"].flatMap({ document.scene(ofController: $0) }) else { continue }
      if path.contains(ObjectIdentifier(child)) {
        circular.insert(ObjectIdentifier(segue))
        leaveOut(segue, "makes a controller hold itself", "a controller that does not lead back here")
      } else {
        visit(child, path: path, done: &done, circular: &circular)
      }
    }
    done.insert(ObjectIdentifier(scene))
  }
}
