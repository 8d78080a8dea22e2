// DateWheels: what each wheel of a date picker stands for, and which row shows which part of a date.
//
// It is a value of numbers only; what rows say is in DateWheelTitles.swift.

import Foundation

/// One wheel of a date picker.
enum DateWheel: Hashable {
  case year, month, day
  /// A day of a year, by its name and date.
  case date
  case hour, minute
  /// Before or after noon.
  case period
  /// The parts of a duration.
  case hours, minutes
}

/// The wheels of a date picker, from left to right.
struct DateWheels: Equatable {
  let calendar: Calendar
  let wheels: [DateWheel]
  let minuteInterval: Int
  /// The day in the middle of the wheel of dates, at its start.
  private(set) var anchor: Date

  /// How many days there are before and behind the anchor, and how many turns before and behind the middle of a wheel
  /// without end: more than anyone turns at once, as a wheel that rests is brought back to its middle.
  private static let days = 20_000
  private static let turns = 100

  init(mode: UIDatePicker.Mode, calendar: Calendar, minuteInterval: Int, anchor: Date) {
    self.calendar = calendar
    self.minuteInterval = minuteInterval
    self.anchor = calendar.startOfDay(for: anchor)
    let time = Self.order(
      of: "jmm",
      ["H": .hour, "h": .hour, "K": .hour, "k": .hour, "m": .minute, "a": .period, "b": .period, "B": .period], calendar
    )
    wheels =
      switch mode {
      case .date: Self.order(of: "yMMMMd", ["y": .year, "M": .month, "L": .month, "d": .day], calendar)
      case .time: time
      case .dateAndTime: [.date] + time
      case .countDownTimer: [.hours, .minutes]
      }
  }

  /// The wheels in the order in which the locale writes the fields of a template.
  private static func order(of template: String, _ wheels: [Character: DateWheel], _ calendar: Calendar) -> [DateWheel]
  {
    let pattern = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: calendar.locale) ?? template
    var isQuoted = false
    return pattern.reduce(into: []) { found, letter in
      if letter == "'" { isQuoted.toggle() }
      guard !isQuoted, let wheel = wheels[letter], !found.contains(wheel) else { return }
      found.append(wheel)
    }
  }

  // MARK: Rows

  /// After how many rows a wheel without end comes round; nil for one that has ends.
  func cycle(of wheel: DateWheel) -> Int? {
    switch wheel {
    case .month: calendar.maximumRange(of: .month)?.count ?? 12
    case .day: calendar.maximumRange(of: .day)?.count ?? 31
    case .hour: 24
    case .minute, .minutes: 60 / minuteInterval
    case .year, .date, .period, .hours: nil
    }
  }

  func rowCount(of wheel: DateWheel) -> Int {
    if let cycle = cycle(of: wheel) { return cycle * (2 * Self.turns + 1) }
    return switch wheel {
    case .year: 9_999
    case .date: 2 * Self.days + 1
    case .period: 2
    default: 24
    }
  }

  /// What a row shows: a year, a month or day from 1, days from the anchor, an hour, minutes, or 1 for after noon.
  func value(of wheel: DateWheel, row: Int) -> Int {
    let place = cycle(of: wheel).map { row % $0 } ?? row
    return switch wheel {
    case .year, .month, .day: place + 1
    case .date: place - Self.days
    case .minute, .minutes: place * minuteInterval
    case .hour, .hours, .period: place
    }
  }

  /// The row that shows a value, the nearest one to `row` on a wheel without end.
  func row(showing value: Int, of wheel: DateWheel, near row: Int) -> Int {
    let place =
      switch wheel {
      case .year, .month, .day: value - 1
      case .date: value + Self.days
      case .minute, .minutes: value / minuteInterval
      case .hour, .hours, .period: value
      }
    guard let cycle = cycle(of: wheel) else { return min(max(place, 0), rowCount(of: wheel) - 1) }
    let way = ((place - row) % cycle + cycle + cycle / 2) % cycle - cycle / 2
    return row + way
  }

  /// The row in the middle turn of a wheel without end that shows what `row` does.
  func middleRow(for row: Int, of wheel: DateWheel) -> Int {
    guard let cycle = cycle(of: wheel) else { return row }
    return cycle * Self.turns + row % cycle
  }

  /// Brings the wheel of dates to its middle; true if it was far from it.
  mutating func moveAnchor(to date: Date) -> Bool {
    guard abs(days(to: date)) > Self.days / 2 else { return false }
    anchor = calendar.startOfDay(for: date)
    return true
  }

  private func days(to date: Date) -> Int {
    calendar.dateComponents([.day], from: anchor, to: calendar.startOfDay(for: date)).day ?? 0
  }
}

