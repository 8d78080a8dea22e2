// SeparatorTests: the lines between rows.

import Foundation
import Geometry
import OneAtATime
import Testing
import Views

@testable import Tables

@MainActor @Suite("Separators", .serialized, .oneAtATime) struct SeparatorTests {
  /// The frames of a cell's lines, top to bottom.
  private func lines(of cell: UITableViewCell?) -> [CGRect] {
    guard let cell else { return [] }
    let pixel = 1 / UIScreen.main.scale
    return cell.subviews.map(\.frame).filter { abs($0.height - pixel) < 1e-9 }.sorted { $0.minY < $1.minY }
  }

  private func isOnPixels(_ value: CGFloat, scale: CGFloat) -> Bool {
    abs((value * scale).rounded() - value * scale) < 1e-6
  }

  @Test("A line is one device pixel thick and lies on the device's pixels", arguments: [1, 1.5, 2, 3] as [CGFloat])
  func onePixel(scale: CGFloat) throws {
    let source = LoggingSource(rows: 6)
    source.height = 43.7
    let screen = TableScreen(style: .grouped, scale: scale, source: source)
    for row in 0..<6 {
      let cell = try #require(screen.cell(row))
      let all = lines(of: cell)
      #expect(all.count == (row == 0 ? 2 : 1))
      let bottom = try #require(all.last)
      #expect(abs(bottom.maxY - cell.bounds.height) < 1e-9)
      let top = cell.convert(bottom, to: nil).minY
      #expect(isOnPixels(top, scale: scale) && isOnPixels(top + bottom.height, scale: scale))
      #expect(abs(bottom.height * scale - 1) < 1e-9)
    }
  }

  @Test("Another scale, as on another monitor, gives other pixels")
  func otherScale() {
    let source = LoggingSource(rows: 3)
    source.height = 43.2
    let screen = TableScreen(source: source)
    #expect(screen.cell(1)?.frame == CGRect(x: 0, y: 44, width: 320, height: 44))
    UIApplication.shared.resize(to: CGSize(width: 320, height: 480), scale: 2, statusBarHeight: 0)
    screen.turn.run()
    #expect(screen.cell(1)?.frame == CGRect(x: 0, y: 43.5, width: 320, height: 43.5))
    #expect(lines(of: screen.cell(1)).map(\.height) == [0.5])
  }

  @Test("Grouped: full at a section's edges, 16 points in between; plain: always inset, none at the top")
  func insets() {
    let source = TextSource([["a", "b", "c"]])
    let grouped = TableScreen(style: .grouped, source: source)
    #expect(
      lines(of: grouped.cell(0)) == [
        CGRect(x: 0, y: 0, width: 320, height: 1), CGRect(x: 16, y: 43, width: 304, height: 1),
      ])
    #expect(lines(of: grouped.cell(1)) == [CGRect(x: 16, y: 43, width: 304, height: 1)])
    #expect(lines(of: grouped.cell(2)) == [CGRect(x: 0, y: 43, width: 320, height: 1)])
    let plain = TableScreen(style: .plain, source: source)
    #expect(lines(of: plain.cell(0)) == [CGRect(x: 16, y: 43, width: 304, height: 1)])
    #expect(lines(of: plain.cell(2)) == [CGRect(x: 16, y: 43, width: 304, height: 1)])
  }

  @Test("A style of none takes the lines away; an inset of the cell's own stands over the table's")
  func changes() {
    let source = TextSource([["a", "b"]])
    let screen = TableScreen(source: source)
    screen.cell(0)?.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
    screen.turn.run()
    #expect(lines(of: screen.cell(0)) == [CGRect(x: 40, y: 43, width: 270, height: 1)])
    #expect(screen.cell(1)?.separatorInset.left == 16)
    screen.table.separatorStyle = .none
    screen.turn.run()
    #expect(lines(of: screen.cell(0)).isEmpty)
    screen.table.separatorStyle = .singleLine
    screen.table.separatorColor = .red
    screen.turn.run()
    let line = screen.cell(1)?.subviews.first { $0.frame.height == 1 }
    #expect(line?.backgroundColor == .red)
  }
}
