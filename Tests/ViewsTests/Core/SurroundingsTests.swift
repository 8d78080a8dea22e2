// SurroundingsTests: windows, their size, light and dark, tints, frames and drawing.

import Essentials
import Foundation
import Geometry
import Layers
import OneAtATime
import Testing

@testable import Views

@MainActor @Suite("Surroundings", .oneAtATime) final class SurroundingsTests {
  /// Made when a test first asks for it: other tests may have run since this one was set up.
  lazy var world = World()

  @Test("A resized window resizes what fills it; its owner hears of the size before")
  func resize() {
    let owner = Owner(world)
    world.window.rootOwner = owner
    world.window.rootOwnerView = owner.view
    world.turn.run()
    world.log = []
    world.application.resize(to: CGSize(width: 500, height: 300), scale: 2)
    world.turn.run()
    #expect(world.log == ["size 500.0, now 320.0", "traits 2.0", "will layout", "layout", "did layout"])
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 500, height: 300))
    #expect(owner.view.frame == UIScreen.main.bounds)
    #expect(world.application.frame.size == CGSize(width: 500, height: 300))
    #expect(world.application.frame.scale == 2)
  }

  @Test("Dark surroundings: views are told, and their colours are found anew")
  func dark() {
    let owner = Owner(world)
    world.window.rootOwnerView = owner.view
    owner.view.backgroundColor = .systemBackground
    world.turn.run()
    let light = world.node(of: owner.view.layer)?.backgroundColor
    world.log = []
    world.host.environment.isDark = true
    world.application.environmentDidChange()
    world.turn.run()
    #expect(light == .white)
    #expect(world.node(of: owner.view.layer)?.backgroundColor == .black)
    #expect(world.log == ["traits 1.0"])
    #expect(UITraitCollection.current.userInterfaceStyle == .dark)
  }

  @Test("A view made before its window, under a dark screen of another scale, takes on the window's surroundings")
  func madeBefore() {
    let turn = Turn(clock: SteppedClock())
    turn.makeCurrent()
    turn.host = PlainHost(environment: Environment(scale: 3, isDark: true))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .systemBackground
    #expect(view.layer.backgroundColor == .black)
    world.window.addSubview(view)
    #expect(view.layer.backgroundColor == .white)
    #expect(view.contentScaleFactor == 1)
  }

  @Test("The tint is taken over from outside; views whose tint changes are told")
  func tint() {
    let (outer, inner) = (world.view(.zero), Teller("inner", world))
    outer.addSubview(inner)
    #expect(inner.tintColor == UIColor(SystemColor.tint))
    world.log = []
    outer.tintColor = .red
    #expect(inner.tintColor == .red)
    #expect(world.log == ["inner tint"])
    inner.tintColor = .green
    outer.tintColor = .blue
    #expect(inner.tintColor == .green)
    #expect(world.log == ["inner tint", "inner tint"])
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintColor != .green)
    #expect(world.log.count == 3)
  }

  @Test("Windows are shown by level, then in the order of being shown; hidden ones are not")
  func windows() {
    let first = world.window
    let (alert, second) = (UIWindow(), UIWindow())
    alert.windowLevel = .alert
    for window in [alert, second] { window.isHidden = false }
    world.turn.run()
    #expect(world.application.frame.nodes.map(\.id) == [first, second, alert].map(\.layer.id))
    second.isHidden = true
    world.turn.run()
    #expect(world.application.frame.nodes.map(\.id) == [first, alert].map(\.layer.id))
    #expect(world.application.windows == [first, alert])
  }

  @Test("A frame is made only when something changes")
  func onlyWhenChanged() {
    var frames = 0
    world.application.onFrame = { _ in frames += 1 }
    let view = world.view(CGRect(x: 0, y: 0, width: 10, height: 10))
    world.turn.run()
    #expect(frames == 1)
    world.turn.run()
    #expect(frames == 1)
    #expect(!world.turn.hasWork && !world.turn.isTicking && world.turn.nextDue == nil)
    view.alpha = 0.5
    #expect(world.turn.hasWork)
    world.turn.run()
    #expect(frames == 2)
  }

  @Test("draw(_:) is recorded when the view is shown and when its size changes")
  func drawing() {
    let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    world.window.addSubview(view)
    #expect(view.drawn.isEmpty)
    world.turn.run()
    #expect(view.drawn == [CGRect(x: 0, y: 0, width: 10, height: 10)])
    guard case .picture(let picture) = world.node(of: view.layer)?.contents else {
      Issue.record("the view shows no picture")
      return
    }
    #expect(!picture.isEmpty)
    world.turn.run()
    #expect(view.drawn.count == 1)
    view.bounds.size.width = 20
    world.turn.run()
    view.setNeedsDisplay()
    world.turn.run()
    #expect(view.drawn.map(\.width) == [10, 20, 20])
  }
}

private final class DrawingView: UIView {
  var drawn: [CGRect] = []
  override func draw(_ rect: CGRect) {
    drawn.append(rect)
    UIGraphicsGetCurrentContext()?.fill(rect)
  }
}
