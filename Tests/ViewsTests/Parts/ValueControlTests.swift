// ValueControlTests: switch, slider, segments, stepper, pages, progress and the turning wheel.

import Essentials
import Foundation
import Geometry
import Layers
import OneAtATime
import Testing

@testable import Views

@MainActor
extension World {
  fileprivate func add<Control: UIControl>(_ control: Control) -> Control {
    window.addSubview(control)
    control.addAction(UIAction { [weak self] _ in self?.log.append("changed") }, for: .valueChanged)
    turn.run()
    return control
  }

  fileprivate func click(_ x: CGFloat, _ y: CGFloat) {
    send(.pointer(.down, at: CGPoint(x: x, y: y)), .pointer(.up, at: CGPoint(x: x, y: y)))
  }

  fileprivate func press(_ code: UIKeyboardHIDUsage, on view: UIView) {
    window.setFocus(view, showsRing: true)
    send(.keyDown(KeyInput(code)), .keyUp(KeyInput(code)))
  }
}

@MainActor @Suite("Switch", .oneAtATime) struct SwitchTests {
  @Test("A click, a drag across and Space turn a switch over, each once; setting it sends nothing")
  func turning() {
    let world = World()
    let toggle = world.add(UISwitch(frame: CGRect(x: 10, y: 10, width: 1, height: 1)))
    #expect(toggle.frame == CGRect(x: 10, y: 10, width: 51, height: 31))
    world.click(20, 20)
    #expect(toggle.isOn && world.log == ["changed"])
    world.send(.pointer(.down, at: CGPoint(x: 50, y: 20)), .pointer(.moved, at: CGPoint(x: 15, y: 20)))
    #expect(!toggle.isOn && world.log.count == 2)
    world.send(.pointer(.up, at: CGPoint(x: 15, y: 20)))
    #expect(!toggle.isOn && world.log.count == 2)
    world.press(.keyboardSpacebar, on: toggle)
    #expect(toggle.isOn && world.log.count == 3)
    toggle.isOn = false
    toggle.setOn(true, animated: true)
    #expect(world.log.count == 3)
  }
}

@MainActor @Suite("Slider", .oneAtATime) struct SliderTests {
  @Test("A value is brought between the bounds")
  func bounds() {
    _ = World()
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 31))
    slider.value = 7
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = 7
    #expect(slider.value == 7)
    slider.minimumValue = 8
    #expect(slider.value == 8)
    slider.setValue(.nan, animated: false)
    #expect(slider.value == 8)
  }

  @Test("A press brings the thumb, a drag moves it, the arrow keys step by a twentieth")
  func use() {
    let world = World()
    let slider = world.add(UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 31)))
    slider.maximumValue = 100
    world.send(.pointer(.down, at: CGPoint(x: 64, y: 15)))
    #expect(slider.value == 50 && world.log.count == 1)
    world.send(.pointer(.moved, at: CGPoint(x: 300, y: 200)))
    #expect(slider.value == 100)
    world.send(.pointer(.up, at: CGPoint(x: 300, y: 200)))
    world.press(.keyboardLeftArrow, on: slider)
    #expect(slider.value == 95 && world.log.count == 3)
  }

  @Test("A thumb that is taken at its edge does not jump; a slider that is not continuous sends its last value only")
  func grip() {
    let world = World()
    let slider = world.add(UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 31)))
    slider.maximumValue = 100
    slider.isContinuous = false
    slider.layoutIfNeeded()
    world.send(.pointer(.down, at: CGPoint(x: 24, y: 15)))
    #expect(slider.value == 0)
    world.send(.pointer(.moved, at: CGPoint(x: 34, y: 15)), .pointer(.up, at: CGPoint(x: 34, y: 15)))
    #expect(slider.value == 10 && world.log == ["changed"])
  }
}

@MainActor @Suite("Segmented control", .oneAtATime) struct SegmentedControlTests {
  @Test("A click and the arrow keys choose a segment; the chosen one again, and a disabled one, send nothing")
  func choosing() {
    let world = World()
    let control = world.add(UISegmentedControl(items: ["One", "Two", "Three"]))
    // Five letters of 6.5 points, 10 on each side: 53 points for each of the three.
    #expect(control.frame.size == CGSize(width: 159, height: 32))
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    world.click(60, 10)
    #expect(control.selectedSegmentIndex == 1 && world.log == ["changed"])
    world.click(60, 10)
    #expect(world.log.count == 1)
    control.setEnabled(false, forSegmentAt: 0)
    world.click(10, 10)
    world.press(.keyboardLeftArrow, on: control)
    #expect(control.selectedSegmentIndex == 1 && world.log.count == 1)
    world.press(.keyboardRightArrow, on: control)
    #expect(control.selectedSegmentIndex == 2 && world.log.count == 2)
  }

