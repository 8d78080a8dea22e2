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

  var document: StoryboardDocument { scene.document }
  var images: ImageReader { scene.storyboard.images }

  /// The view of an element with all that is inside it.
  func makeView(_ element: Element) -> UIView {
    if element.name == "tableViewCell" { return makeCell(element) }
    let view = instantiate(element)
    scene.add(view, for: element)
    readCommon(view, element)
    readOwn(view, element)
    addSubviews(of: element, to: view)
    return view
  }

  /// An object of the element's class, or what stands in for one.
  private func instantiate(_ element: Element) -> UIView {
    let base = ElementClass.view(element.name)
    let resolved = scene.storyboard.resolver.resolve(element, base: base ?? UIView.self)
    if base == nil, !resolved.isCustom {
      scene.log.add(
        element, found: "is a view of a kind that is not supported",
        expected: "a view, label, button, image, table, bar or one of the simple controls",
        outcome: "An empty view takes its place.")
      return StandInView(size: element.child(key: "frame")?.size ?? .zero)
    }
    if let view = (resolved.type as? UIView.Type)?.init(coder: StoryboardCoder()) { return view }
    scene.log.add(
      element, found: "is refused by the init(coder:) of its class", expected: "an object",
      outcome: "An empty view takes its place.")
    return StandInView(size: element.child(key: "frame")?.size ?? .zero)
  }

  /// Adds the views that lie inside, and what lays them out.
  func addSubviews(of element: Element, to view: UIView) {
    let excluded = element.excludedIDs(from: "subviews", traits: view.traitCollection)
    for child in element.items(of: "subviews") where !excluded.contains(child.id ?? "") {
      view.addSubview(makeView(child))
    }
    if element.name == "visualEffectView", let content = element.child(key: "contentView") {
      view.addSubview(makeView(content))
    }
    scene.addConstraints(of: element, to: view)
    for guide in element.children where guide.name == "viewLayoutGuide" { nameGuide(guide, of: view) }
  }

  private func nameGuide(_ element: Element, of view: UIView) {
    switch (element["key"], view) {
    case ("frameLayoutGuide", let scroll as UIScrollView): scene.name(scroll.frameLayoutGuide, for: element)
    case ("contentLayoutGuide", let scroll as UIScrollView): scene.name(scroll.contentLayoutGuide, for: element)
    default: scene.name(view.safeAreaLayoutGuide, for: element)
    }
  }

  // MARK: What every view has

  /// Sets what every view has.
  func readCommon(_ view: UIView, _ element: Element) {
    readGeometry(of: view, element)
    if let mode = element.choice("contentMode", Self.contentModes) { view.contentMode = mode }
    if let flag = element.bool("hidden") { view.isHidden = flag }
    if let alpha = element.number("alpha") { view.alpha = min(max(alpha, 0), 1) }
    if let tag = element.integer("tag") { view.tag = tag }
    if let flag = element.bool("clipsSubviews") { view.clipsToBounds = flag }
    if let flag = element.bool("opaque") { view.isOpaque = flag }
    if let flag = element.bool("userInteractionEnabled") { view.isUserInteractionEnabled = flag }
    if let flag = element.bool("multipleTouchEnabled") { view.isMultipleTouchEnabled = flag }
    if let flag = element.bool("autoresizesSubviews") { view.autoresizesSubviews = flag }
    if let color = document.color("backgroundColor", of: element) { view.backgroundColor = color }
    if let color = document.color("tintColor", of: element) { view.tintColor = color }
    if let name = element["restorationIdentifier"] { view.restorationIdentifier = name }
    if let words = element.child("accessibility") {
      view.accessibilityLabel = words["label"]
      view.accessibilityIdentifier = words["identifier"]
    }
  }

  private func readGeometry(of view: UIView, _ element: Element) {
    if let frame = element.child(key: "frame")?.rect { view.frame = frame }
    if let mask = element.child(key: "autoresizingMask") {
      view.autoresizingMask = Self.masks.reduce(into: []) { if mask.bool($1.0) == true { $0.insert($1.1) } }
    }
    guard document.usesAutoLayout else { return }
    if element.bool("translatesAutoresizingMaskIntoConstraints") == false, element.bool("fixedFrame") != true {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    if let flag = element.bool("preservesSuperviewLayoutMargins") { view.preservesSuperviewLayoutMargins = flag }
    if let flag = element.bool("insetsLayoutMarginsFromSafeArea") { view.insetsLayoutMarginsFromSafeArea = flag }
    if let margins = element.edgeInsets("layoutMargins") { view.layoutMargins = margins }
    for (axis, name) in [(NSLayoutConstraint.Axis.horizontal, "horizontal"), (.vertical, "vertical")] {
      if let value = element.priority("\(name)HuggingPriority") { view.setContentHuggingPriority(value, for: axis) }
      if let value = element.priority("\(name)CompressionResistancePriority") {
        view.setContentCompressionResistancePriority(value, for: axis)
      }
    }
  }

  private func readOwn(_ view: UIView, _ element: Element) {
    switch view {
    case let label as UILabel: read(label, element)
    case let image as UIImageView: read(image, element)
    case let control as UIControl: read(control, element)
    case let table as UITableView: read(table, element)
    case let scroll as UIScrollView: read(scroll, element)
    case let bar as UINavigationBar: read(bar, element)
    case let progress as UIProgressView: read(progress, element)
    case let wheel as UIActivityIndicatorView: read(wheel, element)
    default: break
    }
  }

  private static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  /// Files name the sides by the coordinates that they bound (X16).
  private static let masks: [(String, UIView.AutoresizingMask)] = [
    ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
    ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
  ]
}

extension Element {
  /// A priority of layout, 1…1000.
  func priority(_ attribute: String) -> UILayoutPriority? {
    number(attribute).map { UILayoutPriority(Float(min(max($0, 1), 1000))) }
  }

  /// The distances of the property `key` from the four edges, in points.
  func edgeInsets(_ key: String) -> UIEdgeInsets? {
    guard let child = child(key: key) else { return nil }
    // Insets are written by the coordinates that they bound, margins by their edges.
    func side(_ coordinate: String, _ edge: String) -> CGFloat { child.number(coordinate) ?? child.number(edge) ?? 0 }
    return UIEdgeInsets(
      top: side("minY", "top"), left: side("minX", "left"), bottom: side("maxY", "bottom"), right: side("maxX", "right")
    )
  }
}
