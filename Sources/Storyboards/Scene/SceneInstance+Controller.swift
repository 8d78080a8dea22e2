// SceneInstance+Controller: the order in which a scene's controller comes to life (X29): made, its navigation item and
// segues given, connected, woken; its view only when it is asked for.

import Essentials
import Foundation
import Navigation
import Tables
import Views

extension SceneInstance {
  private static let presentationStyles: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "currentContext": .currentContext,
    "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext, "popover": .popover,
  ]

  private static let transitionStyles: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
    "partialCurl": .partialCurl,
  ]

  /// A new controller of the scene; nil where the scene has none or its class refuses to be made.
  func makeController() -> UIViewController? {
    guard let element = scene.controller else { return nil }
    let kind = ControllerKind.named(element.name)
    if let missing = kind.missing {
      log.add(
        element, found: "is a \(missing), which is not supported",
        expected: "a view controller, a table view controller or a navigation controller",
        outcome: "A plain view controller stands in.")
    }
    let type = resolver.resolve(element, base: kind.base).type as? UIViewController.Type
    guard let controller = type?.init(coder: StoryboardCoder()) else {
      log.add(
        element, found: "is refused by the init(coder:) of its class", expected: "a controller",
        outcome: "The scene shows nothing.")
      return nil
    }
    self.controller = controller
    add(controller, for: element)
    controller.storyboardObject = storyboard
    configure(controller, element)
    isBeforeView = scene.view != nil
    load {
      makeTemplates(for: controller)
      if let item = element.child(key: "navigationItem"), item.name == "navigationItem" {
        controller.setNavigationItem(ViewReader(scene: self).makeItem(item))
      }
      addConnections(of: element)
      prepareView(of: controller, element)
    }
    connectChildren(of: controller, element)
    controller.awakeFromNib()
    return controller
  }

  private func configure(_ controller: UIViewController, _ element: Element) {
    if let title = element["title"] { controller.title = title }
    if let style = element.choice("modalPresentationStyle", SceneInstance.presentationStyles) {
      controller.modalPresentationStyle = style
    }
    if let style = element.choice("modalTransitionStyle", SceneInstance.transitionStyles) {
      controller.modalTransitionStyle = style
    }
    if let defines = element.bool("definesPresentationContext") { controller.definesPresentationContext = defines }
    if let adjusts = element.bool("automaticallyAdjustsScrollViewInsets") {
      controller.automaticallyAdjustsScrollViewInsets = adjusts
    }
    if let clears = element.bool("clearsSelectionOnViewWillAppear") {
      (controller as? UITableViewController)?.clearsSelectionOnViewWillAppear = clears
    }
    if let edges = element.child(key: "edgesForExtendedLayout") {
      controller.edgesForExtendedLayout = [
        ("top", UIRectEdge.top), ("bottom", .bottom), ("left", .left), ("right", .right),
      ]
      .reduce(into: []) { result, pair in if edges.bool(pair.0) == true { result.insert(pair.1) } }
    }
    for guide in element.items(of: "layoutGuides") where guide.name == "viewControllerLayoutGuide" {
      add(guide["type"] == "top" ? controller.layoutGuides.top : controller.layoutGuides.bottom, for: guide)
    }
  }

  /// Lets the file's view be made when it is asked for; a scene without one leaves that to the class (X7).
  private func prepareView(of controller: UIViewController, _ element: Element) {
    guard let view = scene.view, !(controller is UINavigationController) else { return }
    // The closure keeps the scene, and the scene only knows the controller weakly: no circle.
    controller.viewLoader = { [self] controller in
      isBeforeView = false
      load {
        let made = ViewReader(scene: self).makeView(view)
        controller.view = made
        // The constraints that are added next name the guides.
        controller.layoutGuides.top.owningView = made
        controller.layoutGuides.bottom.owningView = made
        if let element = scene.controller { addConnections(of: element) }
      }
      embedChildren(in: controller)
    }
  }

  private func embedChildren(in controller: UIViewController) {
    for segue in scene.segues where segue["kind"] == "embed" {
      guard let template = templates[ObjectIdentifier(segue)], let id = segue.parent?.parent?.id,
        let container = object(id) as? UIView
      else { continue }
      template.embedView = { [weak container] _ in container }
      template.performUnasked(from: controller, sender: container)
    }
  }

  /// The controllers that this one holds from the start (W10).
  private func connectChildren(of controller: UIViewController, _ element: Element) {
    guard let navigation = controller as? UINavigationController else { return }
    if let bar = element.child(key: "navigationBar") {
      navigation.configureBar { if let color = document.color("barTintColor", of: bar) { $0.barTintColor = color } }
    }
    if let root = scene.relationships("rootViewController").first {
      if let id = root["destination"], let child = storyboard.makeController(withID: id, for: root) {
        navigation.setViewControllers([child], animated: false)
      }
    }
    if element.bool("navigationBarHidden") == true { navigation.isNavigationBarHidden = true }
  }

  // MARK: Segues

  private func makeTemplates(for controller: UIViewController) {
    for element in scene.segues {
      guard let template = makeTemplate(element) else { continue }
      templates[ObjectIdentifier(element)] = template
      controller.segueTemplates.append(template)
    }
  }

  private func makeTemplate(_ element: Element) -> SegueTemplate? {
    guard let name = element["kind"], let kind = SegueTemplate.Kind(rawValue: name), kind != .relationship else {
      log.add(
        element, found: "is of the kind \"\(element["kind"] ?? "")\", which is not known",
        expected: "show, push, modal, presentation, custom, embed, unwind or the like",
        outcome: "The segue is left out.")
      return nil
    }
    let template = SegueTemplate(identifier: element["identifier"], kind: kind)
    template.sourceLocation = log.place(of: element)
    template.animates = element.bool("animates") ?? true
    template.modalPresentationStyle = element.choice("modalPresentationStyle", SceneInstance.presentationStyles)
    template.modalTransitionStyle = element.choice("modalTransitionStyle", SceneInstance.transitionStyles)
    if element["customClass"] != nil {
      template.segueClass = resolver.resolve(element, base: UIStoryboardSegue.self).type as? UIStoryboardSegue.Type
    }
    guard let destination = element["destination"] else { return leaveOut(element, "leads nowhere") }
    if kind == .unwind {
      template.unwindAction = element["unwindAction"].map { Selector($0) }
      return template
    }
    guard storyboard.hasController(withID: destination) else {
      return leaveOut(element, "leads to \"\(destination)\", which is no view controller of this file")
    }
    template.makeDestination = { [storyboard] in storyboard.makeController(withID: destination, for: element) }
    return template
  }

  private func leaveOut(_ element: Element, _ found: String) -> SegueTemplate? {
    log.add(
      element, found: found, expected: "a view controller or this scene's exit", outcome: "The segue is left out.")
    return nil
  }
}