  @Test("Inserting and removing keep the chosen segment")
  func editing() {
    _ = World()
    let control = UISegmentedControl(items: ["A", "B"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "C", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 0) == "C")
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 1)
  }

  @Test("An index without a segment is a fault and changes nothing")
  func beyond() {
    _ = World()
    let control = UISegmentedControl(items: ["A", "B"])
    let (_, messages) = Fault.observing { control.selectedSegmentIndex = 5 }
    #expect(messages == ["UISegmentedControl: selectedSegmentIndex 5 is beyond the 2 segments."])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("The chosen title is drawn on a white shape, in the middle of its segment")
  func drawing() throws {
    _ = World()
    let control = UISegmentedControl(items: ["A", "B"])
    control.frame.size = CGSize(width: 100, height: 32)
    control.selectedSegmentIndex = 0
    control.layer.displayIfNeeded()
    let commands = try #require(control.layer.picture?.commands)
    let chosen = CGPath(roundedRect: CGRect(x: 2, y: 2, width: 46, height: 28), cornerWidth: 7, cornerHeight: 7)
    #expect(commands.contains(.fill(chosen, .white, .winding)))
    let title = Picture.Text(
      string: "A", font: FontSpec(size: 13, weight: 600), color: .black, origin: CGPoint(x: 21.75, y: 19.9))
    #expect(commands.contains(.text(title)))
  }
}

@MainActor @Suite("Stepper", .oneAtATime) struct StepperTests {
  @Test("A press steps at once, then after half a second, then each tenth, until it is released")
  func repeating() {
    let world = World()
    let stepper = world.add(UIStepper(frame: .zero))
    world.send(.pointer(.down, at: CGPoint(x: 80, y: 10)))
    #expect(stepper.value == 1)
    world.run(to: 0.49)
    #expect(stepper.value == 1)
    world.run(to: 0.75)
    #expect(stepper.value == 4)
    world.send(.pointer(.up, at: CGPoint(x: 80, y: 10)))
    world.run(to: 2)
    #expect(stepper.value == 4 && world.log.count == 4)
    #expect(world.turn.nextDue == nil)
  }

  @Test("The value stays between its bounds, or wraps")
  func wrapping() {
    let world = World()
    let stepper = world.add(UIStepper(frame: .zero))
    world.press(.keyboardLeftArrow, on: stepper)
    #expect(stepper.value == 0 && world.log.isEmpty)
    stepper.wraps = true
    world.press(.keyboardLeftArrow, on: stepper)
    #expect(stepper.value == 100 && world.log == ["changed"])
  }

  @Test("A step of 0 is a fault and changes nothing")
  func step() {
    _ = World()
    let stepper = UIStepper(frame: .zero)
    let (_, messages) = Fault.observing { stepper.stepValue = 0 }
    #expect(messages == ["UIStepper: stepValue must be above 0; 0.0 was set, 1.0 stays."])
    #expect(stepper.stepValue == 1)
  }
}

@MainActor @Suite("Pages, progress and activity", .oneAtATime) struct IndicatorTests {
  @Test("A click right of the present dot goes on, left of it back, no further than the ends")
  func pages() {
    let world = World()
    let control = world.add(UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 37)))
    control.numberOfPages = 3
    #expect(control.size(forNumberOfPages: 3) == CGSize(width: 39, height: 37))
    world.click(90, 10)
    world.click(90, 10)
    world.click(90, 10)
    #expect(control.currentPage == 2 && world.log.count == 2)
    world.click(10, 10)
    #expect(control.currentPage == 1)
    control.numberOfPages = 1
    #expect(control.currentPage == 0)
    control.currentPage = 9
    #expect(control.currentPage == 0)
  }

  @Test("Progress fills its part of the bar, 0…1")
  func progress() {
    _ = World()
    let bar = UIProgressView(progressViewStyle: .default)
    bar.frame.size.width = 200
    bar.progress = 0.25
    bar.layoutIfNeeded()
    #expect(bar.subviews.first?.frame == CGRect(x: 0, y: 0, width: 50, height: 4))
    bar.progress = 7
    #expect(bar.progress == 1)
  }

  @Test("A wheel turns in steps of a twelfth while it is in a window, and then rests")
  func activity() throws {
    let world = World()
    let wheel = UIActivityIndicatorView(style: .medium)
    #expect(wheel.isHidden && wheel.frame.size == CGSize(width: 20, height: 20))
    wheel.startAnimating()
    #expect(!wheel.isHidden && wheel.isAnimating)
    world.window.addSubview(wheel)
    world.run(to: 0)
    world.run(to: 0.26)
    let node = try #require(world.node(of: wheel.layer))
    #expect(near(Double(node.transform.m11), cos(Double.pi / 2)) && near(Double(node.transform.m12), 1))
    wheel.stopAnimating()
    #expect(wheel.isHidden && wheel.layer.animationKeys() == nil)
  }
}
