// KeyboardTests: rows under the keyboard's focus.

import Foundation
import Geometry
import Navigation
import OneAtATime
import Testing
import Views

@testable import Tables

@MainActor @Suite("Table keyboard", .serialized, .oneAtATime) struct KeyboardTests {
  @Test("Arrows move over rows and across sections, scrolling them into sight; the ends hold")
  func arrows() {
    let source = LoggingSource([(0..<3).map(String.init), (0..<30).map(String.init)])
    let screen = TableScreen(source: source)
    screen.type(.keyboardTab)
    #expect(screen.window.focusedView === screen.cell(0, 0))
    for _ in 0..<3 { screen.type(.keyboardDownArrow) }
    #expect(screen.window.focusedView === screen.cell(0, 1))
    screen.type(.keyboardUpArrow)
    #expect(screen.window.focusedView === screen.cell(2, 0))
    for _ in 0..<12 { screen.type(.keyboardDownArrow) }
    #expect(screen.window.focusedView === screen.cell(11, 1))
    #expect(screen.table.contentOffset.y == 180)
    screen.type(.keyboardHome)
    #expect(screen.window.focusedView === screen.cell(0, 0))
    #expect(screen.table.contentOffset.y == 0)
    screen.type(.keyboardUpArrow)
    #expect(screen.window.focusedView === screen.cell(0, 0))
    screen.type(.keyboardEnd)
    #expect(screen.window.focusedView === screen.cell(29, 1))
    #expect(screen.table.contentOffset.y == 972)
  }

  /// A table of 30 rows in which only these can be chosen, with the first of them focused.
  private func screen(choosing rows: Set<Int>, of count: Int = 30) -> TableScreen {
    let source = LoggingSource(rows: count)
    source.canFocus = { rows.contains($0.row) }
    let screen = TableScreen(source: source)
    screen.type(.keyboardTab)
    return screen
  }

  private func focusedRow(_ screen: TableScreen) -> Int? {
    (screen.window.focusedView as? UITableViewCell).flatMap { screen.table.indexPath(for: $0)?.row }
  }

  @Test("Rows out of sight that cannot be chosen are passed over, too, and the focus is not lost on them")
  func passingOverOutOfSight() {
    // Eleven rows are in sight, the last of them partly.
    let screen = screen(choosing: [2, 15, 28])
    #expect(focusedRow(screen) == 2)
    screen.type(.keyboardDownArrow)
    #expect(focusedRow(screen) == 15)
    #expect(screen.table.contentOffset.y == 224)
    screen.type(.keyboardUpArrow)
    #expect(focusedRow(screen) == 2)
    #expect(screen.table.contentOffset.y == 88)
    screen.type(.keyboardEnd)
    #expect(focusedRow(screen) == 28)
    #expect(screen.table.contentOffset.y == 840, "what is below the last row is shown with it")
    screen.type(.keyboardHome)
    #expect(focusedRow(screen) == 2)
    #expect(screen.table.contentOffset.y == 0)
  }

  @Test("Where no row within a page can be chosen the content scrolls by, as long as the focused row is seen whole")
  func scrollingBy() {
    let screen = screen(choosing: [3])
    for offset in [44, 88, 132, 132] as [CGFloat] {
      screen.type(.keyboardDownArrow)
      #expect(screen.table.contentOffset.y == offset)
      #expect(focusedRow(screen) == 3)
    }
    for offset in [88, 44, 0, 0] as [CGFloat] {
      screen.type(.keyboardUpArrow)
      #expect(screen.table.contentOffset.y == offset)
      #expect(focusedRow(screen) == 3)
    }
  }

  @Test("Page Down and Page Up move the focus by a page, to a row that can be chosen, and stop at the ends")
  func pages() {
    let screen = screen(choosing: Set(0..<30))
    for row in [10, 20, 29, 29] {
      screen.type(.keyboardPageDown)
      #expect(focusedRow(screen) == row)
    }
    #expect(screen.table.contentOffset.y == 840)
    for row in [19, 9, 0, 0] {
      screen.type(.keyboardPageUp)
      #expect(focusedRow(screen) == row)
    }
    #expect(screen.table.contentOffset.y == 0)
    let sparse = self.screen(choosing: [0, 4, 12])
    sparse.type(.keyboardPageDown)
    #expect(focusedRow(sparse) == 4, "the farthest within a page")
    sparse.type(.keyboardPageDown)
    #expect(focusedRow(sparse) == 12)
  }

