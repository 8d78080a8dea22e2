// SceneInstance: one scene come to life: its controller, and the objects of the file by their ids.
// How the controller is made is in SceneInstance+Controller.swift, how objects are connected in +Connections.swift.

import Foundation
import Navigation
import Tables
import Views

/// The objects of one use of a scene. They are kept by one another, not by this.
@MainActor
final class SceneInstance {
  let storyboard: UIStoryboard
  let scene: StoryboardScene
  weak var controller: UIViewController?
  /// The controller's segues by their elements.
  var templates: [ObjectIdentifier: SegueTemplate] = [:]

  private struct Weak { weak var object: AnyObject? }
  private var objects: [String: Weak] = [:]
  /// Elements whose connections wait until all that they may name is there.
  private var waitingConnections: [Element] = []
  private var waitingConstraints: [(element: Element, view: UIView)] = []
  private var loading = 0
  /// Whether the controller stands and its view does not.
  var isBeforeView = false
  /// The controller's outlets that have been filled.
  var connected: Set<ObjectIdentifier> = []

  init(storyboard: UIStoryboard, scene: StoryboardScene) { (self.storyboard, self.scene) = (storyboard, scene) }

  var document: StoryboardDocument { storyboard.document }
  var log: ProblemLog { storyboard.log }
  var resolver: ClassResolver { storyboard.resolver }

  /// Makes an object known by its element's id.
  func add(_ object: AnyObject, for element: Element) {
    if let id = element.id { objects[id] = Weak(object: object) }
  }

  func object(_ id: String) -> AnyObject? { objects[id]?.object }

  func addConnections(of element: Element) {
    if element.child("connections") != nil { waitingConnections.append(element) }
  }

  func addConstraints(of element: Element, to view: UIView) {
    if element.child("constraints") != nil { waitingConstraints.append((element, view)) }
  }

  func setStaticSections(_ sections: [StaticSection], of table: UITableView) {
    guard !sections.isEmpty else { return }
    guard let controller = controller as? UITableViewController else {
      return log.add(
        document.element(withID: scene.controller?.id ?? "") ?? document.root, found: "holds a static table",
        expected: "a table view controller, which static tables need", outcome: "The table's rows are left out.")
    }
    controller.staticSections = sections
  }

  /// Makes objects; when the outermost `make` is through, connects them and wakes those that are responders (X29).
  func load<Result>(_ make: () -> Result) -> Result {
    loading += 1
    let result = make()
    loading -= 1
    guard loading == 0 else { return result }
    let (connections, constraints) = (waitingConnections, waitingConstraints)
    (waitingConnections, waitingConstraints) = ([], [])
    let reader = ConstraintReader(scene: self)
    for (element, view) in constraints { reader.addConstraints(of: element, to: view) }
    for element in connections { connect(element) }
    return result
  }
}
