// SceneInstance+Controller: the order in which a scene's controller comes to life (X29): made, given its items and
// segues, connected, woken; its view only when it is asked for.

import Essentials
import Foundation
import Navigation
import Tables
import Views

extension SceneInstance {
  /// A new controller of the scene, made by `creator` or by its class's `init(coder:)`; nil where there is none.
  func makeController(creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
    guard let element = scene.controller else { return nil }
    let controller = instantiate(element, creator: creator)
    self.controller = controller
    controller.storyboardObject = storyboard
    controller.setStoryboardPlace(log.place(of: element))
    name(controller, for: element)
    configure(controller, element)
    makeTemplates()
    load {
      makeItems(of: controller, element)
      if scene.view == nil { makeExtras() }
    }
    connect(element, owner: controller)
    prepareView(of: controller)
    if let navigation = controller as? UINavigationController { setUp(navigation, element) }
    RuntimeAttributes(scene: self).set(element, on: controller)
    controller.awakeFromNib()
    return controller
  }

  private func instantiate(_ element: Element, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
    let kind = ControllerKind.named(element.name)
    let coder = StoryboardCoder()
    if let made = creator?(coder) { return made }
    let type = storyboard.resolver.resolve(element, base: kind.base).type as? UIViewController.Type
    if let made = (type ?? kind.base).init(coder: coder) { return made }
    log.add(
      element, found: "is refused by the init(coder:) of its class", expected: "an object",
      outcome: "A plain view controller stands in.")
    return UIViewController(nibName: nil, bundle: nil)
  }

  private func configure(_ controller: UIViewController, _ element: Element) {
    if let title = element["title"] { controller.title = title }
    if let style = element.choice("modalPresentationStyle", Self.presentationStyles) {
      controller.modalPresentationStyle = style
    }
    if let style = element.choice("modalTransitionStyle", Self.transitionStyles) {
      controller.modalTransitionStyle = style
    }
    if let flag = element.bool("definesPresentationContext") { controller.definesPresentationContext = flag }
    if let flag = element.bool("providesPresentationContextTransitionStyle") {
      controller.providesPresentationContextTransitionStyle = flag
    }
    if let flag = element.bool("automaticallyAdjustsScrollViewInsets") {
      controller.automaticallyAdjustsScrollViewInsets = flag
    }
    if let flag = element.bool("extendedLayoutIncludesOpaqueBars") {
      controller.extendedLayoutIncludesOpaqueBars = flag
    }
    if let flag = element.bool("clearsSelectionOnViewWillAppear") {
      (controller as? UITableViewController)?.clearsSelectionOnViewWillAppear = flag
    }
    if let edges = element.child("extendedEdge") {
      let all: [(String, UIRectEdge)] = [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
      controller.edgesForExtendedLayout = all.reduce(into: []) { if edges.bool($1.0) == true { $0.insert($1.1) } }
    }
  }

  /// The items that bars show for the controller. They are there before its view (W14).
  private func makeItems(of controller: UIViewController, _ element: Element) {
    let reader = ViewReader(scene: self)
    if let item = element.child("navigationItem") { controller.setNavigationItem(reader.makeItem(item)) }
    if let title = element["title"], controller.navigationItem.title == nil { controller.navigationItem.title = title }
    // There is no toolbar to show these; they are made for the outlets and segues that lead to and from them.
    for item in element.items(of: "toolbarItems") where item.name == "barButtonItem" {
      kept.append(reader.makeButtonItem(item))
    }
  }

  /// Makes what lies in the scene's dock, and says that the scene is complete.
  private func makeExtras() {
    let reader = ViewReader(scene: self)
    for element in scene.extras {
      if let type = ElementClass.recognizer(element.name) {
        kept.append(reader.makeRecognizer(element, type: type))
      } else if element.name == "navigationItem" {
        kept.append(reader.makeItem(element))
      } else if ElementClass.view(element.name) != nil || element.child(key: "frame") != nil {
        kept.append(reader.makeView(element))
      } else {
        log.add(
          element, found: "is an object of a kind that is not supported",
          expected: "a view, a navigation item or a gesture recognizer", outcome: "It is left out.")
      }
    }
    isComplete = true
  }

  // MARK: View

  /// Lets the file's view be made when it is asked for; a scene without one leaves that to the class (X7).
  private func prepareView(of controller: UIViewController) {
    guard let element = scene.view, !(controller is UINavigationController) else { return }
    controller.viewLoader = { [self] controller in
      load {
        makeExtras()
        let view = tableIfNeeded(controller, ViewReader(scene: self).makeView(element), element)
        controller.view = view
        nameGuides(of: controller, view: view)
      }
      embedChildren(in: controller)
    }
  }

  /// The view itself, or an empty table where the controller can show nothing else.
  private func tableIfNeeded(_ controller: UIViewController, _ view: UIView, _ element: Element) -> UIView {
    guard controller is UITableViewController, !(view is UITableView) else { return view }
    log.add(
      element, found: "is a \(type(of: view))", expected: "a table view, which a table view controller shows",
      outcome: "An empty table takes its place.")
    return UITableView(frame: view.frame, style: .plain)
  }

  private func nameGuides(of controller: UIViewController, view: UIView) {
    let guides = controller.layoutGuides
    for element in scene.controller?.items(of: "layoutGuides") ?? [] {
      let guide = element["type"] == "bottom" ? guides.bottom : guides.top
      guide.owningView = view
      name(guide, for: element)
    }
  }

  // MARK: Navigation controllers

  /// Sets the bar up and puts the first screen on the stack (W10).
  private func setUp(_ navigation: UINavigationController, _ element: Element) {
    if let bar = element.child("navigationBar") {
      navigation.configureBar { ViewReader(scene: self).readLook(of: $0, bar) }
    }
    if element.bool("navigationBarHidden") == true { navigation.isNavigationBarHidden = true }
    guard let segue = scene.relationships("rootViewController").first, !storyboard.isCircular(segue) else { return }
    guard let id = segue["destination"], let root = storyboard.makeController(withID: id) else {
      return log.add(
        segue, found: "leads to \"\(segue["destination"] ?? "")\", which is no view controller of this file",
        expected: "the navigation controller's first screen", outcome: "Its stack is empty.")
    }
    if root is UINavigationController {
      return log.add(
        segue, found: "leads to another navigation controller", expected: "a screen that can be pushed",
        outcome: "The stack is empty.")
    }
    navigation.setViewControllers([root], animated: false)
  }
}
