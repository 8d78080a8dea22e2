// ConstraintTests: frames that constraints determine.

import Essentials
import Foundation
import Geometry
import OneAtATime
import Testing

@testable import Views

@MainActor @Suite("Constraints", .oneAtATime) struct ConstraintTests {
  @Test("X17: edges, sizes and centres give exact frames")
  func edges() {
    let stand = LayoutStand()
    let (pinned, middle) = (stand.view(), stand.view())
    NSLayoutConstraint.activate([
      pinned.leadingAnchor.constraint(equalTo: stand.root.leadingAnchor, constant: 20),
      pinned.trailingAnchor.constraint(equalTo: stand.root.trailingAnchor, constant: -20),
      pinned.topAnchor.constraint(equalTo: stand.root.topAnchor, constant: 8),
      pinned.heightAnchor.constraint(equalToConstant: 44),
      middle.centerXAnchor.constraint(equalTo: stand.root.centerXAnchor),
      middle.centerYAnchor.constraint(equalTo: stand.root.centerYAnchor, constant: 10),
      middle.widthAnchor.constraint(equalTo: pinned.widthAnchor, multiplier: 0.5),
      middle.heightAnchor.constraint(equalTo: middle.widthAnchor, multiplier: 0.25, constant: 5),
    ])
    stand.layOut()
    #expect(pinned.frame == CGRect(20, 8, 280, 44))
    #expect(middle.frame == CGRect(90, 230, 140, 40))
  }

  @Test("X18: every attribute of the long initialiser, between views of different parents")
  func attributes() {
    let stand = LayoutStand()
    let outer = stand.view()
    let inner = stand.view(in: outer)
    func add(
      _ one: UIView, _ first: NSLayoutConstraint.Attribute, _ other: UIView?, _ second: NSLayoutConstraint.Attribute,
      _ constant: CGFloat, to holder: UIView
    ) {
      holder.addConstraint(
        NSLayoutConstraint(
          item: one, attribute: first, relatedBy: .equal, toItem: other, attribute: second, multiplier: 1,
          constant: constant))
    }
    add(outer, .left, stand.root, .left, 30, to: stand.root)
    add(outer, .top, stand.root, .top, 40, to: stand.root)
    add(outer, .right, stand.root, .right, -50, to: stand.root)
    add(outer, .bottom, stand.root, .centerY, 0, to: stand.root)
    add(inner, .right, stand.root, .right, -60, to: stand.root)
    add(inner, .width, nil, .notAnAttribute, 100, to: inner)
    add(inner, .topMargin, outer, .topMargin, 0, to: outer)
    add(inner, .height, outer, .height, -100, to: outer)
    stand.layOut()
    #expect(outer.frame == CGRect(30, 40, 240, 200))
    #expect(inner.frame == CGRect(130, 0, 100, 100))
  }

  @Test("A multiple of a place counts from the common ancestor's origin")
  func multiples() {
    let stand = LayoutStand()
    let panel = stand.view()
    let dot = stand.box(10, 10, in: panel)
    NSLayoutConstraint.activate([
      panel.leftAnchor.constraint(equalTo: stand.root.leftAnchor, constant: 100),
      panel.topAnchor.constraint(equalTo: stand.root.topAnchor, constant: 100),
      panel.widthAnchor.constraint(equalToConstant: 200), panel.heightAnchor.constraint(equalToConstant: 80),
      NSLayoutConstraint(
        item: dot, attribute: .centerX, relatedBy: .equal, toItem: panel, attribute: .centerX, multiplier: 0.5,
        constant: 0),
      NSLayoutConstraint(
        item: dot, attribute: .centerY, relatedBy: .equal, toItem: panel, attribute: .bottom, multiplier: 0.75,
        constant: 0),
    ])
    stand.layOut()
    #expect(dot.center == CGPoint(x: 50, y: 60))
  }

