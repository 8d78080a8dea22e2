// ViewReader+Tables: tables with prototypes or fixed sections, and their cells (X23).

import Foundation
import Tables
import Views

extension ViewReader {
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

  func read(_ table: UITableView, _ element: Element) {
    read(table as UIScrollView, element)
    switch element["style"] {
    case "grouped": table.adopt(style: .grouped)
    case "insetGrouped": table.adopt(style: .insetGrouped)
    default: table.adopt(style: .plain)
    }
    if let color = document.color("backgroundColor", of: element) { table.backgroundColor = color }
    // −1 means automatic.
    if let height = element.number("rowHeight"), height >= 0 { table.rowHeight = height }
    if let height = element.number("sectionHeaderHeight"), height >= 0 { table.sectionHeaderHeight = height }
    if let height = element.number("sectionFooterHeight"), height >= 0 { table.sectionFooterHeight = height }
    if element["separatorStyle"] == "none" { table.separatorStyle = .none }
    if let allows = element.bool("allowsSelection") { table.allowsSelection = allows }
    if let allows = element.bool("allowsSelectionDuringEditing") { table.allowsSelectionDuringEditing = allows }
    if let allows = element.bool("allowsMultipleSelection") { table.allowsMultipleSelection = allows }
    if let header = element.child(key: "tableHeaderView") { table.tableHeaderView = makeView(header) }
    if let footer = element.child(key: "tableFooterView") { table.tableFooterView = makeView(footer) }
    registerPrototypes(of: element, in: table)
    scene.setStaticSections(staticSections(of: element), of: table)
  }

  private func registerPrototypes(of element: Element, in table: UITableView) {
    for prototype in element.items(of: "prototypes") where prototype.name == "tableViewCell" {
      guard let identifier = prototype["reuseIdentifier"] else {
        scene.log.add(
          prototype, found: "has no reuse identifier", expected: "a reuseIdentifier by which the table asks for it",
          outcome: "The prototype is never used.")
        continue
      }
      table.registerPrototype(identifier: identifier) { [scene] in
        scene.load { ViewReader(scene: scene).makeCell(prototype) }
      }
    }
  }

  private func staticSections(of element: Element) -> [StaticSection] {
    guard element["dataMode"] == "static" else { return [] }
    return element.items(of: "sections").filter { $0.name == "tableViewSection" }.map { section in
      StaticSection(
        headerTitle: section["headerTitle"], footerTitle: section["footerTitle"],
        rows: section.items(of: "cells").filter { $0.name == "tableViewCell" }.map { cell in
          StaticRow(cell: makeCell(cell), height: cell.number("rowHeight").flatMap { $0 >= 0 ? $0 : nil })
        })
    }
  }

  /// A cell with its labels and all that lies in its content view.
  func makeCell(_ element: Element) -> UITableViewCell {
    let type = scene.resolver.resolve(element, base: UITableViewCell.self).type as? UITableViewCell.Type
    let cell = type?.init(coder: StoryboardCoder()) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    scene.add(cell, for: element)
    let style = element.choice("style", ViewReader.cellStyles)
    if let style { cell.adopt(style: style) }
    if let identifier = element["reuseIdentifier"] { cell.adopt(reuseIdentifier: identifier) }
    configure(cell, element)
    if let selection = element.choice("selectionStyle", ViewReader.selectionStyles) { cell.selectionStyle = selection }
    if let accessory = element.choice("accessoryType", ViewReader.accessories) { cell.accessoryType = accessory }
    if let accessory = element.choice("editingAccessoryType", ViewReader.accessories) {
      cell.editingAccessoryType = accessory
    }
    if let width = element.number("indentationWidth") { cell.indentationWidth = width }
    if let level = element.integer("indentationLevel") { cell.indentationLevel = level }
    readContent(of: element, into: cell, hasLabels: style != nil)
    scene.addConnections(of: element)
    return cell
  }

  private func readContent(of element: Element, into cell: UITableViewCell, hasLabels: Bool) {
    guard let content = element.child(key: "contentView") ?? element.child("tableViewCellContentView") else { return }
    scene.add(cell.contentView, for: content)
    if let color = document.color("backgroundColor", of: content) { cell.contentView.backgroundColor = color }
    let labels = ["textLabel", "detailTextLabel", "imageView"].map { element[$0] }
    var own: [String: UIView] = [:]
    for child in content.items(of: "subviews") where ViewKind.isView(child) {
      let view = makeView(child)
      if hasLabels, let id = child.id, labels.contains(id) { own[id] = view } else { cell.contentView.addSubview(view) }
    }
    if hasLabels {
      cell.adopt(
        textLabel: labels[0].flatMap { own[$0] } as? UILabel,
        detailTextLabel: labels[1].flatMap { own[$0] } as? UILabel,
        imageView: labels[2].flatMap { own[$0] } as? UIImageView)
    }
    scene.addConstraints(of: content, to: cell.contentView)
  }
}
