// ViewReader+Bars: navigation bars, their items and buttons (X24).

import Foundation
import Navigation
import Views

extension ViewReader {
  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
    "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
    "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
    "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
    "redo": .redo, "close": .close,
  ]

  func read(_ bar: UINavigationBar, _ element: Element) {
    let items = element.items(of: "items").filter { $0.name == "navigationItem" }
    if !items.isEmpty { bar.items = items.map { makeItem($0) } }
    if let color = document.color("barTintColor", of: element) { bar.barTintColor = color }
  }

  /// The item of an element: a bar's, or a controller's own.
  func makeItem(_ element: Element) -> UINavigationItem {
    let type = scene.resolver.resolve(element, base: UINavigationItem.self).type as? UINavigationItem.Type
    let item = type?.init(coder: StoryboardCoder()) ?? UINavigationItem(title: "")
    scene.add(item, for: element)
    item.title = element.string("title")
    item.prompt = element.string("prompt")
    if let hides = element.bool("hidesBackButton") { item.hidesBackButton = hides }
    if let title = element.child(key: "titleView"), ViewKind.isView(title) { item.titleView = makeView(title) }
    if let back = element.child(key: "backBarButtonItem") { item.backBarButtonItem = makeButtonItem(back) }
    item.leftBarButtonItems = buttons(of: element, one: "leftBarButtonItem", list: "leftBarButtonItems")
    item.rightBarButtonItems = buttons(of: element, one: "rightBarButtonItem", list: "rightBarButtonItems")
    scene.addConnections(of: element)
    return item
  }

  private func buttons(of element: Element, one: String, list: String) -> [UIBarButtonItem]? {
    let elements = element.child(key: one).map { [$0] } ?? element.child(key: list)?.children ?? []
    let items = elements.filter { $0.name == "barButtonItem" }
    return items.isEmpty ? nil : items.map { makeButtonItem($0) }
  }

  private func makeButtonItem(_ element: Element) -> UIBarButtonItem {
    let item: UIBarButtonItem
    if let system = element.choice("systemItem", ViewReader.systemItems) {
      item = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
    } else {
      item = UIBarButtonItem(
        title: element.string("title"), style: element["style"] == "done" ? .done : .plain, target: nil, action: nil)
    }
    scene.add(item, for: element)
    if let name = element["image"] { item.image = UIImage(named: name) }
    if let isEnabled = element.bool("enabled") { item.isEnabled = isEnabled }
    if let tag = element.integer("tag") { item.tag = tag }
    if let view = element.children.first(where: {
      ($0["key"] ?? "customView") == "customView" && ViewKind.isView($0) && $0.name != "connections"
    }),
      element.child(key: "customView") != nil || view.name == "view"
    {
      item.customView = makeView(view)
    }
    scene.addConnections(of: element)
    return item
  }
}
