// TextFieldLookTests: rectangles, sizes, and what a field draws.

import Foundation
import Geometry
import Layers
import OneAtATime
import Testing

@testable import Views

@MainActor @Suite("Text field: looks", .oneAtATime) final class TextFieldLookTests {
  private func commands(_ layer: CALayer, _ world: World) -> [Picture.Command] {
    world.turn.run()
    guard case .picture(let picture)? = world.node(of: layer)?.contents else { return [] }
    return picture.commands
  }

  private func texts(_ view: UIView, _ world: World) -> [Picture.Text] {
    commands(view.layer, world).compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  @Test("the text's room by border style")
  func rooms() {
    let stand = TextFieldWorld("ab", edits: false)
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 40)
    for (style, expected) in [
      (UITextField.BorderStyle.none, bounds), (.line, CGRect(x: 2, y: 1, width: 196, height: 38)),
      (.bezel, CGRect(x: 7, y: 2, width: 186, height: 36)), (.roundedRect, CGRect(x: 7, y: 2, width: 186, height: 36)),
    ] {
      stand.field.borderStyle = style
      #expect(stand.field.textRect(forBounds: bounds) == expected)
      #expect(stand.field.editingRect(forBounds: bounds) == expected)
      #expect(stand.field.placeholderRect(forBounds: bounds) == expected)
    }
  }

  @Test("the size: the text, or a longer placeholder, and as high as iOS makes a rounded field")
  func sizes() {
    let stand = TextFieldWorld("abcd", edits: false)
    #expect(stand.field.intrinsicContentSize == CGSize(width: 42, height: 24))
    stand.field.placeholder = "a placeholder"
    #expect(stand.field.intrinsicContentSize.width == 132)
    stand.field.borderStyle = .roundedRect
    stand.field.font = .systemFont(ofSize: 14)
    #expect(stand.field.intrinsicContentSize.height == 30)
    stand.field.font = .systemFont(ofSize: 17)
    #expect(stand.field.intrinsicContentSize.height == 34)
  }

  @Test("views at the sides take their room, the right one the clear button's place")
  func sideViews() {
    let stand = TextFieldWorld("ab", edits: false)
    let (left, right) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), UIView(frame: .zero))
    right.frame.size = CGSize(width: 30, height: 60)
    stand.field.leftView = left
    stand.field.rightView = right
    stand.field.clearButtonMode = .always
    stand.world.turn.run()
    #expect(left.isHidden && right.isHidden && !stand.field.clearButton.isHidden)
    stand.field.leftViewMode = .always
    stand.field.rightViewMode = .always
    stand.world.turn.run()
    #expect(left.frame == CGRect(x: 0, y: 10, width: 20, height: 20))
    #expect(right.frame == CGRect(x: 170, y: 0, width: 30, height: 40))
    #expect(stand.field.clearButton.isHidden)
    #expect(stand.field.textRect(forBounds: stand.field.bounds) == CGRect(x: 24, y: 0, width: 142, height: 40))
    stand.field.semanticContentAttribute = .forceRightToLeft
    stand.field.setNeedsLayout()
    stand.world.turn.run()
    #expect(left.frame.minX == 180 && right.frame.minX == 0)
    stand.field.leftView = nil
    #expect(left.superview == nil)
  }

  @Test("the placeholder shows in its grey while there is no text, and not while something is composed")
  func placeholder() {
    let stand = TextFieldWorld("", edits: false)
    stand.field.placeholder = "Name"
    let canvas = stand.field.canvas
    var shown = texts(canvas, stand.world)
    #expect(shown.map(\.string) == ["Name"] && shown.first?.color == UIColor.placeholderText.cgColor)
    stand.field.becomeFirstResponder()
    #expect(texts(canvas, stand.world).map(\.string) == ["Name"])
    stand.compose("あ")
    shown = texts(canvas, stand.world)
    #expect(shown.map(\.string) == ["あ"] && shown.first?.color == UIColor.label.cgColor)
    stand.compose("")
    #expect(texts(canvas, stand.world).map(\.string) == ["Name"])
  }

  @Test("the text does not move when editing begins or ends", arguments: [NSTextAlignment.left, .center, .right])
  func still(alignment: NSTextAlignment) {
    let stand = TextFieldWorld("hello", edits: false)
    stand.field.textAlignment = alignment
    stand.field.borderStyle = .roundedRect
    let before = texts(stand.field.canvas, stand.world)
    stand.field.becomeFirstResponder()
    #expect(texts(stand.field.canvas, stand.world) == before && before.count == 1)
    stand.field.resignFirstResponder()
    #expect(texts(stand.field.canvas, stand.world) == before)
  }

  @Test("a long text ends in … while it is not edited, and is whole while it is")
  func shortened() {
    let long = String(repeating: "x", count: 30)
    let stand = TextFieldWorld(long, edits: false)
    #expect(texts(stand.field.canvas, stand.world).map(\.string) == [String(repeating: "x", count: 19) + "…"])
    stand.field.becomeFirstResponder()
    #expect(texts(stand.field.canvas, stand.world).map(\.string) == [long])
    #expect(texts(stand.field.canvas, stand.world).first?.origin.x == -102)
  }

  @Test("what is selected has a box in the tint behind it, what is composed a line below it")
  func boxes() {
    let stand = TextFieldWorld("hello")
    func fills() -> [CGRect] {
      commands(stand.field.canvas.layer, stand.world).compactMap {
        if case .fill(let path, _, _) = $0 { path.boundingBox } else { nil }
      }
    }
    #expect(fills().isEmpty)
    stand.field.selectedTextRange = stand.field.textRange(
      from: stand.field.beginningOfDocument, to: stand.field.closestPosition(to: CGPoint(x: 30, y: 9)) ?? .init())
    #expect(fills() == [CGRect(x: 0, y: 8, width: 30, height: 24)])
    stand.press(.keyboardEnd)
    stand.compose("あ")
    #expect(fills() == [CGRect(x: 50, y: 28, width: 10, height: 1)])
  }

  @Test("a rounded field is filled inside its border; others fill their bounds")
  func background() {
    let stand = TextFieldWorld("", edits: false)
    stand.field.backgroundColor = .systemYellow
    #expect(stand.field.layer.backgroundColor == UIColor.systemYellow.cgColor)
    stand.field.borderStyle = .roundedRect
    stand.world.turn.run()
    #expect(stand.field.layer.backgroundColor == nil && stand.field.backgroundColor == .systemYellow)
    #expect(
      commands(stand.field.layer, stand.world).contains {
        if case .fill(_, UIColor.systemYellow.cgColor, _) = $0 { true } else { false }
      })
  }

  @Test("overridden rectangles and drawing are used")
  func overriding() {
    final class Inset: UITextField {
      var drawn: [CGRect] = []
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 3) }
      override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 5) }
      override func drawText(in rect: CGRect) {
        drawn.append(rect)
        super.drawText(in: rect)
      }
    }
    let world = World()
    let field = Inset(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    field.text = "x"
    world.window.addSubview(field)
    world.turn.run()
    #expect(field.canvas.frame == CGRect(x: 12, y: 3, width: 76, height: 34))
    field.becomeFirstResponder()
    world.turn.run()
    #expect(field.canvas.frame == CGRect(x: 20, y: 5, width: 60, height: 30))
    #expect(field.drawn == [CGRect(x: 0, y: 0, width: 76, height: 34), CGRect(x: 0, y: 0, width: 60, height: 30)])
  }
}
