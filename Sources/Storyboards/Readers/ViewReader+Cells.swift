// ViewReader+Cells: the rows of tables, after a prototype or as the file fixes them (X23).

import Foundation
import Tables
import Views

extension ViewReader {
  /// A cell with its labels and all that lies in its content view.
  func makeCell(_ element: Element) -> UITableViewCell {
    let cell = instantiateCell(element)
    scene.add(cell, for: element)
    let style = element.choice("style", Self.cellStyles)
    if let style { cell.adopt(style: style) }
    if let identifier = element["reuseIdentifier"] { cell.adopt(reuseIdentifier: identifier) }
    readCommon(cell, element)
    if let style = element.choice("selectionStyle", Self.selectionStyles) { cell.selectionStyle = style }
    if let type = element.choice("accessoryType", Self.accessories) { cell.accessoryType = type }
    if let type = element.choice("editingAccessoryType", Self.accessories) { cell.editingAccessoryType = type }
    if let width = element.number("indentationWidth") { cell.indentationWidth = width }
    if let level = element.integer("indentationLevel") { cell.indentationLevel = min(max(level, 0), 100) }
    if let insets = element.edgeInsets("separatorInset") { cell.separatorInset = insets }
    if let view = element.child(key: "accessoryView") { cell.accessoryView = makeView(view) }
    if let view = element.child(key: "editingAccessoryView") { cell.editingAccessoryView = makeView(view) }
    if let view = element.child(key: "backgroundView") { cell.backgroundView = makeView(view) }
    if let view = element.child(key: "selectedBackgroundView") { cell.selectedBackgroundView = makeView(view) }
    if let content = element.child(key: "contentView") {
      readContent(content, of: cell, labels: style == nil ? [:] : Self.labelIDs(of: element))
    }
    return cell
  }

  private func instantiateCell(_ element: Element) -> UITableViewCell {
    let resolved = scene.storyboard.resolver.resolve(element, base: UITableViewCell.self)
    if let cell = (resolved.type as? UITableViewCell.Type)?.init(coder: StoryboardCoder()) { return cell }
    scene.log.add(
      element, found: "is refused by the init(coder:) of its class", expected: "an object",
      outcome: "A plain cell stands in.")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// The parts of a built-in style, by the ids of the views that the file describes for them.
  private static func labelIDs(of element: Element) -> [String: String] {
    var parts: [String: String] = [:]
    for part in ["textLabel", "detailTextLabel", "imageView"] {
      if let id = element[part] { parts[id] = part }
    }
    return parts
  }

  /// Reads the content view. Views that the style places are handed to the cell, the others are added (X23).
  private func readContent(_ element: Element, of cell: UITableViewCell, labels: [String: String]) {
    let content = cell.contentView
    scene.add(content, for: element)
    if let color = document.color("backgroundColor", of: element) { content.backgroundColor = color }
    if let frame = element.child(key: "frame")?.rect { content.frame = frame }
    var parts: [String: UIView] = [:]
    for child in element.items(of: "subviews") {
      let view = makeView(child)
      if let part = child.id.flatMap({ labels[$0] }) {
        // The style places it, whatever the file says of constraints that it has not.
        view.translatesAutoresizingMaskIntoConstraints = true
        parts[part] = view
      } else {
        content.addSubview(view)
      }
    }
    if !labels.isEmpty {
      cell.adopt(
        textLabel: parts["textLabel"] as? UILabel, detailTextLabel: parts["detailTextLabel"] as? UILabel,
        imageView: parts["imageView"] as? UIImageView)
    }
    scene.addConstraints(of: element, to: content)
  }

  private static let accessories: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
    "detailDisclosureButton": .detailDisclosureButton, "detailButton": .detailButton,
  ]

  private static let cellStyles: [String: UITableViewCell.CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
    "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
  ]

  private static let selectionStyles: [String: UITableViewCell.SelectionStyle] = [
    "none": .none, "blue": .blue, "gray": .gray, "default": .default,
  ]
}
