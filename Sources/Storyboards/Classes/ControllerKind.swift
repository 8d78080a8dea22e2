// ControllerKind: which class each controller element stands for (X6).

import Navigation
import Tables

/// A kind of controller that files know.
struct ControllerKind {
  /// The class that the element becomes here.
  let base: UIViewController.Type
  /// What the element means, where this product lacks it; a plain controller then stands in.
  let missing: String?

  /// Whether the element called `name` is a controller.
  static func isController(_ name: String) -> Bool { supported[name] != nil || missing[name] != nil }

  /// The kind of the element called `name`. One that nobody knows is a plain controller.
  static func named(_ name: String) -> ControllerKind {
    if let base = supported[name] { return ControllerKind(base: base, missing: nil) }
    return ControllerKind(base: UIViewController.self, missing: missing[name] ?? name)
  }

  private static let supported: [String: UIViewController.Type] = [
    "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
    "navigationController": UINavigationController.self,
  ]

  private static let missing: [String: String] = [
    "tabBarController": "UITabBarController", "splitViewController": "UISplitViewController",
    "pageViewController": "UIPageViewController", "collectionViewController": "UICollectionViewController",
    "avPlayerViewController": "AVPlayerViewController", "glkViewController": "GLKViewController",
    "hostingController": "UIHostingController", "viewControllerPlaceholder": "one of another storyboard",
  ]
}
