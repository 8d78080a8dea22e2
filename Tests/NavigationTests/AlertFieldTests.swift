// AlertFieldTests: text fields in alerts: where they stand, who has the keyboard, what Return and Tab do.

import Essentials
import Foundation
import Geometry
import Layers
import OneAtATime
import Testing
import Views

@testable import Navigation

@MainActor
@Suite("Text fields of alerts", .oneAtATime) struct AlertFieldTests {
  /// An alert with fields of these names and the choices Cancel and OK, not yet shown.
  private func asking(_ names: String..., size: CGSize = CGSize(width: 320, height: 568)) -> Asking {
    let asking = Asking(size: size)
    for name in names { asking.alert.addTextField { $0.placeholder = name } }
    asking.add("Cancel", .cancel)
    asking.add("OK")
    return asking
  }

  private func field(_ index: Int, _ asking: Asking) -> UITextField? {
    asking.alert.textFields.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  private func type(_ text: String, _ asking: Asking) { asking.send(.text(text)) }

  @Test("Without fields there is no list of them; each is set up when it is added, in order")
  func adding() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    #expect(alert.textFields == nil)
    var made: [UITextField] = []
    alert.addTextField { made.append($0) }
    alert.addTextField()
    alert.addTextField {
      made.append($0)
      $0.text = "third"
    }
    #expect(alert.textFields?.count == 3)
    #expect(alert.textFields?.first === made.first && alert.textFields?.last === made.last)
    #expect(alert.textFields?.last?.text == "third")
    #expect(alert.textFields?.first?.font?.pointSize == 13)
  }

