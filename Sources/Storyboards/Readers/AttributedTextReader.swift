// AttributedTextReader: texts with looks of their own, in fragments.

import Foundation
import Views

@MainActor
extension StoryboardDocument {
  /// The attributed text of the property `key`; nil where the element has none.
  func attributedText(_ key: String, of element: Element) -> NSAttributedString? {
    guard let child = element.child(key: key), child.name == "attributedString" else { return nil }
    let text = NSMutableAttributedString(string: "")
    for fragment in child.children where fragment.name == "fragment" {
      let attributes = textAttributes(fragment.child("attributes"))
      text.append(NSAttributedString(string: fragment.string("content") ?? "", attributes: attributes))
    }
    return text
  }

  /// How the first fragment stands between the edges; nil where the file does not say.
  func textAlignment(ofAttributed key: String, in element: Element) -> NSTextAlignment? {
    element.child(key: key)?.child("fragment")?.child("attributes")?.child(key: "NSParagraphStyle")?
      .choice("alignment", ViewReader.alignments)
  }

  /// The font and colour that an element lists under the keys of attributed texts, or under a bar's.
  func textAttributes(_ element: Element?) -> [NSAttributedString.Key: Any] {
    guard let element else { return [:] }
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = element.font("NSFont") ?? element.font()
    attributes[.foregroundColor] = color("NSColor", of: element) ?? color("textColor", of: element)
    return attributes
  }
}
