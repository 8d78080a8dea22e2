// PickerPictureTests: what wheels look like: at rest, between rows, beyond bounds, in other languages, in the dark.

import Foundation
import Renderer
import Stage
import StageTesting
import Testing
import UIKit

@MainActor
private func stage(_ picker: UIView, isDark: Bool = false) throws -> Stage {
  let stage = try Stage.pinned(320, 216, scale: 2)
  stage.isDark = isDark
  let screen = UIViewController()
  screen.view.backgroundColor = .systemBackground
  screen.view.addSubview(picker)
  stage.show(screen)
  stage.advance(by: 0)
  return stage
}

/// 3 August 2024, 14:25, in UTC.
private let moment = Date(timeIntervalSince1970: 1_722_695_100)

@MainActor @Suite("Pictures of pickers", .oneAtATime) struct PickerPictureTests {
  @MainActor
  private static func picker(_ mode: UIDatePicker.Mode, _ locale: String = "en_US") -> UIDatePicker {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.datePickerMode = mode
    picker.locale = Locale(identifier: locale)
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.date = moment
    return picker
  }

  @Test("a date", arguments: [false, true])
  func date(isDark: Bool) throws {
    // Made after the stage's predecessors are gone: a picker belongs to the stage that is opened next.
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    let stage = try stage(host, isDark: isDark)
    host.addSubview(Self.picker(.date))
    stage.advance(by: 0)
    try expect(stage.picture(), looksLike: isDark ? "date-dark" : "date")
  }

  @Test("a date and a time, a time of 24 hours, a duration", arguments: ["dateAndTime", "time", "duration"])
  func modes(name: String) throws {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    let stage = try stage(host)
    let picker: UIDatePicker =
      switch name {
      case "time": Self.picker(.time, "de_DE")
      case "duration": Self.picker(.countDownTimer)
      default: Self.picker(.dateAndTime)
      }
    host.addSubview(picker)
    stage.advance(by: 0)
    try expect(stage.picture(), looksLike: name)
  }

  @Test("rows beyond the bounds are grey; a wheel between two rows, and at rest after it was turned there")
  func bounds() throws {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    let stage = try stage(host)
    let picker = Self.picker(.date)
    picker.minimumDate = moment - 40 * 86_400
    picker.maximumDate = moment + 2 * 86_400
    host.addSubview(picker)
    stage.advance(by: 0)
    stage.scroll(by: 57, at: CGPoint(x: 70, y: 108))
    try expect(stage.filmstrip(at: [0, 0.1, 0.2, 0.3, 0.45, 0.8]), looksLike: "bounds-strip")
    #expect(picker.date == moment + 2 * 86_400)
  }

  @Test("the ring around the wheel that keys turn")
  func ring() throws {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    let stage = try stage(host)
    host.addSubview(Self.picker(.date))
    stage.advance(by: 0)
    try stage.key("tab")
    try stage.key("right")
    try expect(stage.picture(), looksLike: "ring")
  }
}
