// PickerViewTests: wheels of rows: choosing by code, by drag, by the mouse's wheel, by a click and by keys.

import Foundation
import Geometry
import OneAtATime
import Testing

@testable import Views

/// Two wheels: ten fruits and three sizes.
@MainActor
final class PickerWorld: UIPickerViewDataSource, UIPickerViewDelegate {
  let world = World()
  let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
  var counts = [10, 3]
  var log: [String] = []
  var width: CGFloat = 0

  init() {
    picker.dataSource = self
    picker.delegate = self
    world.window.addSubview(picker)
    world.turn.run()
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "\(component):\(row)"
  }
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    component == 0 ? width : 0
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    log.append("\(component):\(row)")
  }

  var rows: [Int] { picker.counts.map(picker.selectedRow) }
  /// The middle of the first wheel.
  var middle: CGPoint { CGPoint(x: 80, y: 208) }
  func label(_ row: Int, _ component: Int = 0) -> UILabel? {
    picker.view(forRow: row, forComponent: component) as? UILabel
  }
  func scroll(_ dy: CGFloat, isPrecise: Bool = false, at point: CGPoint? = nil) {
    world.send(.scroll(dy: dy, at: point ?? middle, isPrecise: isPrecise))
  }
}

extension UIPickerView {
  fileprivate var counts: Range<Int> { 0..<numberOfComponents }
}

@MainActor @Suite("Picker view", .oneAtATime) final class PickerViewTests {
  @Test("counts, sizes and titles come from data source and delegate; rows start at the first")
  func loading() {
    let stand = PickerWorld()
    #expect(stand.picker.numberOfComponents == 2)
    #expect(stand.picker.numberOfRows(inComponent: 0) == 10 && stand.picker.numberOfRows(inComponent: 7) == 0)
    #expect(stand.rows == [0, 0] && stand.picker.selectedRow(inComponent: 2) == -1)
    #expect(stand.label(0)?.text == "0:0" && stand.label(2, 1)?.text == "1:2")
    #expect(stand.picker.rowSize(forComponent: 0) == CGSize(width: 149, height: 32))
    stand.width = 100
    stand.picker.reloadAllComponents()
    #expect(stand.picker.rowSize(forComponent: 0).width == 100)
    #expect(stand.picker.rowSize(forComponent: 1).width == 199)
    #expect(stand.picker.intrinsicContentSize == CGSize(width: 320, height: 216))
  }

