// Unwind: one unwinding from beginning to end, in the order of W20 and W36.

import Essentials
import Views

/// Search, segue, prepare, action, perform.
@MainActor
struct Unwind {
  let template: SegueTemplate
  let source: UIViewController
  let sender: Any?

  func perform() {
    guard let action = template.unwindAction else {
      return Log.note("\(template.described(from: source)) names no action. Nothing is performed.")
    }
    let search = UnwindSearch(action: action, source: source, sender: sender)
    guard let destination = search.run() else {
      return Log.note(template.sourceLocation.isEmpty ? search.report : "\(template.sourceLocation): \(search.report)")
    }
    let path = UnwindPath(from: source, to: destination)
    let (segue, isContainers) = makeSegue(to: destination, by: path)
    source.prepare(for: segue, sender: sender)
    destination.perform(action, with: segue)
    // A container's own segue leads between its children; what was presented over them is dismissed for it.
    if isContainers { path.dismiss() }
    template.perform(segue)
  }

  /// The segue, and whether it is one that the destination's container supplied for a source outside that container.
  private func makeSegue(
    to destination: UIViewController, by path: UnwindPath
  ) -> (segue: UIStoryboardSegue, isContainers: Bool) {
    let executor = path.presenter === destination ? destination : destination.parent ?? destination
    let supplied = executor.segueForUnwinding(to: destination, from: source, identifier: template.identifier)
    if let supplied, type(of: supplied) != UIStoryboardSegue.self || supplied.hasPerformHandler {
      supplied.template = template
      return (supplied, executor !== destination && !source.isDescendant(of: executor))
    }
    return (template.makeSegue(source: source, destination: destination), false)
  }
}
