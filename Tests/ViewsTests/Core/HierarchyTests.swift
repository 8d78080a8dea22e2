// HierarchyTests: views in views: order, who is told of moves, and coordinates.

import Essentials
import Foundation
import Geometry
import Layers
import OneAtATime
import Testing

@testable import Views

@MainActor @Suite("Hierarchy", .oneAtATime) final class HierarchyTests {
  /// Made when a test first asks for it: other tests may have run since this one was set up.
  lazy var world = World()

  @Test("Subviews and their layers stand in one order, whatever the call")
  func order() {
    let parent = UIView()
    let views = (0..<4).map { _ in UIView() }
    let (a, b, c, d) = (views[0], views[1], views[2], views[3])
    func check(_ expected: [UIView], _ call: String) {
      #expect(parent.subviews == expected, "\(call)")
      #expect(parent.layer.sublayers == expected.map(\.layer), "\(call)")
    }
    parent.addSubview(a)
    parent.addSubview(b)
    parent.insertSubview(c, at: 0)
    check([c, a, b], "insert at 0")
    parent.insertSubview(d, aboveSubview: a)
    check([c, a, d, b], "insert above")
    parent.insertSubview(b, belowSubview: c)
    check([b, c, a, d], "move below")
    parent.insertSubview(b, aboveSubview: a)
    check([c, a, b, d], "move above")
    parent.bringSubviewToFront(c)
    check([a, b, d, c], "to front")
    parent.sendSubviewToBack(d)
    check([d, a, b, c], "to back")
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    check([c, a, b, d], "exchange")
    parent.exchangeSubview(at: 1, withSubviewAt: 2)
    check([c, b, a, d], "exchange neighbours")
    parent.insertSubview(a, at: 99)
    check([c, b, d, a], "beyond the end")
    b.removeFromSuperview()
    check([c, d, a], "remove")
    parent.addSubview(c)
    check([d, a, c], "add again")
  }

  @Test("A view cannot be added to itself or to what it contains; nothing changes")
  func cycle() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let messages = Fault.observing {
      inner.addSubview(outer)
      outer.addSubview(outer)
    }.messages
    #expect(messages.count == 2 && messages.allSatisfy { $0.hasPrefix("Can't add self as subview") })
    #expect(outer.superview == nil && inner.subviews.isEmpty)
  }

  @Test("Entering and leaving: who is told, in which order, with which window")
  func told() {
    let (outer, inner) = (Teller("outer", world), Teller("inner", world))
    outer.addSubview(inner)
    world.log = []
    world.window.addSubview(outer)
    #expect(
      world.log == [
        "outer will superview UIWindow", "outer will window yes, in none", "inner will window yes, in none",
        "outer did window, in one", "inner did window, in one", "outer did superview UIWindow",
      ])
    world.log = []
    outer.removeFromSuperview()
    #expect(
      world.log == [
        "outer will superview nil", "outer will window no, in one", "inner will window no, in one",
        "outer did window, in none", "inner did window, in none", "outer did superview nil",
      ])
  }

  @Test("A view that changes superviews inside its window hears nothing of the window")
  func moveInsideWindow() {
    let view = Teller("view", world)
    world.window.addSubview(view)
    let other = world.view(.zero)
    world.log = []
    other.addSubview(view)
    #expect(world.log == ["view will superview UIView", "view did superview UIView"])
    #expect(!world.window.subviews.contains(view))
  }

  @Test("The superview hears of new and leaving subviews")
  func superviewIsTold() {
    let parent = Teller("parent", world)
    let child = UIView()
    parent.addSubview(child)
    child.removeFromSuperview()
    #expect(world.log == ["parent added", "parent loses, still there"])
  }

  @Test("viewWithTag, isDescendant")
  func finding() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.tag = 7
    #expect(outer.viewWithTag(7) === inner && outer.viewWithTag(8) == nil)
    #expect(inner.isDescendant(of: outer) && inner.isDescendant(of: inner) && !outer.isDescendant(of: inner))
  }

  @Test("Frame, bounds and center follow one another; a transform leaves bounds and center alone")
  func geometry() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: 20, y: 35, width: 10, height: 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 15, y: 30, width: 20, height: 20))
    #expect(view.bounds.size == CGSize(width: 10, height: 10))
  }

  @Test("Geometry that is no number is a fault and changes nothing")
  func invalidGeometry() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let messages = Fault.observing {
      view.frame.origin.x = .nan
      view.bounds.size.width = .infinity
      view.center.y = .nan
    }.messages
    #expect(messages.count == 3 && messages.allSatisfy { $0.hasPrefix("CALayerInvalidGeometry") })
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("Points and rectangles convert through scrolled and nested views; nil means the window")
  func conversion() {
    let outer = world.view(CGRect(x: 10, y: 10, width: 100, height: 100))
    outer.bounds.origin.y = 50
    let inner = world.view(CGRect(x: 5, y: 60, width: 20, height: 20), in: outer)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 16, y: 22))
    #expect(inner.convert(CGPoint(x: 16, y: 22), from: nil) == CGPoint(x: 1, y: 2))
    #expect(world.window.convert(inner.bounds, from: inner) == CGRect(x: 15, y: 20, width: 20, height: 20))
    #expect(outer.convert(CGRect(x: 15, y: 20, width: 20, height: 20), from: nil) == inner.frame)
  }

  @Test("A view made before there is a window, under another user interface, is none of the window's own")
  func madeBefore() {
    Turn(clock: SteppedClock()).makeCurrent()
    let views = (0..<8).map { _ in UIView(frame: CGRect(x: 50, y: 40, width: 10, height: 10)) }
    for view in views { world.window.addSubview(view) }
    for view in views { #expect(view.convert(CGPoint(x: 60, y: 60), from: nil) == CGPoint(x: 10, y: 20)) }
    #expect(Set((views + [world.window]).map(\.layer.id)).count == 9)
  }
}
