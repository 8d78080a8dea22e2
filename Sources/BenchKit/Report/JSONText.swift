// JSONText: figures as JSON, one to a line.

import Foundation

/// Writes figures for other programs.
enum JSONText {
  private enum Value {
    case text(String)
    case number(Double?)
    case count(Int)
  }

  static func array(of figures: [Figure]) -> String {
    figures.isEmpty ? "[]" : "[\n" + figures.map { "  " + object(of: $0) }.joined(separator: ",\n") + "\n]"
  }

  private static func object(of figure: Figure) -> String {
    switch figure {
    case .frame(let frame):
      object([
        ("row", .text(frame.row)), ("size", .text("\(frame.size)")), ("threads", .count(frame.threads)),
        ("ms", .number(frame.milliseconds)), ("memcpy_ratio", .number(frame.ratio(to: frame.memcpy))),
        ("sdl_ratio", .number(frame.ratio(to: frame.sdl))), ("cairo_ratio", .number(frame.ratio(to: frame.cairo))),
      ])
    case .value(let value):
      object([("row", .text(value.row)), ("value", .number(value.value)), ("unit", .text(value.unit))])
    }
  }

  private static func object(_ members: [(key: String, value: Value)]) -> String {
    "{" + members.map { "\(quoted($0.key)): \(text(of: $0.value))" }.joined(separator: ", ") + "}"
  }

  private static func text(of value: Value) -> String {
    switch value {
    case .text(let text): quoted(text)
    case .count(let count): "\(count)"
    case .number(let number?) where number.isFinite: Table.digits(number, 4)
    case .number: "null"
    }
  }

  /// A string as JSON has it. Source: RFC 8259, section 7.
  private static func quoted(_ text: String) -> String {
    let marks = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case _ where scalar.value < 0x20: String(format: "\\u%04x", scalar.value)
      default: String(scalar)
      }
    }
    return "\"\(marks.joined())\""
  }
}