  @Test("Rows move under the keys also while the table's controller is first responder, as for shakes")
  func firstResponder() {
    final class Screen: UITableViewController {
      override var canBecomeFirstResponder: Bool { true }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let screen = TableScreen()
    let controller = Screen(style: .plain)
    screen.window.rootViewController = controller
    screen.table.removeFromSuperview()
    screen.turn.run()
    #expect(controller.becomeFirstResponder())
    screen.type(.keyboardTab)
    for _ in 0..<20 { screen.type(.keyboardDownArrow) }
    let row = (screen.window.focusedView as? UITableViewCell).flatMap { controller.tableView.indexPath(for: $0)?.row }
    #expect(row == 20)
    #expect(controller.tableView.contentOffset.y == 444)
    #expect(controller.isFirstResponder)
  }

  @Test("A row that is partly under the edge has its ring where it is seen; the arrow that reaches it shows it whole")
  func ring() {
    let screen = screen(choosing: Set(0..<30))
    func ring() -> CGRect? { screen.window.focusRingFrame }
    #expect(ring() == CGRect(x: 1, y: 1, width: 318, height: 42))
    screen.table.contentOffset.y = 20
    screen.turn.run()
    #expect(ring() == CGRect(x: 1, y: 0, width: 318, height: 23))
    for _ in 0..<12 { screen.type(.keyboardDownArrow) }
    #expect(ring() == CGRect(x: 1, y: 437, width: 318, height: 42))
  }

  @Test(
    "Return and Space select the row as a tap does",
    arguments: [.keyboardReturnOrEnter, .keyboardSpacebar] as [UIKeyboardHIDUsage])
  func selecting(key: UIKeyboardHIDUsage) {
    let source = LoggingSource(rows: 5)
    let screen = TableScreen(source: source)
    var fired = 0
    screen.cell(1)?.selectionTrigger = { _ in fired += 1 }
    screen.type(.keyboardTab)
    screen.type(.keyboardDownArrow)
    screen.type(key)
    #expect(source.log == ["willSelect 0.1", "didSelect 0.1"])
    #expect(fired == 1)
    #expect(screen.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  @Test("Rows that cannot be selected are passed over")
  func passingOver() {
    let source = LoggingSource(rows: 4)
    let screen = TableScreen(source: source)
    screen.cell(0)?.isUserInteractionEnabled = false
    screen.cell(2)?.isUserInteractionEnabled = false
    screen.type(.keyboardTab)
    #expect(screen.window.focusedView === screen.cell(1))
    screen.type(.keyboardDownArrow)
    #expect(screen.window.focusedView === screen.cell(3))
    screen.type(.keyboardHome)
    #expect(screen.window.focusedView === screen.cell(1))
  }

  @Test("A row that only shows a text takes no focus; one with a segue does, and the delegate has the last word")
  func texts() {
    let source = LoggingSource(rows: 4)
    let screen = TableScreen(source: source)
    for row in 0..<3 { screen.cell(row)?.selectionStyle = .none }
    screen.cell(1)?.selectionTrigger = { _ in }
    screen.type(.keyboardTab)
    #expect(screen.window.focusedView === screen.cell(1))
    screen.type(.keyboardTab)
    #expect(screen.window.focusedView === screen.cell(3))
    source.canFocus = { $0.row == 2 }
    screen.type(.keyboardTab)
    #expect(screen.window.focusedView === screen.cell(2))
    screen.type(.keyboardReturnOrEnter)
    #expect(source.log == ["willSelect 0.2", "didSelect 0.2"])
  }

  @Test("A button in a row that only shows a text takes the focus itself")
  func buttonInText() {
    let screen = TableScreen(source: LoggingSource(rows: 2))
    let button = UIButton(frame: CGRect(x: 10, y: 5, width: 60, height: 30))
    screen.cell(0)?.selectionStyle = .none
    screen.cell(0)?.contentView.addSubview(button)
    screen.type(.keyboardTab)
    #expect(screen.window.focusedView === button)
    screen.type(.keyboardTab)
    #expect(screen.window.focusedView === screen.cell(1))
  }

  @Test("A table without selection takes no focus")
  func noSelection() {
    let screen = TableScreen(source: LoggingSource(rows: 4))
    screen.table.allowsSelection = false
    screen.type(.keyboardTab)
    #expect(screen.window.focusedView == nil)
  }
}
