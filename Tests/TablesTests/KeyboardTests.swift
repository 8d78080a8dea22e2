// KeyboardTests: rows under the keyboard's focus.

import Foundation
import Geometry
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
