// AlertPictureTests: what alerts and action sheets look like, at rest, pressed, in small windows, in the dark.

import Foundation
import Renderer
import Stage
import StageTesting
import Testing
import UIKit

/// A navigation controller with a list under it, on a stage whose texts are set in DejaVu Sans.
@MainActor
private struct Scene {
  let stage: Stage
  let screen = UIViewController()

  init(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2) throws {
    stage = try .pinned(width, height, scale: scale)
    screen.title = "Books"
    screen.view.backgroundColor = .systemGroupedBackground
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
    let label = UILabel(frame: CGRect(x: 16, y: 80, width: width - 32, height: 40))
    label.text = "A line of text below"
    screen.view.addSubview(label)
    stage.show(UINavigationController(rootViewController: screen))
  }

  func ask(
    _ style: UIAlertController.Style, _ title: String?, _ message: String?,
    _ choices: [(String, UIAlertAction.Style)], then time: Double = 1
  ) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for (title, style) in choices { alert.addAction(UIAlertAction(title: title, style: style)) }
    screen.present(alert, animated: true)
    stage.advance(by: time)
  }
}

@MainActor @Suite("Pictures of alerts", .oneAtATime) struct AlertPictureTests {
  private static let undo: [(String, UIAlertAction.Style)] = [("Undo", .default), ("Cancel", .cancel)]

  @Test("two choices side by side", arguments: [false, true])
  func pair(isDark: Bool) throws {
    let scene = try Scene(375, 400)
    scene.stage.isDark = isDark
    scene.ask(.alert, "Undo Book Title", nil, Self.undo)
    try expect(scene.stage.picture(), looksLike: isDark ? "pair-dark" : "pair")
  }

  @Test("three choices one above the other, one of them pressed")
  func stacked() throws {
    let scene = try Scene(375, 400)
    scene.ask(
      .alert, "Delete this book?", "It will be taken off the list, and its notes with it.",
      [("Cancel", .cancel), ("Delete", .destructive), ("Move to the Archive", .default)])
    scene.stage.press(at: try scene.stage.point(of: "Move to the Archive"))
    try expect(scene.stage.picture(), looksLike: "stacked-pressed")
  }

  @Test("an action sheet", arguments: [false, true])
  func sheet(isDark: Bool) throws {
    let scene = try Scene(375, 460)
    scene.stage.isDark = isDark
    scene.ask(
      .actionSheet, "Share this page", "Choose how.",
      [("Copy", .default), ("Delete", .destructive), ("Cancel", .cancel)])
    try expect(scene.stage.picture(), looksLike: isDark ? "sheet-dark" : "sheet")
  }

  @Test("two text fields, the second being typed into", arguments: [false, true])
  func fields(isDark: Bool) throws {
    let scene = try Scene(375, 320)
    scene.stage.isDark = isDark
    let alert = UIAlertController(title: "New book", message: "Say what it is called.", preferredStyle: .alert)
    alert.addTextField { $0.text = "Emma" }
    alert.addTextField { $0.placeholder = "Author" }
    for (title, style) in [("Cancel", UIAlertAction.Style.cancel), ("Add", .default)] {
      alert.addAction(UIAlertAction(title: title, style: style))
    }
    scene.screen.present(alert, animated: true)
    scene.stage.advance(by: 1)
    try scene.stage.key("tab")
    try expect(scene.stage.picture(), looksLike: isDark ? "fields-dark" : "fields")
  }

  @Test("long texts in a small window, with the focus shown")
  func small() throws {
    let scene = try Scene(320, 240)
    let text = (1...12).map { "Sentence \($0) of a message that has far too many of them." }.joined(separator: " ")
    scene.ask(.alert, "A long message", text, [("Agree", .default), ("Cancel", .cancel)])
    try scene.stage.key("pagedown")
    scene.stage.advance(by: 2)
    try scene.stage.key("tab")
    try expect(scene.stage.picture(), looksLike: "small")
  }

  @Test("at 1.5 pixels to a point the lines are still one pixel")
  func oddScale() throws {
    let scene = try Scene(300, 200, scale: 1.5)
    scene.ask(.alert, "Title", "Message", Self.undo)
    try expect(scene.stage.picture(), looksLike: "odd-scale")
  }

  @Test("in and out: no jump at the first or the last frame")
  func filmstrip() throws {
    let scene = try Scene(320, 240, scale: 1)
    let before = scene.stage.picture()
    scene.ask(.alert, "Undo Book Title", nil, Self.undo, then: 0)
    #expect(same(scene.stage.picture(), before))
    try expect(scene.stage.filmstrip(at: [0, 0.05, 0.1, 0.2, 0.5]), looksLike: "strip-in")
    let shown = scene.stage.picture()
    try scene.stage.tap("Cancel")
    let start = scene.stage.picture()
    #expect(same(start, shown))
    scene.stage.advance(by: 1)
    #expect(same(scene.stage.picture(), before))
  }
}

/// Whether two pictures are equal in every bit; a failure then names no bytes.
private func same(_ one: Bitmap, _ other: Bitmap) -> Bool { one.bytes == other.bytes }