  @Test("Leading is right, and its constant counts leftwards, where layout runs from right to left")
  func rightToLeft() {
    let stand = LayoutStand()
    let (first, second) = (stand.box(50, 20), stand.box(30, 20))
    for view in [stand.root, first, second] { view.semanticContentAttribute = .forceRightToLeft }
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: stand.root.leadingAnchor, constant: 16),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      first.topAnchor.constraint(equalTo: stand.root.topAnchor),
      second.leftAnchor.constraint(greaterThanOrEqualTo: stand.root.leftAnchor, constant: 5),
    ])
    stand.layOut()
    #expect(first.frame == CGRect(254, 0, 50, 20))
    #expect(second.frame.minX == 216)
  }

  @Test("Frames lie on device pixels: views that touch still do, and equal sizes differ by a pixel at most")
  func pixels() {
    for (scale, edges) in [(CGFloat(1), [0, 33, 67, 100]), (2, [0, 33.5, 66.5, 100])] as [(CGFloat, [CGFloat])] {
      let stand = LayoutStand(scale: scale, size: CGSize(width: 100, height: 50))
      let thirds = (0..<3).map { _ in stand.view() }
      var last = stand.root.leftAnchor
      for view in thirds {
        view.leftAnchor.constraint(equalTo: last).isActive = true
        view.widthAnchor.constraint(equalTo: stand.root.widthAnchor, multiplier: 1.0 / 3).isActive = true
        last = view.rightAnchor
      }
      stand.layOut()
      #expect(thirds.map(\.frame.minX) == Array(edges.dropLast()))
      #expect(thirds.map(\.frame.maxX) == Array(edges.dropFirst()))
    }
  }

  @Test("X17: views with a mask keep their frames, follow their superview, and count as given")
  func masks() {
    let stand = LayoutStand()
    let (panel, label) = (stand.view(), stand.box(40, 20))
    let bar = UIView(frame: CGRect(0, 0, 10, 30))
    bar.autoresizingMask = .flexibleWidth
    panel.frame.size.width = 10
    panel.addSubview(bar)
    NSLayoutConstraint.activate([
      panel.leftAnchor.constraint(equalTo: stand.root.leftAnchor),
      panel.topAnchor.constraint(equalTo: stand.root.topAnchor),
      panel.widthAnchor.constraint(equalToConstant: 110), panel.heightAnchor.constraint(equalToConstant: 50),
      label.leftAnchor.constraint(equalTo: bar.rightAnchor, constant: 4),
      label.topAnchor.constraint(equalTo: bar.bottomAnchor),
    ])
    stand.layOut()
    #expect(bar.frame == CGRect(0, 0, 110, 30))
    #expect(label.frame == CGRect(114, 30, 40, 20))
  }

  @Test("Layout follows the superview's size")
  func resize() {
    let stand = LayoutStand()
    let view = stand.view()
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: stand.root.leftAnchor, constant: 10),
      view.rightAnchor.constraint(equalTo: stand.root.rightAnchor, constant: -10),
      view.topAnchor.constraint(equalTo: stand.root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
    ])
    stand.layOut()
    stand.root.frame.size.width = 200
    stand.layOut()
    #expect(view.frame == CGRect(10, 0, 180, 10))
  }

  @Test("A constant, a priority and an activation count at the next layout, and not before")
  func changes() {
    let stand = LayoutStand()
    let view = stand.box(50, 50)
    let left = view.leftAnchor.constraint(equalTo: stand.root.leftAnchor)
    left.isActive = true
    let width = view.widthAnchor.constraint(equalToConstant: 90)
    width.priority = UILayoutPriority(200)
    width.isActive = true
    stand.layOut()
    #expect(view.frame == CGRect(0, 0, 50, 50))
    left.constant = 25
    width.priority = .defaultHigh
    #expect(view.frame == CGRect(0, 0, 50, 50))
    stand.layOut()
    #expect(view.frame == CGRect(25, 0, 90, 50))
    width.isActive = false
    stand.layOut()
    #expect(view.frame == CGRect(25, 0, 50, 50))
    #expect(stand.root.constraints == [left])
  }

  @Test("A7: constraints animate through layoutIfNeeded in the block")
  func animated() {
    let stand = LayoutStand()
    let view = stand.box(50, 50)
    let left = view.leftAnchor.constraint(equalTo: stand.root.leftAnchor)
    left.isActive = true
    stand.layOut()
    stand.world.turn.run()
    left.constant = 100
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stand.root.layoutIfNeeded() }
    stand.world.turn.run()
    stand.world.run(to: 0.25)
    #expect(view.frame.minX == 100)
    #expect(near(view.layer.presentation()?.position.x, 50))
  }

  @Test("Nothing is solved again while nothing changes")
  func stable() {
    let stand = LayoutStand()
    let view = stand.box(20, 20)
    view.leftAnchor.constraint(equalTo: stand.root.leftAnchor, constant: 3).isActive = true
    stand.layOut()
    let count = LayoutEngine.current.solutionCount
    stand.root.setNeedsLayout()
    stand.layOut()
    view.frame.origin.x = 77
    stand.root.setNeedsLayout()
    stand.layOut()
    #expect(view.frame.minX == 3)
    #expect(LayoutEngine.current.solutionCount == count)
  }

  @Test("A view that nothing determines has no size and lies at its superview's origin")
  func undetermined() {
    let stand = LayoutStand()
    let panel = stand.view()
    let lost = stand.view(in: panel)
    NSLayoutConstraint.activate([
      panel.leftAnchor.constraint(equalTo: stand.root.leftAnchor, constant: 50),
      panel.topAnchor.constraint(equalTo: stand.root.topAnchor, constant: 60),
      lost.widthAnchor.constraint(equalToConstant: 10),
    ])
    stand.layOut()
    #expect(panel.frame == CGRect(50, 60, 0, 0))
    #expect(lost.frame == CGRect(0, 0, 10, 0))
  }

  @Test("Lengths are never negative")
  func negative() {
    let stand = LayoutStand()
    let view = stand.view()
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: stand.root.leftAnchor, constant: 200),
      view.rightAnchor.constraint(lessThanOrEqualTo: stand.root.leftAnchor, constant: 300),
    ])
    let right = view.rightAnchor.constraint(equalTo: stand.root.leftAnchor, constant: 50)
    right.priority = .defaultLow
    right.isActive = true
    stand.layOut()
    #expect(view.frame.minX == 200)
    #expect(view.frame.width == 0)
  }

  @Test("A view that leaves takes down the constraints between it and what was around it, not its own")
  func leaving() {
    let stand = LayoutStand()
    let view = stand.view()
    let inner = stand.view(in: view)
    let outside = inner.leftAnchor.constraint(equalTo: stand.root.leftAnchor)
    let inside = inner.topAnchor.constraint(equalTo: view.topAnchor)
    let own = view.widthAnchor.constraint(equalToConstant: 4)
    NSLayoutConstraint.activate([outside, inside, own])
    #expect(stand.root.constraints == [outside])
    view.removeFromSuperview()
    #expect([outside, inside, own].map(\.isActive) == [false, true, true])
    #expect(stand.root.constraints.isEmpty)
  }

  @Test("Constraints between views that share no ancestor, or that the holder does not contain, are faults")
  func faults() {
    let stand = LayoutStand()
    let (one, stranger) = (stand.view(), UIView())
    let messages = Fault.observing {
      one.leftAnchor.constraint(equalTo: stranger.leftAnchor).isActive = true
      one.addConstraint(one.leftAnchor.constraint(equalTo: stand.root.leftAnchor))
      _ = NSLayoutConstraint(
        item: one, attribute: .left, relatedBy: .equal, toItem: stand.root, attribute: .top, multiplier: 1, constant: 0)
      _ = NSLayoutConstraint(
        item: one, attribute: .left, relatedBy: .equal, toItem: stand.root, attribute: .leading, multiplier: 1,
        constant: 0)
    }.messages
    #expect(messages.count == 4)
    #expect(messages[0].contains("no common ancestor"))
    #expect(messages[1].contains("The view hierarchy is not prepared for the constraint"))
    #expect(messages[2].contains("invalid pairing"))
    #expect(one.constraints.isEmpty && stand.root.constraints.isEmpty)
  }

  @Test("updateConstraints is called before layout, innermost first, and only when asked for")
  func updating() {
    let stand = LayoutStand()
    let outer = UpdateNoter("outer", stand.world)
    let inner = UpdateNoter("inner", stand.world)
    outer.addSubview(inner)
    stand.root.addSubview(outer)
    stand.layOut()
    #expect(stand.world.log == ["inner", "outer"])
    stand.layOut()
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints() && !outer.needsUpdateConstraints())
    stand.layOut()
    #expect(stand.world.log == ["inner", "outer", "inner"])
  }
}

private final class UpdateNoter: UIView {
  private let name: String
  private unowned let world: World

  init(_ name: String, _ world: World) {
    (self.name, self.world) = (name, world)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    world.log.append(name)
    super.updateConstraints()
  }
}
