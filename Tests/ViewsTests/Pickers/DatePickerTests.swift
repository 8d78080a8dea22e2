// DatePickerTests: the date picker in a window: what it shows, what the user turns, what is corrected and told.

import Foundation
import Geometry
import Layers
import OneAtATime
import Testing

@testable import Views

/// A date picker 320 points wide in a world that stands at 3 August 2024, 14:25, in UTC.
@MainActor
private final class DateWorld {
  let world = World()
  let picker: UIDatePicker
  var changes: [Date] = []
  private var time = 0.0

  init(_ mode: UIDatePicker.Mode, locale: String = "en_US") {
    world.host.environment.now = DateWheelsTests.date(2024, 8, 3, 14, 25)
    world.host.environment.locale = Locale(identifier: locale)
    picker = UIDatePicker(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
    picker.datePickerMode = mode
    world.window.addSubview(picker)
    picker.addAction(
      UIAction { [unowned self] _ in changes.append(picker.date) }, for: .valueChanged)
    world.turn.run()
  }

  /// Lets the wheels come to rest.
  func rest() {
    for _ in 0..<90 {
      time += 1.0 / 60
      world.run(to: time)
    }
  }

  /// Turns a wheel by rows, as keys and the mouse's wheel do.
  func turn(_ wheel: DateWheel, by rows: Int) {
    column(wheel)?.step(by: rows)
    rest()
  }

  func column(_ wheel: DateWheel) -> PickerColumn? {
    let columns = picker.picker.subviews.compactMap { $0 as? PickerColumn }
    return picker.wheels.wheels.firstIndex(of: wheel).map { columns[$0] }
  }

  /// What the chosen rows say, from left to right.
  var shown: [String] {
    picker.wheels.wheels.map { wheel in
      guard let column = column(wheel), let label = column.view(for: column.row) as? UILabel else { return "?" }
      return label.text ?? ""
    }
  }
}

@MainActor @Suite("Date picker", .oneAtATime) final class DatePickerTests {
  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 14, _ minute: Int = 25) -> Date {
    DateWheelsTests.date(year, month, day, hour, minute)
  }

  nonisolated static let texts: [(mode: UIDatePicker.Mode, locale: String, shown: [String])] = [
    (.date, "en_US", ["August", "3", "2024"]), (.date, "ja_JP", ["2024年", "8月", "3日"]),
    (.date, "ko_KR", ["2024년", "8월", "3일"]), (.time, "en_US", ["2", "25", "PM"]),
    (.time, "de_DE", ["14", "25"]), (.time, "ko_KR", ["오후", "2", "25"]),
    (.dateAndTime, "en_US", ["Today", "2", "25", "PM"]), (.dateAndTime, "ko_KR", ["오늘", "오후", "2", "25"]),
    (.countDownTimer, "en_US", ["0 hours", "1 min"]),
  ]

  @Test("now, language and zone are the surroundings'", arguments: texts)
  func surroundings(_ row: (mode: UIDatePicker.Mode, locale: String, shown: [String])) {
    let stand = DateWorld(row.mode, locale: row.locale)
    #expect(stand.picker.date == date(2024, 8, 3))
    #expect(stand.shown == row.shown)
  }

  @Test("the picker's own locale, zone and calendar win")
  func own() throws {
    let stand = DateWorld(.date)
    stand.picker.locale = Locale(identifier: "en_GB")
    stand.world.turn.run()
    #expect(stand.shown == ["3", "August", "2024"])
    stand.picker.timeZone = TimeZone(identifier: "Asia/Tokyo")
    stand.picker.date = date(2024, 8, 3, 16)
    stand.world.turn.run()
    #expect(stand.shown == ["4", "August", "2024"])
    stand.picker.calendar = Calendar(identifier: .buddhist)
    stand.world.turn.run()
    #expect(stand.shown.last?.contains("2567") == true)
  }

  @Test("turning a wheel changes the date once, when it rests")
  func turning() {
    let stand = DateWorld(.date)
    stand.column(.month)?.step(by: 2)
    stand.world.turn.run()
    #expect(stand.changes.isEmpty)
    stand.rest()
    #expect(stand.changes == [date(2024, 10, 3)] && stand.shown == ["October", "3", "2024"])
    stand.turn(.day, by: -3)
    #expect(stand.changes.last == date(2024, 10, 31))
  }

  @Test("a day that the month lacks goes back to the last one, and is told so")
  func correction() {
    let stand = DateWorld(.date)
    stand.picker.date = date(2024, 1, 31)
    stand.turn(.month, by: 1)
    #expect(stand.changes == [date(2024, 2, 29)])
    stand.rest()
    #expect(stand.shown == ["February", "29", "2024"])
    stand.turn(.day, by: 2)
    stand.rest()
    #expect(stand.changes.count == 1 && stand.shown == ["February", "29", "2024"])
  }

