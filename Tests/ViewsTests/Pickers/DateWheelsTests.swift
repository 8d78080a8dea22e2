// DateWheelsTests: the wheels of a date picker as numbers: their order, their rows, and the dates that they lead to.

import Foundation
import Testing

@testable import Views

@Suite("Date wheels") struct DateWheelsTests {
  static func calendar(_ locale: String, zone: String = "UTC") -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    return calendar
  }

  static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    return calendar("en_US").date(from: parts) ?? .distantPast
  }

  private func wheels(
    _ mode: UIDatePicker.Mode, _ locale: String = "en_US", interval: Int = 1, zone: String = "UTC"
  ) -> DateWheels {
    DateWheels(
      mode: mode, calendar: Self.calendar(locale, zone: zone), minuteInterval: interval, anchor: Self.date(2024, 8, 3))
  }

  static let orders: [(mode: UIDatePicker.Mode, locale: String, wheels: [DateWheel])] = [
    (.date, "en_US", [.month, .day, .year]), (.date, "en_GB", [.day, .month, .year]),
    (.date, "ja_JP", [.year, .month, .day]), (.date, "ko_KR", [.year, .month, .day]),
    (.time, "en_US", [.hour, .minute, .period]), (.time, "de_DE", [.hour, .minute]),
    (.time, "ko_KR", [.period, .hour, .minute]), (.dateAndTime, "en_US", [.date, .hour, .minute, .period]),
    (.dateAndTime, "fr_FR", [.date, .hour, .minute]), (.countDownTimer, "en_US", [.hours, .minutes]),
  ]

  @Test("the wheels stand as the locale writes dates and times", arguments: orders)
  func order(_ row: (mode: UIDatePicker.Mode, locale: String, wheels: [DateWheel])) {
    #expect(wheels(row.mode, row.locale).wheels == row.wheels)
  }

  @Test("each value has its row, the nearest one on wheels without end, and each row its value")
  func rows() {
    for (mode, wheel, values) in [
      (UIDatePicker.Mode.date, DateWheel.month, 1...12), (.date, .day, 1...31), (.date, .year, 1...9_999),
      (.time, .hour, 0...23), (.time, .period, 0...1), (.dateAndTime, .date, -20_000...20_000),
    ] {
      let wheels = wheels(mode)
      let start = wheels.rowCount(of: wheel) / 2
      for value in values {
        let row = wheels.row(showing: value, of: wheel, near: start)
        #expect(wheels.value(of: wheel, row: row) == value)
        #expect((0..<wheels.rowCount(of: wheel)).contains(row))
        if let cycle = wheels.cycle(of: wheel) { #expect(abs(row - start) <= cycle / 2) }
      }
    }
    // From December, January is the next row, not eleven rows back.
    let months = wheels(.date)
    let december = months.row(showing: 12, of: .month, near: 1_200)
    #expect(months.row(showing: 1, of: .month, near: december) == december + 1)
    #expect(months.middleRow(for: december + 5 * 12, of: .month) % 12 == 11)
  }

  @Test("minutes by their interval")
  func interval() {
    let wheels = wheels(.time, interval: 15)
    #expect(wheels.cycle(of: .minute) == 4)
    #expect((0..<5).map { wheels.value(of: .minute, row: $0) } == [0, 15, 30, 45, 0])
    #expect(
      wheels.shown(Self.date(2024, 1, 1, 10, 44), in: DateBounds(minimum: nil, maximum: nil))
        == Self.date(2024, 1, 1, 10, 30))
  }

  @Test("turning one wheel changes one part; a day that a month lacks becomes its last")
  func turning() {
    let wheels = wheels(.date)
    let start = Self.date(2024, 1, 31, 9, 30)
    #expect(wheels.date(turning: .month, to: 2, from: start) == Self.date(2024, 2, 29, 9, 30))
    #expect(wheels.date(turning: .year, to: 2023, from: Self.date(2024, 2, 29)) == Self.date(2023, 2, 28))
    #expect(wheels.date(turning: .day, to: 31, from: Self.date(2024, 4, 5)) == Self.date(2024, 4, 30))
    #expect(wheels.date(turning: .day, to: 7, from: start) == Self.date(2024, 1, 7, 9, 30))
    let times = self.wheels(.dateAndTime)
    #expect(times.date(turning: .period, to: 1, from: start) == Self.date(2024, 1, 31, 21, 30))
    #expect(times.date(turning: .period, to: 0, from: Self.date(2024, 1, 31, 12)) == Self.date(2024, 1, 31, 0))
    #expect(times.date(turning: .hour, to: 0, from: start) == Self.date(2024, 1, 31, 0, 30))
    #expect(times.date(turning: .date, to: -3, from: start) == Self.date(2024, 7, 31, 9, 30))
  }

  @Test("an hour that the change to summer time leaves out leads to the next one")
  func summerTime() {
    let wheels = wheels(.time, zone: "America/Los_Angeles")
    let parts = DateComponents(year: 2024, month: 3, day: 10, hour: 1, minute: 30)
    let start = wheels.calendar.date(from: parts) ?? .distantPast
    let turned = wheels.date(turning: .hour, to: 2, from: start)
    #expect(wheels.value(of: .hour, for: turned) == 3)
    #expect(!wheels.offers(2, of: .hour, at: start, in: DateBounds(minimum: nil, maximum: nil)))
  }

  @Test("rows beyond the bounds are not offered, nor days that the month lacks")
  func offers() {
    let wheels = wheels(.date)
    let bounds = DateBounds(minimum: Self.date(2024, 3, 10), maximum: Self.date(2025, 6, 20))
    let now = Self.date(2024, 4, 5)
    func offered(_ wheel: DateWheel, _ values: ClosedRange<Int>, at date: Date) -> [Int] {
      values.filter { wheels.offers($0, of: wheel, at: date, in: bounds) }
    }
    #expect(offered(.year, 2020...2030, at: now) == [2024, 2025])
    #expect(offered(.month, 1...12, at: now) == Array(3...12))
    #expect(offered(.day, 1...31, at: now) == Array(1...30))
    #expect(offered(.day, 1...31, at: Self.date(2024, 3, 15)) == Array(10...31))
    #expect(offered(.month, 1...12, at: Self.date(2025, 1, 1)) == Array(1...6))
  }

  @Test("bounds clamp, and in the wrong order are none; minutes never fall below the least date")
  func bounds() {
    let (early, late) = (Self.date(2024, 1, 1, 10, 7), Self.date(2024, 1, 2))
    #expect(DateBounds(minimum: early, maximum: late).clamp(Self.date(2020, 1, 1)) == early)
    #expect(DateBounds(minimum: early, maximum: late).clamp(Self.date(2030, 1, 1)) == late)
    #expect(DateBounds(minimum: late, maximum: early).clamp(Self.date(2030, 1, 1)) == Self.date(2030, 1, 1))
    let wheels = wheels(.dateAndTime, interval: 15)
    let bounds = DateBounds(minimum: early, maximum: late)
    #expect(wheels.shown(Self.date(2020, 1, 1), in: bounds) == Self.date(2024, 1, 1, 10, 15))
  }
}
