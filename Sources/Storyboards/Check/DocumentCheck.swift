// DocumentCheck: what can be said of a file before any object is made. Mistakes in connections of known classes, and in
// the classes of segues, refuse the file; everything else is a problem that is told of, and reading goes on.

import Foundation

/// Looks a whole document over, once, when it is opened.
@MainActor
struct DocumentCheck {
  let document: StoryboardDocument
  let log: ProblemLog
  let resolver: ClassResolver

  /// Tells of all problems; throws where known classes lack what the file connects to (X28), and where a segue's class
  /// could not perform it.
  func run() throws(StoryboardError) {
    for element in document.duplicates {
      log.add(
        element, found: "has an id that an element before it has", expected: "an id of its own (X4)",
        outcome: "The id means the first of them.")
    }
    if let id = document.root["initialViewController"], document.initialScene == nil {
      log.add(
        document.root, found: "starts with \"\(id)\", which is no view controller of this file",
        expected: "the id of a scene's controller", outcome: "The file has no initial view controller.")
    }
    let connections = ConnectionCheck(document: document, log: log, resolver: resolver)
    let classes = SegueClassCheck(log: log, resolver: resolver)
    // A segue class that refuses the file is not told of as one that is merely not known.
    guard document.allElements.allSatisfy({ classes.problem(of: $0) == nil }) else {
      throw .disconnected(document.allElements.compactMap { classes.problem(of: $0) ?? connections.problem(of: $0) })
    }
    checkScenes()
    UnwindActionCheck(document: document, log: log, resolver: resolver).run()
    let missing = document.allElements.compactMap { connections.problem(of: $0) }
    guard missing.isEmpty else { throw .disconnected(missing) }
  }

  private func checkScenes() {
    let segues = SegueCheck(document: document, log: log)
    for scene in document.scenes {
      if let controller = scene.controller {
        checkKind(of: controller)
      } else if let first = scene.objects.first {
        log.add(
          first, found: "stands in a scene without a view controller", expected: "a view controller in every scene",
          outcome: "The scene is never shown.")
      }
      for segue in scene.segues { segues.check(segue) }
    }
    for element in document.allElements {
      ValueCheck(log: log).check(element)
      checkPrototypes(of: element)
      // Asking for the class tells of one that is not known (X8).
      if element["customClass"] != nil, let base = ElementClass.base(of: element) {
        _ = resolver.resolve(element, base: base)
      }
    }
  }

  private func checkPrototypes(of table: Element) {
    for prototype in table.items(of: "prototypes") where prototype.name == "tableViewCell" {
      guard prototype["reuseIdentifier"]?.isEmpty ?? true else { continue }
      log.add(
        prototype, found: "has no reuse identifier", expected: "a reuseIdentifier by which the table asks for it",
        outcome: "The prototype is never used.")
    }
  }

  private func checkKind(of controller: Element) {
    guard let missing = ControllerKind.named(controller.name).missing else { return }
    log.add(
      controller, found: "stands for a controller that is not supported, \(missing)",
      expected: "a view controller, table view controller or navigation controller",
      outcome: "A plain view controller stands in.")
  }
}