  @Test("the chosen row is in the middle at its full size; others turn away, fade, and vanish at the edge")
  func looks() throws {
    let stand = PickerWorld()
    stand.picker.selectRow(5, inComponent: 0, animated: false)
    stand.world.turn.run()
    let views = try (0..<10).map { try #require(stand.label($0)) }
    let column = try #require(views[5].superview)
    #expect(views[5].center.y == column.bounds.midY && views[5].alpha == 1 && views[5].transform == .identity)
    for row in 5..<9 {
      #expect(views[row + 1].center.y > views[row].center.y)
      #expect(views[row + 1].alpha < views[row].alpha)
      #expect(abs(views[10 - row - 1].center.y + views[row + 1].center.y - 2 * column.bounds.midY) < 1e-9)
    }
    #expect(abs(views[6].alpha - 0.5 * pow(cos(32 / (216 * 0.55)), 1.5)) < 1e-9)
    #expect(PickerWheel(height: 216, rowHeight: 32).pose(at: 200) == nil)
  }

  @Test("a wheel's point and its distance along the wheel are each other's inverse")
  func geometry() throws {
    let wheel = PickerWheel(height: 216, rowHeight: 32)
    for distance in stride(from: CGFloat(-160), through: 160, by: 16) {
      let pose = try #require(wheel.pose(at: distance))
      #expect(abs(wheel.distance(at: pose.y) - distance) < 1e-9)
    }
  }

  @Test("only as many row views exist as are seen, and they are used again")
  func reuse() {
    let stand = PickerWorld()
    stand.counts = [100_000]
    stand.picker.reloadAllComponents()
    stand.picker.selectRow(50_000, inComponent: 0, animated: false)
    stand.world.turn.run()
    let column = stand.label(50_000)?.superview
    let count = column?.subviews.count ?? 0
    #expect(count == 2 * 6 + 1)
    stand.picker.selectRow(70_000, inComponent: 0, animated: false)
    stand.world.turn.run()
    #expect(column?.subviews.count == count && stand.label(70_000)?.text == "0:70000" && stand.label(50_000) == nil)
  }

  @Test("choosing by code tells nobody, animated or not; what does not exist changes nothing")
  func byCode() {
    let stand = PickerWorld()
    stand.picker.selectRow(4, inComponent: 0, animated: true)
    #expect(stand.rows == [4, 0] && stand.picker.isTurning(0))
    stand.world.run(to: 1)
    #expect(!stand.picker.isTurning(0) && stand.label(4)?.alpha == 1)
    stand.picker.selectRow(10, inComponent: 0, animated: false)
    stand.picker.selectRow(0, inComponent: 5, animated: false)
    #expect(stand.rows == [4, 0] && stand.log.isEmpty)
  }

  @Test("a slow drag comes to rest on the nearest row, a fling rolls on; each is told once, at rest")
  func drags() {
    let stand = PickerWorld()
    var time = 0.0
    func drag(by distance: CGFloat, in seconds: Double) {
      stand.world.send(.pointer(.down, at: stand.middle))
      for step in 1...10 {
        time += seconds / 10
        stand.world.run(to: time)
        stand.world.send(
          .pointer(.moved, at: CGPoint(x: stand.middle.x, y: stand.middle.y - distance * CGFloat(step) / 10)))
      }
      time += 0.2 * seconds
      stand.world.run(to: time)
      stand.world.send(.pointer(.up, at: CGPoint(x: stand.middle.x, y: stand.middle.y - distance)))
    }
    func rest() {
      for _ in 0..<300 {
        time += 1.0 / 60
        stand.world.run(to: time)
      }
    }
    drag(by: 80, in: 2)
    rest()
    let slow = stand.rows[0]
    #expect((2...3).contains(slow) && stand.log == ["0:\(slow)"])
    drag(by: 60, in: 0.06)
    #expect(stand.log.count == 1)
    rest()
    #expect(stand.rows[0] > slow + 2 && stand.log == ["0:\(slow)", "0:\(stand.rows[0])"])
    #expect(stand.label(stand.rows[0])?.alpha == 1 && !stand.world.turn.isTicking)
  }

  @Test("a notch of the mouse's wheel is a row, a touchpad's steps add up to rows; the ends hold")
  func mouseWheel() {
    let stand = PickerWorld()
    stand.scroll(57)
    stand.scroll(57)
    stand.world.run(to: 1)
    #expect(stand.rows == [2, 0] && stand.log == ["0:2"])
    for _ in 0..<4 { stand.scroll(-10, isPrecise: true) }
    stand.world.run(to: 2)
    #expect(stand.rows == [1, 0])
    for _ in 0..<5 { stand.scroll(-57) }
    stand.world.run(to: 3)
    #expect(stand.rows == [0, 0] && stand.log == ["0:2", "0:1", "0:0"])
    stand.scroll(-57)
    stand.world.run(to: 4)
    #expect(stand.log.count == 3)
  }

  @Test("a click on a row turns to it")
  func click() {
    let stand = PickerWorld()
    let point = CGPoint(x: stand.middle.x, y: stand.middle.y + 60)
    stand.world.send(.pointer(.down, at: point), .pointer(.up, at: point))
    stand.world.run(to: 1)
    #expect(stand.rows == [2, 0] && stand.log == ["0:2"])
    stand.world.send(.pointer(.down, at: stand.middle), .pointer(.up, at: stand.middle))
    stand.world.run(to: 2)
    #expect(stand.log == ["0:2"])
  }

  @Test("keys turn the focused wheel, and go from wheel to wheel")
  func keys() {
    let stand = PickerWorld()
    func press(_ codes: UIKeyboardHIDUsage...) {
      for code in codes { stand.world.send(.keyDown(KeyInput(code)), .keyUp(KeyInput(code))) }
    }
    press(.keyboardTab, .keyboardDownArrow, .keyboardDownArrow)
    stand.world.run(to: 1)
    #expect(stand.rows == [2, 0])
    press(.keyboardPageDown, .keyboardUpArrow)
    stand.world.run(to: 2)
    #expect(stand.rows == [6, 0])
    press(.keyboardEnd)
    stand.world.run(to: 3)
    press(.keyboardRightArrow, .keyboardDownArrow)
    stand.world.run(to: 4)
    #expect(stand.rows == [9, 1])
    press(.keyboardLeftArrow, .keyboardHome)
    stand.world.run(to: 5)
    #expect(stand.rows == [0, 1] && stand.log.last == "0:0")
    press(.keyboardUpArrow)
    #expect(stand.world.window.focusedView === stand.label(0)?.superview)
  }

  @Test("the focus alone turns no wheel")
  func focus() {
    let stand = PickerWorld()
    stand.picker.selectRow(5, inComponent: 0, animated: false)
    stand.world.turn.run()
    stand.world.send(.keyDown(KeyInput(.keyboardTab)), .keyUp(KeyInput(.keyboardTab)))
    stand.world.run(to: 1)
    #expect(stand.world.window.focusedView === stand.label(5)?.superview)
    #expect(stand.label(5)?.alpha == 1 && stand.rows == [5, 0] && stand.log.isEmpty)
  }

  @Test("reloading keeps the chosen row as far as there are that many")
  func reloading() {
    let stand = PickerWorld()
    stand.picker.selectRow(7, inComponent: 0, animated: false)
    stand.counts = [5, 0, 2]
    stand.picker.reloadAllComponents()
    #expect(stand.rows == [4, -1, 0])
    stand.counts[0] = 8
    stand.picker.reloadComponent(0)
    stand.world.turn.run()
    #expect(stand.rows == [4, -1, 0] && stand.label(7)?.text == "0:7")
  }
}