// MARK: Dates

extension DateWheels {
  private static let fields: Set<Calendar.Component> = [.era, .year, .month, .day, .hour, .minute, .second]

  /// What a wheel shows for a date.
  func value(of wheel: DateWheel, for date: Date) -> Int {
    let parts = calendar.dateComponents(Self.fields, from: date)
    return switch wheel {
    case .year: parts.year ?? 1
    case .month: parts.month ?? 1
    case .day: parts.day ?? 1
    case .date: days(to: date)
    case .hour, .hours: parts.hour ?? 0
    case .minute, .minutes: parts.minute ?? 0
    case .period: (parts.hour ?? 0) / 12
    }
  }

  /// A date with one wheel turned to a value. A day that the month lacks becomes its last one.
  func date(turning wheel: DateWheel, to value: Int, from date: Date) -> Date {
    var parts = calendar.dateComponents(Self.fields, from: date)
    switch wheel {
    case .year: parts.year = value
    case .month: parts.month = value
    case .day: parts.day = value
    case .date:
      let day = calendar.date(byAdding: .day, value: value, to: anchor) ?? date
      let its = calendar.dateComponents(Self.fields, from: day)
      (parts.era, parts.year, parts.month, parts.day) = (its.era, its.year, its.month, its.day)
    case .hour, .hours: (parts.hour, parts.second) = (value, 0)
    case .minute, .minutes: (parts.minute, parts.second) = (value, 0)
    case .period: (parts.hour, parts.second) = ((parts.hour ?? 0) % 12 + 12 * value, 0)
    }
    if let months = monthCount(of: parts), let month = parts.month { parts.month = min(month, months) }
    if let days = dayCount(of: parts), let day = parts.day { parts.day = min(day, days) }
    return calendar.date(from: parts) ?? date
  }

  private func monthCount(of parts: DateComponents) -> Int? {
    let first = DateComponents(era: parts.era, year: parts.year, month: 1, day: 1)
    return calendar.date(from: first).flatMap { calendar.range(of: .month, in: .year, for: $0)?.count }
  }

  private func dayCount(of parts: DateComponents) -> Int? {
    let first = DateComponents(era: parts.era, year: parts.year, month: parts.month, day: 1)
    return calendar.date(from: first).flatMap { calendar.range(of: .day, in: .month, for: $0)?.count }
  }

  /// Whether a value of a wheel leads to a date in the bounds, and exists, if all other wheels stay as they are.
  func offers(_ value: Int, of wheel: DateWheel, at date: Date, in bounds: DateBounds) -> Bool {
    let candidate = self.date(turning: wheel, to: value, from: date)
    guard self.value(of: wheel, for: candidate) == value else { return false }
    guard let component = wheel.component, let period = calendar.dateInterval(of: component, for: candidate) else {
      return true
    }
    // A row of minutes stands for all until the next row.
    let end = wheel == .minute ? period.start + Double(minuteInterval) * 60 : period.end
    return bounds.minimum.map { end > $0 } ?? true && bounds.maximum.map { period.start <= $0 } ?? true
  }

  /// The date that the wheels can show: in the bounds, and with minutes of the interval where there is a wheel for them.
  func shown(_ date: Date, in bounds: DateBounds) -> Date {
    let date = bounds.clamp(date)
    guard wheels.contains(.minute), minuteInterval > 1 else { return date }
    let step = Double(minuteInterval) * 60
    let minute = value(of: .minute, for: date)
    let start = calendar.dateInterval(of: .minute, for: date)?.start ?? date
    let floor = minute % minuteInterval == 0 ? date : start - Double(minute % minuteInterval) * 60
    if let minimum = bounds.minimum, floor < minimum, bounds.clamp(floor + step) == floor + step { return floor + step }
    return floor
  }
}

/// The earliest and the latest date that may be chosen; bounds in the wrong order count as none.
struct DateBounds: Equatable {
  let minimum, maximum: Date?

  init(minimum: Date?, maximum: Date?) {
    if let minimum, let maximum, minimum > maximum {
      (self.minimum, self.maximum) = (nil, nil)
    } else {
      (self.minimum, self.maximum) = (minimum, maximum)
    }
  }

  func clamp(_ date: Date) -> Date {
    let date = minimum.map { max($0, date) } ?? date
    return maximum.map { min($0, date) } ?? date
  }
}

extension DateWheel {
  /// The part of a date that a row stands for; nil where it has no length of its own.
  fileprivate var component: Calendar.Component? {
    switch self {
    case .year: .year
    case .month: .month
    case .day, .date: .day
    case .hour: .hour
    case .minute: .minute
    case .period, .hours, .minutes: nil
    }
  }
}
