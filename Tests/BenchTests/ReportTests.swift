// ReportTests: figures as a table and as JSON.

import Foundation
import Testing

@testable import BenchKit

@Suite("Reports") struct ReportTests {
  private let figures: [Figure] = [
    .frame(
      FrameFigure(
        row: "push slide", size: PixelSize(width: 1920, height: 1080), threads: 2, milliseconds: 1.5, memcpy: 0.75,
        sdl: 6, cairo: nil)),
    .value(ValueFigure(row: "push@100000", value: 312.04, unit: "µs")),
    .value(ValueFigure(row: "start", value: nil, unit: "ms")),
  ]

  @Test("JSON has a line for each figure, and null for what was not measured")
  func json() {
    #expect(
      JSONText.array(of: figures) == """
        [
          {"row": "push slide", "size": "1920x1080", "threads": 2, "ms": 1.5, "memcpy_ratio": 2, "sdl_ratio": 0.25, "cairo_ratio": null},
          {"row": "push@100000", "value": 312, "unit": "µs"},
          {"row": "start", "value": null, "unit": "ms"}
        ]
        """)
    #expect(JSONText.array(of: []) == "[]")
  }

  @Test("JSON can be read by others, whatever a name holds and however a number is")
  func jsonIsRead() throws {
    let name = "a \"b\" \\ \u{1} é"
    let values = [0, -0.25, 1e-7, 1234567.8, .nan, .infinity].map {
      Figure.value(ValueFigure(row: name, value: $0, unit: "ms"))
    }
    let read = try JSONSerialization.jsonObject(with: Data(JSONText.array(of: values).utf8)) as? [[String: Any]]
    #expect(read?.count == 6)
    #expect(read?.allSatisfy { $0["row"] as? String == name } == true)
    #expect(read?.prefix(4).map { $0["value"] as? Double } == [0, -0.25, 1e-7, 1_234_568])
    #expect(read?.suffix(2).allSatisfy { $0["value"] is NSNull } == true)
  }

  @Test("The table's columns are aligned, numbers at the right")
  func table() {
    #expect(
      Table.text(of: figures) == """
        transition  size       threads   ms  memcpy ms  SDL ms  cairo ms  x memcpy  x SDL  x cairo
        push slide  1920x1080        2  1.5       0.75       6         –         2   0.25        –

        figure       value  unit
        push@100000    312  µs
        start            –  ms
        """)
  }

  @Test(
    "Numbers have so many digits that count, and no exponent",
    arguments: [
      (0, "0"), (12.345, "12.3"), (0.012345, "0.0123"), (123.45, "123"), (9.996, "10"), (1e-9, "0.000000001"),
      (123456, "123456"), (-2.5, "-2.5"), (100, "100"), (7, "7"),
    ])
  func digits(number: Double, text: String) {
    #expect(Table.digits(number, 3) == text)
  }

  @Test("The median is the middle one, or the mean of two")
  func median() {
    #expect([3, 1, 2].median == 2)
    #expect([4, 1, 2, 3].median == 2.5)
    #expect([Double]().median == nil)
    #expect([1, 2, 6].mean == 3)
    #expect([Double]().mean == nil)
  }
}
