// ControllerKind: which class each controller element stands for (X6).

import Navigation
import Tables

/// A kind of controller that files know.
@MainActor
struct ControllerKind {
  /// The class that the element becomes here.
  let base: UIViewController.Type
  /// The name of the class that the element means and this product lacks; a plain controller then stands in.
  let missing: String?

  /// The kind of the element called `name`; nil if it is no controller.
  nonisolated static func isController(_ name: String) -> Bool { supported.contains(name) || missing[name] != nil }

  static func named(_ name: String) -> ControllerKind {
    switch name {
    case "tableViewController": ControllerKind(base: UITableViewController.self, missing: nil)
    case "navigationController": ControllerKind(base: UINavigationController.self, missing: nil)
    case "viewController": ControllerKind(base: UIViewController.self, missing: nil)
    default: ControllerKind(base: UIViewController.self, missing: missing[name] ?? name)
    }
  }

  private nonisolated static let supported: Set<String> = [
    "viewController", "tableViewController", "navigationController",
  ]
  private nonisolated static let missing: [String: String] = [
    "tabBarController": "UITabBarController", "splitViewController": "UISplitViewController",
    "pageViewController": "UIPageViewController", "collectionViewController": "UICollectionViewController",
    "avPlayerViewController": "AVPlayerViewController", "glkViewController": "GLKViewController",
    "hostingController": "UIHostingController", "viewControllerPlaceholder": "storyboard reference",
  ]
}
