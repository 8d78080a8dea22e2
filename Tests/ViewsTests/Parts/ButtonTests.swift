// ButtonTests: a button's size, what it shows in its states, and how fast it answers a press.

import Essentials
import Foundation
import Geometry
import Layers
import OneAtATime
import Testing

@testable import Views

@MainActor @Suite("Buttons", .oneAtATime) struct ButtonTests {
  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIImage(picture: Picture(), size: CGSize(width: width, height: height))
  }

  @Test("X22: a title makes a button 12 points higher than its line, and at least 30 wide")
  func titleSize() {
    _ = World()
    let button = UIButton(type: .system)
    button.setTitle("Start", for: .normal)
    // 15 points: a letter is 7.5 wide, a line 18 high.
    #expect(button.intrinsicContentSize == CGSize(width: 38, height: 30))
    button.setTitle("OK", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 20)
    #expect(button.intrinsicContentSize == CGSize(width: 45, height: 21))
    let custom = UIButton(type: .custom)
    custom.setTitle("Start", for: .normal)
    #expect(custom.intrinsicContentSize == CGSize(width: 45, height: 34))
  }

  @Test("An image alone is the button's size; beside a title it stands left")
  func imageAndTitle() {
    _ = World()
    let button = UIButton(type: .system)
    button.setImage(image(20, 16), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 16))
    button.setTitle("Start", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 21, y: 12, width: 20, height: 16))
    #expect(button.titleLabel?.frame == CGRect(x: 41, y: 11, width: 38, height: 18))
    button.contentHorizontalAlignment = .right
    button.contentVerticalAlignment = .bottom
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 42, y: 24, width: 20, height: 16))
    #expect(button.titleLabel?.frame == CGRect(x: 62, y: 22, width: 38, height: 18))
  }

  @Test("A title that does not fit keeps within the button")
  func narrow() {
    _ = World()
    let button = UIButton(type: .system)
    button.setTitle("A long title", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == CGRect(x: 0, y: 11, width: 40, height: 18))
  }

  @Test("X22: each state shows its own title and colour, or those of normal")
  func states() {
    _ = World()
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: .normal)
    button.setTitle("Going", for: .highlighted)
    button.setTitle("Gone", for: .selected)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.blue, for: .disabled)
    #expect(button.titleLabel?.text == "Go")
    button.isHighlighted = true
    #expect(button.titleLabel?.text == "Going")
    button.isHighlighted = false
    button.isSelected = true
    #expect(button.currentTitle == "Gone" && button.titleLabel?.text == "Gone")
    button.isEnabled = false
    #expect(button.state == [.disabled, .selected] && button.currentTitle == "Go")
    button.isSelected = false
    #expect(button.titleLabel?.textColor == .blue)
    #expect(button.title(for: .disabled) == "Go")
  }

  @Test("A press shows in the next frame and is gone in the one after the release")
  func press() throws {
    let world = World()
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    world.window.addSubview(button)
    world.turn.run()
    let label = try #require(button.titleLabel)
    #expect(world.node(of: label.layer)?.opacity == 1)
    world.send(.pointer(.down, at: CGPoint(x: 10, y: 10)))
    #expect(world.node(of: label.layer)?.opacity == 0.2)
    world.send(.pointer(.moved, at: CGPoint(x: 200, y: 10)))
    #expect(world.node(of: label.layer)?.opacity == 1)
    world.send(.pointer(.moved, at: CGPoint(x: 100, y: 10)))
    #expect(world.node(of: label.layer)?.opacity == 0.2)
    world.send(.pointer(.up, at: CGPoint(x: 100, y: 10)))
    #expect(world.node(of: label.layer)?.opacity == 1)
  }

  @Test("A system button's title takes the tint, and follows it")
  func tint() {
    let world = World()
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    world.window.addSubview(button)
    #expect(button.titleLabel?.textColor.cgColor == UIColor.systemBlue.cgColor)
    world.window.tintColor = .red
    #expect(button.titleLabel?.textColor == .red)
    button.isEnabled = false
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
  }

  @Test("A pressed custom button darkens its image, a system button fades it")
  func images() {
    _ = World()
    let custom = UIButton(type: .custom)
    custom.setImage(image(10, 10), for: .normal)
    custom.isHighlighted = true
    #expect(custom.imageView?.shade == Theme.pressedShade && custom.imageView?.alpha == 1)
    custom.setImage(image(10, 10), for: .highlighted)
    #expect(custom.imageView?.shade == nil)
    let system = UIButton(type: .infoLight)
    #expect(system.bounds.size == CGSize(width: 22, height: 22))
    system.isHighlighted = true
    #expect(system.imageView?.shade == nil && system.imageView?.alpha == 0.2)
  }

  @Test("A button made with an action shows its title and does it")
  func primaryAction() {
    let world = World()
    let button = UIButton(primaryAction: UIAction(title: "Save") { _ in world.log.append("saved") })
    #expect(button.currentTitle == "Save" && button.buttonType == .system)
    #expect(button.accessibilityActivate())
    #expect(world.log == ["saved"])
  }
}
