// ViewKind: which class each view element stands for (X13).

import Navigation
import Tables
import Views

/// The views that files know.
@MainActor
enum ViewKind {
  /// Elements inside a controller that are no views though they stand where views do.
  private nonisolated static let others: Set<String> = [
    "rect", "autoresizingMask", "color", "constraints", "connections", "subviews", "nil", "string", "fontDescription",
    "edgeInsets", "userDefinedRuntimeAttributes", "viewLayoutGuide", "variation", "mask", "exclude",
  ]

  /// Whether an element is a view.
  nonisolated static func isView(_ element: Element) -> Bool { !others.contains(element.name) && element.id != nil }

  /// The class of an element's own kind; nil where this product has no such view.
  static func base(of name: String) -> UIView.Type? {
    switch name {
    case "view", "containerView", "tableViewCellContentView": UIView.self
    case "label": UILabel.self
    case "button": UIButton.self
    case "imageView": UIImageView.self
    case "scrollView": UIScrollView.self
    case "tableView": UITableView.self
    case "tableViewCell": UITableViewCell.self
    case "navigationBar": UINavigationBar.self
    case "switch": UISwitch.self
    case "slider": UISlider.self
    case "segmentedControl": UISegmentedControl.self
    case "stepper": UIStepper.self
    case "progressView": UIProgressView.self
    case "pageControl": UIPageControl.self
    case "activityIndicatorView": UIActivityIndicatorView.self
    default: nil
    }
  }
}
