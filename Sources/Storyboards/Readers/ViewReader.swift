// ViewReader: from view elements to views: what all views have in common (X14–X17). What a kind has of its own is in
// the files beside this one.

import Foundation
import Geometry
import Navigation
import Tables
import Views

/// Makes the views of one scene.
@MainActor
struct ViewReader {
  let scene: SceneInstance

  private static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  private static let masks: [(String, UIView.AutoresizingMask)] = [
    ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
    ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
  ]

  var document: StoryboardDocument { scene.document }

  /// The view of an element with all that is inside it.
  func makeView(_ element: Element) -> UIView {
    let view = instantiate(element)
    scene.add(view, for: element)
    configure(view, element)
    readOwn(view, element)
    addSubviews(of: element, to: view)
    scene.addConnections(of: element)
    scene.addConstraints(of: element, to: view)
    return view
  }

  /// An object of the element's class; a plain view, told of once, where this product lacks the kind.
  private func instantiate(_ element: Element) -> UIView {
    guard let base = ViewKind.base(of: element.name) else {
      scene.log.add(
        element, found: "is a kind of view that is not supported", expected: "a view, label, button, table or the like",
        outcome: "An empty view takes its place.")
      return plainView(element)
    }
    let type = scene.resolver.resolve(element, base: base).type as? UIView.Type
    return type?.init(coder: StoryboardCoder()) ?? plainView(element)
  }

  private func plainView(_ element: Element) -> UIView {
    let type = scene.resolver.resolve(element, base: UIView.self).type as? UIView.Type
    return type?.init(coder: StoryboardCoder()) ?? UIView(frame: .zero)
  }

  /// Sets what every view has.
  func configure(_ view: UIView, _ element: Element) {
    if let frame = element.child(key: "frame")?.rect { view.frame = frame }
    if let mask = element.child(key: "autoresizingMask") {
      view.autoresizingMask = ViewReader.masks.reduce(into: []) { result, pair in
        if mask.bool(pair.0) == true { result.insert(pair.1) }
      }
    }
    if document.usesAutoLayout, element.bool("translatesAutoresizingMaskIntoConstraints") == false,
      element.bool("fixedFrame") != true
    {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    if let mode = element.choice("contentMode", ViewReader.contentModes) { view.contentMode = mode }
    if let hidden = element.bool("hidden") { view.isHidden = hidden }
    if let alpha = element.number("alpha") { view.alpha = alpha }
    if let tag = element.integer("tag") { view.tag = tag }
    if let clips = element.bool("clipsSubviews") { view.clipsToBounds = clips }
    if let opaque = element.bool("opaque") { view.isOpaque = opaque }
    if let isEnabled = element.bool("userInteractionEnabled") { view.isUserInteractionEnabled = isEnabled }
    if let color = document.color("backgroundColor", of: element) { view.backgroundColor = color }
    if let color = document.color("tintColor", of: element) { view.tintColor = color }
    setPriorities(of: view, element)
    for guide in element.children where guide.name == "viewLayoutGuide" && guide["key"] == "safeArea" {
      scene.add(view.safeAreaLayoutGuide, for: guide)
    }
  }

  private func setPriorities(of view: UIView, _ element: Element) {
    func priority(_ name: String) -> UILayoutPriority? {
      element.number(name).map { UILayoutPriority(rawValue: Float($0)) }
    }
    if let value = priority("horizontalHuggingPriority") { view.setContentHuggingPriority(value, for: .horizontal) }
    if let value = priority("verticalHuggingPriority") { view.setContentHuggingPriority(value, for: .vertical) }
    if let value = priority("horizontalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(value, for: .horizontal)
    }
    if let value = priority("verticalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(value, for: .vertical)
    }
  }

  /// Adds the views that lie inside; a cell's lie in its content view.
  func addSubviews(of element: Element, to view: UIView) {
    for child in element.items(of: "subviews") where ViewKind.isView(child) { view.addSubview(makeView(child)) }
  }

  private func readOwn(_ view: UIView, _ element: Element) {
    switch view {
    case let label as UILabel: read(label, element)
    case let button as UIButton: read(button, element)
    case let image as UIImageView: read(image, element)
    case let table as UITableView: read(table, element)
    case let scrollView as UIScrollView: read(scrollView, element)
    case let bar as UINavigationBar: read(bar, element)
    case let control as UIControl: read(control, element)
    default: break
    }
  }
}
