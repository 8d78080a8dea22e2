// SceneInstance: one scene come to life: the objects of one use of it, by their ids in the file.
//
// How the controller is made is in SceneInstance+Controller, how objects are connected in +Connections and +Segues.

import Foundation
import Navigation
import Views

/// One controller's objects. The controller keeps this alive through its view loader; this keeps no view and no
/// controller alive.
@MainActor
final class SceneInstance {
  let storyboard: UIStoryboard
  let scene: StoryboardScene
  weak var controller: UIViewController?
  /// The controller's segues by their elements.
  var templates: [ObjectIdentifier: SegueTemplate] = [:]
  /// Objects that nothing else holds, such as recognisers before a view has them.
  var kept: [AnyObject] = []
  /// Whether all objects that the file lists are there, but for cells, which come and go.
  var isComplete = false

  private struct Weak { weak var object: AnyObject? }
  private var objects: [String: Weak] = [:]
  private var depth = 0
  private var work = Work()
  /// Connections to objects of the view, which is loaded later.
  private var waiting: [(connection: Element, owner: AnyObject)] = []

  /// What is left to do once the objects of one load stand.
  private struct Work {
    var made: [(element: Element, object: AnyObject)] = []
    var constraints: [(element: Element, owner: UIView)] = []
  }

  init(storyboard: UIStoryboard, scene: StoryboardScene) { (self.storyboard, self.scene) = (storyboard, scene) }

  var document: StoryboardDocument { storyboard.document }
  var log: ProblemLog { storyboard.log }

  /// The object made for the element with this id; of cells made from one prototype the last.
  func object(_ id: String) -> AnyObject? { objects[id]?.object }

  /// Makes an object known by its element's id, and has it connected and woken when the load is through.
  func add(_ object: AnyObject, for element: Element) {
    name(object, for: element)
    work.made.append((element, object))
  }

  /// Makes an object known by its element's id.
  func name(_ object: AnyObject, for element: Element) {
    if let id = element.id { objects[id] = Weak(object: object) }
  }

  /// Has the constraints that an element lists added to its view when the load is through.
  func addConstraints(of element: Element, to owner: UIView) {
    if element.child("constraints") != nil { work.constraints.append((element, owner)) }
  }

  /// Makes objects; once the outermost `make` is through, adds their constraints, connects them, sets their runtime
  /// attributes and wakes them, in this order (X29).
  func load<Result>(_ make: () -> Result) -> Result {
    depth += 1
    let result = make()
    depth -= 1
    guard depth == 0 else { return result }
    let work = work
    self.work = Work()
    for (element, owner) in work.constraints { ConstraintReader(scene: self).add(element, to: owner) }
    connectWaiting()
    for (element, object) in work.made { connect(element, owner: object) }
    for (element, object) in work.made { RuntimeAttributes(scene: self).set(element, on: object) }
    for case (_, let responder as UIResponder) in work.made { responder.awakeFromNib() }
    return result
  }

  /// Has a connection wait for the view.
  func wait(_ connection: Element, owner: AnyObject) { waiting.append((connection, owner)) }

  private func connectWaiting() {
    guard isComplete else { return }
    let connections = waiting
    waiting = []
    for (connection, owner) in connections { follow(connection, owner: owner) }
  }
}
