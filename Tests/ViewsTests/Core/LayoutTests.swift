// LayoutTests: layout passes: when views are laid out, in which order, how often.

import Essentials
import Foundation
import Geometry
import Layers
import OneAtATime
import Testing

@testable import Views

@MainActor @Suite("Layout", .oneAtATime) final class LayoutTests {
  /// Made when a test first asks for it: other tests may have run since this one was set up.
  lazy var world = World()

  @Test("Layout runs once in the layout phase, outermost first; again only when asked for")
  func pass() {
    let outer = OrderView("outer", world)
    let inner = OrderView("inner", world)
    outer.addSubview(inner)
    world.window.addSubview(outer)
    #expect(world.log.isEmpty)
    world.turn.run()
    #expect(world.log == ["outer", "inner"])
    world.turn.run()
    #expect(world.log == ["outer", "inner"])
    inner.setNeedsLayout()
    inner.setNeedsLayout()
    world.turn.run()
    #expect(world.log == ["outer", "inner", "inner"])
  }

  @Test("A change of size, or of the bounds' origin, asks for layout; a change of place does not")
  func reasons() {
    let view = LayoutCounter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    world.window.addSubview(view)
    world.turn.run()
    let changes: [(String, Int, () -> Void)] = [
      ("center", 0, { view.center.x += 5 }), ("alpha", 0, { view.alpha = 0.5 }),
      ("transform", 0, { view.transform = CGAffineTransform(rotationAngle: 1) }),
      ("size", 1, { view.bounds.size.width = 20 }), ("origin", 1, { view.bounds.origin.y = 3 }),
      ("subview", 1, { view.addSubview(UIView()) }), ("layer", 1, { view.layer.setNeedsLayout() }),
    ]
    for (name, count, change) in changes {
      view.count = 0
      change()
      world.turn.run()
      #expect(view.count == count, "\(name)")
    }
  }

  @Test("layoutIfNeeded lays out now, also above as far as layout is due without a gap")
  func layoutIfNeeded() {
    let (outer, middle, inner) = (OrderView("outer", world), OrderView("middle", world), OrderView("inner", world))
    world.window.addSubview(outer)
    outer.addSubview(middle)
    middle.addSubview(inner)
    inner.layoutIfNeeded()
    #expect(world.log == ["outer", "middle", "inner"])
    inner.layoutIfNeeded()
    #expect(world.log.count == 3)
  }

  @Test("What layout asks for inside the pass is done in the same turn")
  func chained() {
    let view = GrowingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    world.window.addSubview(view)
    world.turn.run()
    #expect(view.bounds.width == 13)
    #expect(!view.layer.needsLayout())
  }

  @Test("A view that never settles is named in the log, and the turn ends")
  func unsettled() {
    let view = RestlessView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    world.window.addSubview(view)
    let lines = Log.observing { world.turn.run() }.messages
    #expect(lines.contains { $0.contains("layout did not settle") })
    view.isRestless = false
    world.turn.run()
  }

  @Test("The owner is asked around each layoutSubviews of its view")
  func ownerIsAsked() {
    let owner = Owner(world)
    owner.view.addSubview(UIView())
    world.window.rootOwner = owner
    world.window.rootOwnerView = owner.view
    world.log = []
    world.turn.run()
    #expect(world.log == ["will layout", "layout", "did layout"])
  }

  @Test("The owner hears of windows before and after, and of superviews before")
  func ownerHears() {
    let owner = Owner(world)
    world.window.addSubview(owner.view)
    owner.view.removeFromSuperview()
    #expect(
      world.log == [
        "will superview UIWindow", "will window true, in none", "did window true, in one", "will superview nil",
        "will window false, in one", "did window false, in none",
      ])
  }
}

/// Notes its name when it is laid out.
private final class OrderView: UIView {
  private let name: String
  private unowned let world: World
  init(_ name: String, _ world: World) {
    (self.name, self.world) = (name, world)
    super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  }
  required init?(coder: NSCoder) { nil }
  override func layoutSubviews() { world.log.append(name) }
}

/// Grows by a point each time it is laid out, up to 13 points.
private final class GrowingView: UIView {
  override func layoutSubviews() { if bounds.width < 13 { bounds.size.width += 1 } }
}

/// Asks for layout each time it is laid out.
private final class RestlessView: UIView {
  var isRestless = true
  override func layoutSubviews() { if isRestless { setNeedsLayout() } }
}
