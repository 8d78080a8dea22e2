// TableScreen: a window with a table in it, a clock to step, and a user to play.

import Essentials
import Foundation
import Geometry
import Layers
import Views

@testable import Tables

/// One user interface that holds one table.
@MainActor
final class TableScreen {
  let clock = SteppedClock()
  let turn: Turn
  let window: UIWindow
  let table: UITableView
  /// Kept alive here, as the table does not.
  private let source: (any UITableViewDataSource)?

  init(
    style: UITableView.Style = .plain, size: CGSize = CGSize(width: 320, height: 480), scale: CGFloat = 1,
    source: (any UITableViewDataSource)? = nil, delegate: (any UITableViewDelegate)? = nil
  ) {
    self.source = source
    turn = Turn(clock: clock)
    turn.makeCurrent()
    turn.host = PlainHost(environment: Environment(scale: scale, size: size))
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    table.dataSource = source
    table.delegate = delegate ?? (source as? any UITableViewDelegate)
    window.addSubview(table)
    window.makeKeyAndVisible()
    turn.run()
  }

  /// Steps to `time`, in seconds, and runs a turn there.
  func advance(to time: Double) {
    clock.step(to: time)
    turn.run()
  }

  /// Runs turns until nothing is due any more, ten seconds at most.
  func settle() {
    for _ in 0..<600 { advance(to: clock.now + 1.0 / 60) }
  }

  func press(at point: CGPoint) { send(.pointer(.down, at: point)) }
  func move(to point: CGPoint) { send(.pointer(.moved, at: point)) }
  func release(at point: CGPoint) { send(.pointer(.up, at: point)) }

  func tap(at point: CGPoint) {
    press(at: point)
    release(at: point)
  }

  /// Taps the middle of a row in sight.
  func tap(row: Int, section: Int = 0) { tap(at: middle(ofRow: row, section: section)) }

  func middle(ofRow row: Int, section: Int = 0) -> CGPoint {
    let rect = table.rectForRow(at: IndexPath(row: row, section: section))
    return table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  func type(_ key: UIKeyboardHIDUsage) {
    send(.keyDown(KeyInput(key)))
    send(.keyUp(KeyInput(key)))
  }

  func send(_ event: InputEvent) {
    UIApplication.shared.send(event)
    turn.run()
  }

  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: section))
  }
}

/// A data source of texts, which implements only what it must, and counts the cells that it makes.
@MainActor
class TextSource: NSObject, UITableViewDataSource {
  var sections: [[String]]
  private(set) var madeCells = 0

  init(_ sections: [[String]]) { self.sections = sections }

  /// One section of rows named by their numbers.
  convenience init(rows: Int) { self.init([(0..<rows).map(String.init)]) }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "text") ?? makeCell()
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  private func makeCell() -> UITableViewCell {
    madeCells += 1
    return UITableViewCell(style: .default, reuseIdentifier: "text")
  }
}

/// A text source that is the delegate, too, writes down what it is told, and answers what it is set to.
@MainActor
class LoggingSource: TextSource, UITableViewDelegate {
  var log: [String] = []
  var height: CGFloat?
  var willSelect: (IndexPath) -> IndexPath? = { $0 }
  var shouldHighlight = true
  /// Whether the keyboard may stand on a row; nil leaves that to the table.
  var canFocus: ((IndexPath) -> Bool)?

  func note(_ name: String, _ path: IndexPath) { log.append("\(name) \(path.section).\(path.row)") }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { shouldHighlight }

  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    canFocus?(indexPath) ?? tableView.isChoiceSeen(at: indexPath)
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { note("lit", indexPath) }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { note("dark", indexPath) }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willSelect", indexPath)
    return willSelect(indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note("didSelect", indexPath) }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willDeselect", indexPath)
    return indexPath
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { note("didDeselect", indexPath) }
}