  @Test("An action sheet takes no text: a fault, and no field")
  func sheet() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    var isAsked = false
    let messages = Fault.observing { sheet.addTextField { _ in isAsked = true } }.messages
    #expect(
      messages == ["Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"])
    #expect(sheet.textFields == nil && !isAsked)
  }

  @Test("The fields fill the card between words and buttons, each a line of one box; mirrored, they stand the same")
  func places() throws {
    for language in ["en", "ar"] {
      let asking = asking("Name", "Note")
      asking.scene.turn.host = PlainHost(
        environment: Environment(size: CGSize(width: 320, height: 568), locale: Locale(identifier: language)))
      asking.present()
      let fields = try #require(asking.alert.textFields)
      let card = try #require(asking.view).bounds
      let frames = fields.map { $0.convert($0.bounds, to: asking.view) }
      #expect(frames.allSatisfy { $0.minX == 16 && $0.width == card.width - 32 && $0.height == 30 })
      #expect(frames[1].minY == frames[0].maxY)
      let buttons = asking.buttons().map { $0.convert($0.bounds, to: asking.view).minY }
      #expect(buttons.allSatisfy { $0 == frames[1].maxY + 20 })
      #expect(asking.order == (language == "en" ? ["Cancel", "OK"] : ["OK", "Cancel"]))
    }
  }

  @Test("The first field has the keyboard as the alert appears, and what is typed can be read by the handler")
  func typing() {
    let asking = asking("Name")
    var seen: String?
    asking.alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [alert = asking.alert] _ in seen = alert.textFields?[0].text })
    asking.presenter.present(asking.alert, animated: true)
    asking.scene.turn.run()
    #expect(field(0, asking)?.isFirstResponder == true, "before the movement ends")
    asking.scene.settle()
    #expect(field(0, asking)?.isFirstResponder == true)
    type("Emma", asking)
    asking.tap("Save")
    asking.scene.settle()
    #expect(seen == "Emma")
    #expect(asking.presenter.presentedViewController == nil && field(0, asking)?.isEditing == false)
  }

  @Test("Return goes to the next field, and from the last makes the only choice that does not cancel")
  func returnKey() {
    let asking = asking("Name", "Note")
    asking.present()
    type("a", asking)
    asking.key(.keyboardReturnOrEnter)
    #expect(field(1, asking)?.isFirstResponder == true)
    type("b", asking)
    #expect(asking.record.take().isEmpty)
    asking.key(.keyboardReturnOrEnter)
    asking.scene.settle()
    #expect(asking.record.take() == ["OK"])
    #expect(asking.alert.textFields?.map(\.text) == ["a", "b"])
  }

  @Test("Return makes the preferred choice where there are several; one that is disabled is not made")
  func preferred() {
    let asking = asking("Name")
    let other = asking.add("Other")
    asking.alert.preferredAction = other
    other.isEnabled = false
    asking.present()
    asking.key(.keyboardReturnOrEnter)
    asking.scene.settle()
    #expect(asking.record.take().isEmpty && field(0, asking)?.isFirstResponder == true)
    other.isEnabled = true
    asking.key(.keyboardReturnOrEnter)
    asking.scene.settle()
    #expect(asking.record.take() == ["Other"])
  }

  @Test("Where Return could mean several choices, the first is shown to be the one that the next Return presses")
  func several() {
    let asking = asking("Name")
    asking.add("Other")
    asking.present()
    asking.key(.keyboardReturnOrEnter)
    #expect(field(0, asking)?.isFirstResponder == false && asking.alert.isFirstResponder)
    #expect((asking.scene.window.focusedView as? AlertButton)?.action.title == "OK")
    #expect(asking.scene.window.keyboardPlace.showsRing)
    asking.key(.keyboardReturnOrEnter)
    asking.scene.settle()
    #expect(asking.record.take() == ["OK"])
  }

  @Test("A delegate that refuses Return keeps the keyboard in its field; a field that takes none is passed over")
  func refusing() {
    final class Refusal: NSObject, UITextFieldDelegate {
      var mayReturn = false
      func textFieldShouldReturn(_ textField: UITextField) -> Bool { mayReturn }
    }
    let asking = asking("Name", "Fixed", "Note")
    let refusal = Refusal()
    field(0, asking)?.delegate = refusal
    field(1, asking)?.isEnabled = false
    asking.present()
    asking.key(.keyboardReturnOrEnter)
    #expect(field(0, asking)?.isFirstResponder == true)
    refusal.mayReturn = true
    asking.key(.keyboardReturnOrEnter)
    #expect(field(2, asking)?.isFirstResponder == true)
  }

  @Test("Tab goes through fields and buttons, selecting what a field holds; Escape cancels from inside a field")
  func tab() {
    let asking = asking("Name", "Note")
    field(1, asking)?.text = "old"
    asking.present()
    asking.key(.keyboardTab)
    #expect(field(1, asking)?.isFirstResponder == true)
    type("new", asking)
    #expect(field(1, asking)?.text == "new")
    for title in ["Cancel", "OK"] {
      asking.key(.keyboardTab)
      #expect((asking.scene.window.focusedView as? AlertButton)?.action.title == title)
    }
    asking.key(.keyboardTab)
    #expect(field(0, asking)?.isFirstResponder == true)
    asking.key(.keyboardEscape)
    asking.scene.settle()
    #expect(asking.record.take() == ["Cancel"])
  }

  @Test("What was edited below the alert is edited again when it has gone")
  func givenBack() {
    let asking = asking("Name")
    let below = UITextField(frame: CGRect(x: 0, y: 60, width: 100, height: 30))
    asking.presenter.view.addSubview(below)
    asking.scene.settle()
    #expect(below.becomeFirstResponder())
    asking.present()
    #expect(field(0, asking)?.isFirstResponder == true && !below.isEditing)
    asking.key(.keyboardReturnOrEnter)
    asking.scene.settle()
    #expect(asking.record.take() == ["OK"])
    #expect(below.isEditing)
  }

  @Test("A click puts the keyboard into a field, up to the edge of the box")
  func click() throws {
    let asking = asking("Name", "Note")
    asking.present()
    let second = try #require(field(1, asking))
    for place in [second.bounds.midX, 2, second.bounds.maxX - 2] {
      #expect(field(0, asking)?.becomeFirstResponder() == true)
      let point = second.convert(CGPoint(x: place, y: second.bounds.midY), to: nil)
      asking.send(.pointer(.down, at: point))
      asking.send(.pointer(.up, at: point))
      #expect(second.isFirstResponder)
    }
  }

  @Test("In a small window the field that is edited is scrolled into sight, also when the window gets small")
  func small() throws {
    let asking = Asking(
      message: String(repeating: "Many words. ", count: 40), size: CGSize(width: 320, height: 568))
    for name in ["Name", "Note"] { asking.alert.addTextField { $0.placeholder = name } }
    asking.add("OK")
    asking.present()
    UIApplication.shared.resize(to: CGSize(width: 320, height: 200))
    asking.scene.turn.run()
    func isSeen(_ field: UITextField) throws -> Bool {
      let scroll = try #require(
        sequence(first: field as UIView, next: \.superview).compactMap { $0 as? UIScrollView }.first)
      return scroll.bounds.contains(field.convert(field.bounds, to: scroll))
    }
    #expect(try isSeen(try #require(field(0, asking))))
    asking.key(.keyboardReturnOrEnter)
    #expect(field(1, asking)?.isFirstResponder == true)
    #expect(try isSeen(try #require(field(1, asking))))
  }

  @Test("A field asked in its setting up does not become first responder: it is in no window yet")
  func tooEarly() {
    let asking = Asking()
    var answer: Bool?
    asking.alert.addTextField { answer = $0.becomeFirstResponder() }
    #expect(answer == false)
  }
}
