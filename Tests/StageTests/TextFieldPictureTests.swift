// TextFieldPictureTests: what text fields look like: at rest, edited, in several scripts, in the dark.

import Foundation
import Renderer
import Stage
import StageTesting
import Testing
import UIKit

/// A screen on which fields stand one under the other, with texts in DejaVu Sans.
@MainActor
private struct Form {
  let stage: Stage
  let screen = UIViewController()

  init(_ height: CGFloat, isDark: Bool = false) throws {
    stage = try .pinned(320, height, scale: 2)
    stage.isDark = isDark
    screen.view.backgroundColor = .systemGroupedBackground
    stage.show(screen)
  }

  /// A field as high as it likes, below those that there are.
  func add(_ text: String, style: UITextField.BorderStyle = .roundedRect, _ change: (UITextField) -> Void = { _ in })
    -> UITextField
  {
    let field = UITextField(frame: .zero)
    field.text = text
    field.borderStyle = style
    field.font = .systemFont(ofSize: 17)
    change(field)
    let top = screen.view.subviews.map(\.frame.maxY).max() ?? 4
    field.frame = CGRect(x: 16, y: top + 12, width: 288, height: field.intrinsicContentSize.height.rounded(.up))
    screen.view.addSubview(field)
    return field
  }

  func picture() -> Bitmap {
    stage.advance(by: 0)
    return stage.picture()
  }
}

@MainActor @Suite("Pictures of text fields", .oneAtATime) struct TextFieldPictureTests {
  @Test("borders, placeholder, alignment, bullets, clear button, a text that is too long", arguments: [false, true])
  func atRest(isDark: Bool) throws {
    let form = try Form(440, isDark: isDark)
    _ = form.add("") { $0.placeholder = "Title" }
    _ = form.add("Rounded")
    _ = form.add("A line around it", style: .line)
    _ = form.add("A bezel", style: .bezel)
    _ = form.add("No border", style: .none)
    _ = form.add("To the right") { $0.textAlignment = .right }
    _ = form.add("Empty me") { $0.clearButtonMode = .always }
    _ = form.add("Secret") { $0.isSecureTextEntry = true }
    _ = form.add("A text that is longer than the room that there is for it")
    _ = form.add("Not to be used") { $0.isEnabled = false }
    try expect(form.picture(), looksLike: isDark ? "rest-dark" : "rest")
  }

  @Test("the caret at the end, at the beginning of an empty field, and with the ring of the keyboard")
  func carets() throws {
    let form = try Form(64)
    let field = form.add("Interlude") { $0.placeholder = "Title" }
    field.becomeFirstResponder()
    try expect(form.picture(), looksLike: "caret")
    field.text = ""
    try expect(form.picture(), looksLike: "caret-placeholder")
    field.resignFirstResponder()
    try form.stage.key("tab")
    form.stage.type("Tab")
    try expect(form.picture(), looksLike: "caret-ring")
  }

  @Test("the caret is away in the second half of each second")
  func blinking() throws {
    let form = try Form(64)
    let field = form.add("Interlude")
    let before = form.picture()
    field.becomeFirstResponder()
    let lit = form.picture()
    form.stage.advance(by: 0.6)
    #expect(form.picture() == before && lit != before)
    form.stage.advance(by: 0.5)
    #expect(form.picture() == lit)
  }

  @Test("a word that two clicks select, and a composition under way", arguments: [false, true])
  func marks(isDark: Bool) throws {
    let form = try Form(112, isDark: isDark)
    let fields = [form.add("Select one word"), form.add("Two Tab")]
    fields[0].becomeFirstResponder()
    form.stage.tap(at: CGPoint(x: 100, y: fields[0].frame.midY), count: 2)
    let selected = form.picture()
    fields[1].becomeFirstResponder()
    fields[1].setMarkedText("kompoz", selectedRange: NSRange(location: 6, length: 0))
    let composed = form.picture()
    try expect(selected, looksLike: isDark ? "selection-dark" : "selection")
    try expect(composed, looksLike: isDark ? "composition-dark" : "composition")
  }

  @Test("the end of a long text while it is typed, cut off at the field's room")
  func long() throws {
    let form = try Form(64)
    let field = form.add("")
    field.becomeFirstResponder()
    form.stage.type("A text that is longer than the room that there is for it")
    try expect(form.picture(), looksLike: "long")
    for _ in 0..<40 { try form.stage.key("left") }
    try expect(form.picture(), looksLike: "long-left")
  }

  @Test("Hebrew and Arabic stand right, with the caret where typing goes on; so it is in a mixed line")
  func rightToLeft() throws {
    let form = try Form(160)
    let fields = [form.add("שלום עולם"), form.add("مرحبا بالعالم"), form.add("abc שלום 12")]
    var pictures: [Bitmap] = []
    for field in fields {
      field.becomeFirstResponder()
      try form.stage.key("left")
      pictures.append(form.picture())
    }
    try expect(pictures[0], looksLike: "hebrew")
    try expect(pictures[1], looksLike: "arabic")
    form.stage.advance(by: 0)
    fields[2].selectedTextRange = fields[2].textRange(
      from: fields[2].beginningOfDocument,
      to: try #require(fields[2].position(from: fields[2].beginningOfDocument, offset: 6)))
    try expect(form.picture(), looksLike: "mixed-selection")
  }

  @Test("each letter's caret lies where the drawn text of the letters before it ends")
  func caretsFollowInk() throws {
    let form = try Form(64)
    let text = "Ink Wave"
    let field = form.add(text, style: .none) { $0.backgroundColor = .white }
    field.becomeFirstResponder()
    for count in 1...text.count where text.prefix(count).last != " " {
      field.text = String(text.prefix(count))
      form.stage.advance(by: 0.6)
      let picture = form.picture()
      let rows = Int(field.frame.minY * 2)..<Int(field.frame.maxY * 2)
      let right = try #require((0..<picture.width).last { x in rows.contains { picture[x, $0].blue < 128 } })
      let caret = field.convert(field.caretRect(for: field.endOfDocument), to: nil)
      #expect(abs(CGFloat(right + 1) / 2 - caret.midX) < 2.5, "\(count)")
      form.stage.advance(by: 0.5)
    }
  }
}
