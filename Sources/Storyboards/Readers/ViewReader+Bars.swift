// ViewReader+Bars: navigation bars, their items and buttons (X24).

import Foundation
import Navigation
import Views

extension ViewReader {
  func read(_ bar: UINavigationBar, _ element: Element) {
    readLook(of: bar, element)
    let items = element.items(of: "items").filter { $0.name == "navigationItem" }
    if !items.isEmpty { bar.setItems(items.map { makeItem($0) }, animated: false) }
  }

  /// Sets how a bar looks; a navigation controller's bar gets its items from the stack.
  func readLook(of bar: UINavigationBar, _ element: Element) {
    if let flag = element.bool("translucent") { bar.isTranslucent = flag }
    if element["barStyle"] == "black" { bar.barStyle = .black }
    if let color = document.color("barTintColor", of: element) { bar.barTintColor = color }
    if let color = document.color("tintColor", of: element) { bar.tintColor = color }
    if let attributes = element.child(key: "titleTextAttributes") {
      bar.titleTextAttributes = document.textAttributes(attributes)
    }
  }

  /// The item of an element: a bar's, or a controller's own.
  func makeItem(_ element: Element) -> UINavigationItem {
    let resolved = scene.storyboard.resolver.resolve(element, base: UINavigationItem.self)
    let item = (resolved.type as? UINavigationItem.Type)?.init(coder: StoryboardCoder()) ?? UINavigationItem()
    scene.add(item, for: element)
    item.title = element.string("title")
    item.prompt = element.string("prompt")
    if let title = element.string("backButtonTitle") { item.backButtonTitle = title }
    if let flag = element.bool("hidesBackButton") { item.hidesBackButton = flag }
    if let flag = element.bool("leftItemsSupplementBackButton") { item.leftItemsSupplementBackButton = flag }
    if let view = element.child(key: "titleView") { item.titleView = makeView(view) }
    if let back = element.child(key: "backBarButtonItem") { item.backBarButtonItem = makeButtonItem(back) }
    let left = buttons("leftBarButtonItem", of: element)
    if !left.isEmpty { item.leftBarButtonItems = left }
    let right = buttons("rightBarButtonItem", of: element)
    if !right.isEmpty { item.rightBarButtonItems = right }
    return item
  }

  /// The buttons of one side: a single one under the key, or a list named by the key in the plural.
  private func buttons(_ key: String, of element: Element) -> [UIBarButtonItem] {
    let elements = element.child(key: key).map { [$0] } ?? element.items(of: "\(key)s")
    return elements.filter { $0.name == "barButtonItem" }.map { makeButtonItem($0) }
  }

  /// A button in a bar.
  func makeButtonItem(_ element: Element) -> UIBarButtonItem {
    let item = instantiateButtonItem(element)
    scene.add(item, for: element)
    if let style = element.choice("style", Self.buttonStyles) { item.style = style }
    if let image = images.image("image", of: element) { item.image = image }
    if let flag = element.bool("enabled") { item.isEnabled = flag }
    if let tag = element.integer("tag") { item.tag = tag }
    if let width = element.number("width") { item.width = max(0, width) }
    if let color = document.color("tintColor", of: element) { item.tintColor = color }
    if let view = element.child(key: "customView") { item.customView = makeView(view) }
    return item
  }

  private func instantiateButtonItem(_ element: Element) -> UIBarButtonItem {
    if let system = element.choice("systemItem", Self.systemItems) {
      return UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
    }
    let resolved = scene.storyboard.resolver.resolve(element, base: UIBarButtonItem.self)
    let item = (resolved.type as? UIBarButtonItem.Type)?.init(coder: StoryboardCoder()) ?? UIBarButtonItem()
    item.title = element.string("title")
    return item
  }

  private static let buttonStyles: [String: UIBarButtonItem.Style] = [
    "plain": .plain, "bordered": .bordered, "done": .done,
  ]

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
    "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
    "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
    "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
    "redo": .redo, "close": .close,
  ]
}
