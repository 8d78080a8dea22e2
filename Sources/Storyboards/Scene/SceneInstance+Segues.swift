// SceneInstance+Segues: from segue elements to what Navigation performs, and what sets them off (X9–X11).

import Foundation
import Navigation
import Tables
import Views

extension SceneInstance {
  static let presentationStyles: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "currentContext": .currentContext,
    "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext, "popover": .popover,
    "custom": .custom,
  ]

  static let transitionStyles: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
    "partialCurl": .partialCurl,
  ]

  /// Gives the controller all segues that start in its scene, whatever sets them off.
  func makeTemplates() {
    for element in scene.segues {
      guard let template = makeTemplate(element) else {
        if let identifier = element["identifier"] {
          controller?.leaveOutSegue(identifier: identifier, at: log.place(of: element))
        }
        continue
      }
      templates[ObjectIdentifier(element)] = template
      controller?.segueTemplates.append(template)
    }
  }

  /// The segue of an element; nil for one that leads nowhere, which the check at load has told of.
  private func makeTemplate(_ element: Element) -> SegueTemplate? {
    guard let kind = element["kind"].flatMap(SegueTemplate.Kind.init), let destination = element["destination"] else {
      return nil
    }
    let template = SegueTemplate(identifier: element["identifier"], kind: kind)
    template.sourceLocation = log.place(of: element)
    template.animates = element.bool("animates") ?? true
    template.modalPresentationStyle = element.choice("modalPresentationStyle", Self.presentationStyles)
    template.modalTransitionStyle = element.choice("modalTransitionStyle", Self.transitionStyles)
    if element["customClass"] != nil {
      template.segueClass =
        storyboard.resolver.resolve(element, base: UIStoryboardSegue.self).type as? UIStoryboardSegue.Type
    }
    if kind == .unwind {
      guard document.element(withID: destination)?.name == "exit" else { return nil }
      template.unwindAction = element["unwindAction"].map { Selector($0) }
      return template
    }
    guard document.hasController(withID: destination) else { return nil }
    template.makeDestination = { [storyboard] in storyboard.makeController(withID: destination) }
    return template
  }

  /// Makes a control, cell, bar button or recogniser set a segue off. A controller's own waits for `performSegue`.
  func connectTrigger(_ element: Element, owner: AnyObject) {
    guard owner !== controller, element["kind"] != "embed", let template = templates[ObjectIdentifier(element)] else {
      return
    }
    let fire: @MainActor (AnyObject) -> Void = { [weak controller] sender in
      if let controller { template.perform(from: controller, sender: sender) }
    }
    switch owner {
    case let cell as UITableViewCell:
      if element["trigger"] == "accessoryAction" { cell.accessoryTrigger = fire } else { cell.selectionTrigger = fire }
    case let control as UIControl:
      control.addAction(
        UIAction { [weak control] _ in if let control { fire(control) } },
        for: control is UIButton ? .touchUpInside : .valueChanged)
    case let item as UIBarButtonItem:
      item.trigger = fire
    case let recognizer as UIGestureRecognizer:
      // A tap or swipe ends at once; of what goes on for longer the beginning counts.
      let isDiscrete = recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
      recognizer.addAction { if $0.state == (isDiscrete ? .ended : .began) { fire($0) } }
    default:
      log.add(
        element, found: "starts at a \(type(of: owner))",
        expected: "a controller, control, cell, bar button or gesture recognizer",
        outcome: "Only performSegue(withIdentifier:sender:) sets it off.")
    }
  }

  /// Fills the container views of the controller's view (W10).
  func embedChildren(in controller: UIViewController) {
    for segue in scene.segues where segue["kind"] == "embed" && !storyboard.isCircular(segue) {
      guard let template = templates[ObjectIdentifier(segue)], let id = segue.parent?.parent?.id else { continue }
      template.embedView = { [weak self] _ in self?.object(id) as? UIView }
      if object(id) is UIView { template.performUnasked(from: controller, sender: nil) }
    }
  }
}
