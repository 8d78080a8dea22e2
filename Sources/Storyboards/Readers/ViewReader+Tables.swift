// ViewReader+Tables: tables with prototypes or fixed sections (X23).

import Foundation
import Tables
import Views

extension ViewReader {
  func read(_ table: UITableView, _ element: Element) {
    table.adopt(style: element.choice("style", Self.tableStyles) ?? .plain)
    table.place = scene.log.place(of: element)
    read(table as UIScrollView, element)
    if let color = document.color("backgroundColor", of: element) { table.backgroundColor = color }
    if let height = rowHeight("rowHeight", of: element) { table.rowHeight = height }
    if let height = rowHeight("estimatedRowHeight", of: element) { table.estimatedRowHeight = height }
    if let height = rowHeight("sectionHeaderHeight", of: element) { table.sectionHeaderHeight = height }
    if let height = rowHeight("sectionFooterHeight", of: element) { table.sectionFooterHeight = height }
    if let style = element.choice("separatorStyle", Self.separators) { table.separatorStyle = style }
    if let color = document.color("separatorColor", of: element) { table.separatorColor = color }
    if let insets = element.edgeInsets("separatorInset") { table.separatorInset = insets }
    if let flag = element.bool("allowsSelection") { table.allowsSelection = flag }
    if let flag = element.bool("allowsSelectionDuringEditing") { table.allowsSelectionDuringEditing = flag }
    if let flag = element.bool("allowsMultipleSelection") { table.allowsMultipleSelection = flag }
    if let flag = element.bool("allowsMultipleSelectionDuringEditing") {
      table.allowsMultipleSelectionDuringEditing = flag
    }
    if let header = element.child(key: "tableHeaderView") { table.tableHeaderView = makeView(header) }
    if let footer = element.child(key: "tableFooterView") { table.tableFooterView = makeView(footer) }
    if let background = element.child(key: "backgroundView") { table.backgroundView = makeView(background) }
    if element["dataMode"] == "static" { readSections(of: element) } else { registerPrototypes(of: element, in: table) }
  }

  /// A height in points; −1 asks for measuring.
  private func rowHeight(_ attribute: String, of element: Element) -> CGFloat? {
    guard let height = element.number(attribute) else { return nil }
    return height < 0 ? UITableView.automaticDimension : height
  }

  // MARK: Prototypes

  private func registerPrototypes(of element: Element, in table: UITableView) {
    for prototype in element.items(of: "prototypes") where prototype.name == "tableViewCell" {
      guard let identifier = prototype["reuseIdentifier"], !identifier.isEmpty else { continue }
      // The table keeps this, and the scene's objects are kept by the controller: no circle.
      table.registerPrototype(identifier: identifier) { [scene] in
        scene.load { ViewReader(scene: scene).makeCell(prototype) }
      }
    }
  }

  // MARK: Fixed sections

  private func readSections(of element: Element) {
    let sections = element.items(of: "sections").filter { $0.name == "tableViewSection" }
    guard let controller = scene.controller as? UITableViewController else {
      return scene.log.add(
        element, found: "has fixed sections", expected: "a table view controller, which fixed sections need",
        outcome: "The table stays empty.")
    }
    controller.staticSections = sections.map { section in
      StaticSection(
        headerTitle: section.string("headerTitle"), footerTitle: section.string("footerTitle"),
        rows: section.items(of: "cells").filter { $0.name == "tableViewCell" }.map { cell in
          StaticRow(cell: makeCell(cell), height: rowHeight("rowHeight", of: cell))
        })
    }
  }

  private static let tableStyles: [String: UITableView.Style] = [
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
  ]

  private static let separators: [String: UITableView.SeparatorStyle] = [
    "none": .none, "default": .singleLine, "singleLine": .singleLine, "singleLineEtched": .singleLineEtched,
  ]
}
