// Table: figures as columns that can be read at a glance.

import Foundation

/// Lays figures out for people.
enum Table {
  /// What stands where nothing was measured.
  private static let nothing = "–"

  static func text(of figures: [Figure]) -> String {
    let frames = figures.compactMap { if case .frame(let frame) = $0 { frame } else { nil } }
    let values = figures.compactMap { if case .value(let value) = $0 { value } else { nil } }
    return [frames.isEmpty ? nil : text(of: frames), values.isEmpty ? nil : text(of: values)]
      .compactMap { $0 }.joined(separator: "\n\n")
  }

  private static func text(of frames: [FrameFigure]) -> String {
    let head = [
      "transition", "size", "threads", "ms", "memcpy ms", "SDL ms", "cairo ms", "x memcpy", "x SDL", "x cairo",
    ]
    return lines(
      [head]
        + frames.map { frame in
          [frame.row, "\(frame.size)", "\(frame.threads)"]
            + [frame.milliseconds, frame.memcpy, frame.sdl, frame.cairo].map { shown($0) }
            + [frame.memcpy, frame.sdl, frame.cairo].map { shown(frame.ratio(to: $0)) }
        }, numbersFrom: 2)
  }

  private static func text(of values: [ValueFigure]) -> String {
    lines([["figure", "value", "unit"]] + values.map { [$0.row, shown($0.value), $0.unit] }, numbersFrom: 1, to: 1)
  }

  /// Rows of the same number of columns, each as wide as its widest; numbers stand at the right.
  private static func lines(_ rows: [[String]], numbersFrom first: Int, to last: Int = .max) -> String {
    let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { column, text in
        text.padded(to: widths[column], isNumber: (first...last).contains(column))
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  private static func shown(_ number: Double?) -> String {
    guard let number, number.isFinite else { return nothing }
    return number == number.rounded() && abs(number) >= 100 ? digits(number, 15) : digits(number, 3)
  }

  /// A number rounded to so many digits that count, without an exponent.
  static func digits(_ number: Double, _ count: Int) -> String {
    guard number != 0 else { return "0" }
    let places = count - 1 - Int(log10(abs(number)).rounded(.down))
    if places <= 0 { return String(format: "%.0f", number) }
    let text = String(format: "%.\(places)f", number)
    let short = text.reversed().drop { $0 == "0" }.drop { $0 == "." }
    return text.contains(".") ? String(short.reversed()) : text
  }
}
