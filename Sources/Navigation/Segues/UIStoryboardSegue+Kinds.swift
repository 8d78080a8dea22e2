// UIStoryboardSegue+Kinds: what the base class does for each kind of segue.

import Essentials
import Views

extension UIStoryboardSegue {
  func performAsKind() {
    switch template?.kind {
    case .show: source.show(destination, sender: self)
    case .showDetail, .replace: source.showDetailViewController(destination, sender: self)
    case .push: push()
    case .modal, .presentation, .popover, .popoverPresentation: source.present(destination, animated: true)
    case .embed: embed()
    case .unwind: UnwindPath(from: source, to: destination).unwind(self)
    case .custom, .relationship: faultMissingPerform()
    case nil:
      // A segue that code made leads back if its source came after its destination; else nothing says what to do.
      guard let path = UnwindPath(ifFrom: source, leadsTo: destination) else { return faultMissingPerform() }
      path.unwind(self)
    }
  }

  private func push() {
    guard let navigation = source.navigationController ?? source as? UINavigationController else {
      return fault(
        "Could not find a navigation controller for segue '\(identifier ?? "")'. Push segues can only be used when "
          + "the source controller is managed by an instance of UINavigationController.\(origin)")
    }
    navigation.pushViewController(destination, animated: true)
  }

  private func embed() {
    guard let container = template?.embedView?(source) else {
      return fault("Embed segue '\(identifier ?? "")' of \(source.named) has no container view.\(origin)")
    }
    source.addChild(destination)
    if let view = destination.view {
      view.frame = container.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(view)
    }
    destination.didMove(toParent: source)
  }

  private func faultMissingPerform() {
    fault(
      "Segue class '\(type(of: self))' of the segue '\(identifier ?? "")' does not override -perform; a custom segue "
        + "must implement it.\(origin)")
  }

  /// Where the segue stands in a storyboard, as a sentence behind another; empty for one that code made.
  private var origin: String {
    guard let place = template?.sourceLocation, !place.isEmpty else { return "" }
    return " It stands at \(place)."
  }
}
