// SegueTemplate: what a storyboard says of a segue; each use of it makes a new segue and a new destination (W6).

import Essentials
import Foundation
import Views

/// A segue as it stands in a storyboard.
@MainActor
package final class SegueTemplate {
  /// What kind of change a segue is.
  package enum Kind: String, Sendable {
    case custom, show, push, modal, presentation, showDetail, embed, unwind, relationship, replace, popover
    case popoverPresentation
  }

  package let identifier: String?
  package let kind: Kind
  /// The class to make the segue of; nil for the base class.
  package var segueClass: UIStoryboardSegue.Type?
  /// Makes the destination; nil for an unwind.
  package var makeDestination: (@MainActor () -> UIViewController?)?
  /// The action that an unwind's destination must have.
  package var unwindAction: Selector?
  package var animates = true
  /// What is set on the destination before it is presented; nil leaves the destination's own.
  package var modalPresentationStyle: UIModalPresentationStyle?
  package var modalTransitionStyle: UIModalTransitionStyle?
  /// The view of the source that an embedded destination fills.
  package var embedView: (@MainActor (UIViewController) -> UIView?)?
  /// Where the segue stands, for messages: file, line and id.
  package var sourceLocation = ""

  package init(identifier: String?, kind: Kind) { (self.identifier, self.kind) = (identifier, kind) }

  /// What a control, bar item or cell does: asks the source, then performs (W1).
  package func perform(from source: UIViewController, sender: Any?) {
    guard source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
    performUnasked(from: source, sender: sender)
  }

  /// What code does: performs without asking (W2).
  package func performUnasked(from source: UIViewController, sender: Any?) {
    if kind == .unwind { return Unwind(template: self, source: source, sender: sender).perform() }
    guard let destination = makeDestination?() else {
      return Log.note("\(described(from: source)) makes no destination. Nothing is performed.")
    }
    if let modalPresentationStyle { destination.modalPresentationStyle = modalPresentationStyle }
    if let modalTransitionStyle { destination.modalTransitionStyle = modalTransitionStyle }
    let segue = makeSegue(source: source, destination: destination)
    source.prepare(for: segue, sender: sender)
    perform(segue)
  }

  /// Makes the segue object, of the class that the storyboard names.
  func makeSegue(source: UIViewController, destination: UIViewController) -> UIStoryboardSegue {
    let segue = (segueClass ?? UIStoryboardSegue.self).init(
      identifier: identifier, source: source, destination: destination)
    segue.template = self
    return segue
  }

  /// Performs a segue, without animations where the storyboard says so (W13).
  func perform(_ segue: UIStoryboardSegue) {
    if animates { return segue.perform() }
    UIView.performWithoutAnimation { segue.perform() }
  }

  /// How messages call the segue.
  func described(from source: UIViewController) -> String {
    let name = identifier.map { " \"\($0)\"" } ?? ""
    let place = sourceLocation.isEmpty ? "" : "\(sourceLocation): "
    return "\(place)The \(kind.rawValue) segue\(name) of \(source.named)"
  }
}

/// The segues of one controller, and the file's object that they come from.
struct SegueStore {
  var templates: [SegueTemplate] = []
  var storyboardObject: AnyObject?
  var hasStoryboard = false
  /// Where the controller stands in a storyboard, for messages: file, line and id.
  var place = ""
  /// The segues that lead nowhere, by identifier, and where they stand.
  var leftOut: [String: String] = [:]
}

extension UIViewController {
  /// The segues that lead away from this controller, in the file's order.
  package var segueTemplates: [SegueTemplate] {
    get { segues.templates }
    set { segues.templates = newValue }
  }

  /// The storyboard that made this controller.
  package var storyboardObject: AnyObject? {
    get { segues.storyboardObject }
    set { segues.storyboardObject = newValue }
  }

  /// Whether a storyboard made this controller.
  package var hasStoryboard: Bool {
    get { segues.hasStoryboard || segues.storyboardObject != nil }
    set { segues.hasStoryboard = newValue }
  }

  /// Says where this controller stands in a storyboard: file, line and id.
  package func setStoryboardPlace(_ place: String) { segues.place = place }

  /// Remembers a segue that leads nowhere, and where it stands, for whoever performs it.
  package func leaveOutSegue(identifier: String, at place: String) { segues.leftOut[identifier] = place }

  func performSegueFromStore(identifier: String, sender: Any?) {
    guard let template = segueTemplates.first(where: { $0.identifier == identifier }) else {
      return fault("Receiver (\(named)) has no segue with identifier '\(identifier)'. \(reason(lacking: identifier))")
    }
    template.performUnasked(from: self, sender: sender)
  }

  private func reason(lacking identifier: String) -> String {
    guard hasStoryboard else { return "No storyboard made it." }
    if let place = segues.leftOut[identifier] { return "\(place) of that name leads nowhere and was left out." }
    let known = segueTemplates.compactMap(\.identifier)
    let expected = expectation(insteadOf: identifier, among: known, called: "segues")
    return "\(segues.place.isEmpty ? "The storyboard" : segues.place) lists no such segue; expected \(expected)."
  }
}