  @Test("rows beyond the bounds are grey, and a wheel turned there comes back")
  func bounds() throws {
    let stand = DateWorld(.date)
    stand.picker.minimumDate = date(2024, 7, 20)
    stand.picker.maximumDate = date(2024, 9, 10)
    stand.world.turn.run()
    let months = try #require(stand.column(.month))
    func color(_ offset: Int) -> UIColor? { (months.view(for: months.row + offset) as? UILabel)?.textColor }
    #expect([-2, -1, 0, 1, 2].map(color) == [.tertiaryLabel, .label, .label, .label, .tertiaryLabel])
    stand.turn(.month, by: 3)
    stand.rest()
    #expect(stand.picker.date == date(2024, 9, 10) && stand.shown == ["September", "10", "2024"])
    stand.turn(.year, by: -4)
    stand.rest()
    #expect(stand.picker.date == date(2024, 7, 20) && stand.shown == ["July", "20", "2024"])
    stand.picker.date = date(2030, 1, 1)
    #expect(stand.picker.date == date(2024, 9, 10))
    stand.picker.maximumDate = date(2024, 8, 1)
    #expect(stand.picker.date == date(2024, 8, 1) && stand.changes.count == 2)
  }

  @Test("the hour's wheel carries the half of the day along, which turns it by twelve")
  func halfDays() {
    let stand = DateWorld(.time)
    stand.turn(.hour, by: -3)
    #expect(stand.picker.date == date(2024, 8, 3, 11))
    stand.rest()
    #expect(stand.shown == ["11", "25", "AM"])
    stand.turn(.period, by: 1)
    stand.rest()
    #expect(stand.picker.date == date(2024, 8, 3, 23) && stand.shown == ["11", "25", "PM"])
  }

  @Test("the wheels of days, hours and minutes have no end")
  func endless() {
    let stand = DateWorld(.dateAndTime)
    for _ in 0..<8 { stand.turn(.hour, by: 24 * 60) }
    #expect(stand.picker.date == date(2024, 8, 3))
    for _ in 0..<4 { stand.turn(.date, by: 8_000) }
    #expect(
      stand.picker.date == Calendar(identifier: .gregorian).date(byAdding: .day, value: 32_000, to: date(2024, 8, 3)))
    #expect(stand.column(.date).map { abs($0.row - 20_000) < 11_000 } == true)
  }

  @Test("minutes by the interval; one that does not divide an hour is 1")
  func interval() {
    let stand = DateWorld(.time)
    stand.picker.minuteInterval = 10
    #expect(stand.picker.date == date(2024, 8, 3, 14, 20))
    stand.world.turn.run()
    #expect(stand.shown == ["2", "20", "PM"])
    stand.turn(.minute, by: 4)
    #expect(stand.picker.date == date(2024, 8, 3, 14, 0))
    stand.picker.minuteInterval = 7
    #expect(stand.picker.minuteInterval == 1)
  }

  @Test("a duration of at least one row of minutes, less than a day")
  func duration() {
    let stand = DateWorld(.countDownTimer)
    stand.picker.countDownDuration = 3 * 3600 + 125
    #expect(stand.picker.countDownDuration == 3 * 3600 + 120)
    stand.world.turn.run()
    #expect(stand.shown == ["3 hours", "2 min"])
    stand.turn(.minutes, by: -2)
    stand.turn(.hours, by: -3)
    stand.rest()
    #expect(stand.picker.countDownDuration == 60 && stand.shown == ["0 hours", "1 min"])
    stand.picker.countDownDuration = 1e9
    #expect(stand.picker.countDownDuration == 86_340)
    stand.picker.countDownDuration = .nan
    #expect(stand.picker.countDownDuration == 60)
  }

  @Test("setting the date turns the wheels, animated or at once, and tells nobody")
  func setting() {
    let stand = DateWorld(.date)
    stand.picker.setDate(date(2024, 11, 20), animated: true)
    #expect(stand.picker.date == date(2024, 11, 20) && stand.picker.picker.isTurning(0))
    stand.rest()
    #expect(stand.shown == ["November", "20", "2024"])
    stand.picker.setDate(date(1999, 12, 31), animated: false)
    stand.world.turn.run()
    #expect(stand.shown == ["December", "31", "1999"] && stand.changes.isEmpty)
  }

  @Test("a wheel that the user turns is left alone while another one comes to rest")
  func together() {
    let stand = DateWorld(.date)
    stand.column(.month)?.step(by: 1)
    stand.world.run(to: 0.1)
    stand.column(.day)?.step(by: 5)
    stand.world.run(to: 0.35)
    #expect(stand.changes == [date(2024, 9, 3)] && stand.picker.picker.isTurning(1))
    stand.rest()
    #expect(stand.changes == [date(2024, 9, 3), date(2024, 9, 8)])
  }

  @Test("a disabled picker turns no wheel; a press on it uses no control")
  func disabled() {
    let stand = DateWorld(.date)
    var used = false
    stand.picker.addAction(UIAction { _ in used = true }, for: [.touchDown, .touchUpInside, .primaryActionTriggered])
    let point = CGPoint(x: 50, y: 240)
    stand.world.send(.pointer(.down, at: point), .pointer(.up, at: point))
    stand.rest()
    #expect(stand.changes.count == 1 && !used)
    stand.picker.isEnabled = false
    stand.world.send(.pointer(.down, at: point), .pointer(.up, at: point))
    stand.world.send(.scroll(dy: 57, at: point))
    stand.rest()
    #expect(stand.changes.count == 1)
  }
}
