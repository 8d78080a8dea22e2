// DateWheelTitles: what the rows of a date picker say, in the user's language.

import Essentials
import Foundation
import Layers

/// Writes rows, and measures how wide a wheel must be for them.
@MainActor
final class DateWheelTitles {
  private let wheels: DateWheels
  private let language: String
  private let now: Date
  private var formatters: [String: DateFormatter] = [:]
  private var widths: [DateWheel: CGFloat] = [:]

  /// `now` says which day is today.
  init(_ wheels: DateWheels, now: Date) {
    self.wheels = wheels
    self.now = now
    language = wheels.calendar.locale?.language.languageCode?.identifier ?? ""
  }

  func title(of wheel: DateWheel, value: Int) -> String {
    switch wheel {
    case .year: return string("y", isTemplate: true, DateComponents(year: value, month: 1, day: 1))
    case .month: return string("LLLL", DateComponents(year: 2000, month: value, day: 1))
    case .day: return string("d", isTemplate: true, DateComponents(year: 2000, month: 1, day: value))
    case .date:
      let day = wheels.calendar.date(byAdding: .day, value: value, to: wheels.anchor) ?? wheels.anchor
      return wheels.calendar.isDate(day, inSameDayAs: now)
        ? word(.today) : formatter("EEEMMMd", isTemplate: true).string(from: day)
    case .hour: return string(wheels.wheels.contains(.period) ? "h" : "HH", Self.noon(hour: value))
    case .minute: return string("mm", Self.noon(minute: value))
    case .period: return string("a", Self.noon(hour: value * 12))
    case .hours: return "\(string("H", Self.noon(hour: value))) \(word(value == 1 ? .hour : .hours))"
    case .minutes: return "\(string("m", Self.noon(minute: value))) \(word(.minutes))"
    }
  }

  private func word(_ text: SystemText) -> String { text.text(in: language) }

  /// The width of the widest title, in points.
  func width(of wheel: DateWheel, font: UIFont) -> CGFloat {
    if let known = widths[wheel] { return known }
    let width =
      samples(of: wheel).map { Turn.current.host.width(of: title(of: wheel, value: $0), font: font.spec) }
      .max() ?? 0
    widths[wheel] = width
    return width
  }

  /// Values among which the widest title is, or one nearly as wide.
  private func samples(of wheel: DateWheel) -> [Int] {
    switch wheel {
    case .year: [2000, 2048]
    case .month: Array(1...12)
    case .day: [20, 28]
    // A day in each month, on each day of the week.
    case .date: (0..<26).map { $0 * 29 + 3 }
    case .hour: [0, 10, 12, 20]
    case .minute: [0, 60 - wheels.minuteInterval]
    case .period: [0, 1]
    case .hours: [1, 20]
    case .minutes: [60 - wheels.minuteInterval]
    }
  }

  /// A day without a change of the clock.
  private static func noon(hour: Int = 12, minute: Int = 0) -> DateComponents {
    DateComponents(year: 2001, month: 1, day: 10, hour: hour, minute: minute)
  }

  private func string(_ format: String, isTemplate: Bool = false, _ parts: DateComponents) -> String {
    wheels.calendar.date(from: parts).map { formatter(format, isTemplate: isTemplate).string(from: $0) } ?? ""
  }

  private func formatter(_ format: String, isTemplate: Bool) -> DateFormatter {
    if let known = formatters[format] { return known }
    let formatter = DateFormatter()
    formatter.calendar = wheels.calendar
    formatter.locale = wheels.calendar.locale
    formatter.timeZone = wheels.calendar.timeZone
    formatter.dateFormat =
      isTemplate
      ? DateFormatter.dateFormat(fromTemplate: format, options: 0, locale: wheels.calendar.locale) ?? format : format
    formatters[format] = formatter
    return formatter
  }
}
