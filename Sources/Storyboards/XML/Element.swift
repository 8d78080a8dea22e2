// Element: one element of a storyboard's XML: its name, attributes, children and text, and the line on which it opens.

/// A node of the tree that a storyboard is read into.
final class Element {
  let name: String
  let attributes: [String: String]
  /// The line on which the start tag opens, from 1.
  let line: Int
  /// What stands around this element; nil for the root.
  private(set) weak var parent: Element?
  private(set) var children: [Element] = []
  /// All character data directly inside, CDATA sections included, as written.
  private(set) var text = ""

  init(name: String, attributes: [String: String] = [:], line: Int = 1) {
    (self.name, self.attributes, self.line) = (name, attributes, line)
  }

  func append(_ child: Element) {
    child.parent = self
    children.append(child)
  }

  func append(_ characters: String) { text += characters }

  /// The id that the file gives this element; nil for those that nothing refers to.
  var id: String? { attributes["id"] }

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The first child with this element name.
  func child(_ name: String) -> Element? { children.first { $0.name == name } }

  /// The first child that fills the property `key`: the file says so by a `key` attribute.
  func child(key: String) -> Element? { children.first { $0.attributes["key"] == key } }

  /// The children of the first child called `list`: files wrap what is repeated in a list of its own.
  func items(of list: String) -> [Element] { child(list)?.children ?? [] }

  /// This element and all below it, in the file's order.
  var tree: [Element] {
    var all = [self]
    appendDescendants(to: &all)
    return all
  }

  private func appendDescendants(to all: inout [Element]) {
    for child in children {
      all.append(child)
      child.appendDescendants(to: &all)
    }
  }
}
