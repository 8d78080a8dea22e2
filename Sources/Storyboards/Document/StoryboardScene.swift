// StoryboardScene: one scene of a file: its controller, its exit and first responder, and what else lies in its dock.

/// A scene as the file lists it (X3).
final class StoryboardScene {
  /// All top-level elements, in the file's order.
  let objects: [Element]
  /// The element of the scene's controller; nil where the file has none.
  let controller: Element?

  init(_ element: Element) {
    objects = element.items(of: "objects")
    let supports: Set<String> = ["placeholder", "exit", "customObject"]
    controller =
      objects.first { $0["sceneMemberID"] == "viewController" && !supports.contains($0.name) }
      ?? objects.first { ControllerKind.isController($0.name) }
  }

  /// The element of the controller's root view; nil where the class makes its own (X7).
  var view: Element? { controller?.child(key: "view") }

  /// The views, recognisers and objects beside the controller.
  var extras: [Element] {
    objects.filter { $0 !== controller && $0.name != "placeholder" && $0.name != "exit" }
  }

  /// The segues that start anywhere in this scene, in the file's order. Relationships are none.
  private(set) lazy var segues = objects.flatMap(\.tree).filter {
    $0.name == "segue" && $0.parent?.name == "connections" && $0["kind"] != "relationship"
  }

  /// The segues by which the controller holds other controllers: `role` is rootViewController, viewControllers, ….
  func relationships(_ role: String) -> [Element] {
    controller?.items(of: "connections").filter {
      $0.name == "segue" && $0["kind"] == "relationship" && $0["relationship"] == role
    } ?? []
  }
}
