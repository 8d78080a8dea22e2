// SafeAreaTests: safe areas and layout margins.

import Essentials
import Foundation
import Geometry
import Layers
import OneAtATime
import Testing

@testable import Views

@MainActor @Suite("Safe area and margins", .oneAtATime) final class SafeAreaTests {
  /// Made when a test first asks for it: other tests may have run since this one was set up.
  lazy var world = World()

  @Test("G23: the safe area is what the status bar covers, by geometry, in nested views")
  func safeArea() {
    let world = World(statusBarHeight: 20)
    #expect(world.window.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let full = world.view(world.window.bounds)
    let lower = world.view(CGRect(x: 0, y: 5, width: 320, height: 300), in: full)
    let below = world.view(CGRect(x: 0, y: 64, width: 320, height: 416), in: full)
    #expect(full.safeAreaInsets.top == 20)
    #expect(lower.safeAreaInsets.top == 15)
    #expect(below.safeAreaInsets == .zero)
    lower.frame.origin.y = 0
    #expect(lower.safeAreaInsets.top == 20)
    full.removeFromSuperview()
    #expect(full.safeAreaInsets == .zero && lower.safeAreaInsets == .zero)
  }

  @Test("A controller's additional insets widen its view's safe area, and what lies inside takes it over")
  func additionalInsets() {
    let world = World(statusBarHeight: 20)
    let owner = Owner(world)
    owner.ownedAdditionalSafeAreaInsets.top = 44
    world.window.rootOwnerView = owner.view
    let inner = world.view(owner.view.bounds, in: owner.view)
    #expect(owner.view.safeAreaInsets.top == 64)
    #expect(inner.safeAreaInsets.top == 64)
    world.turn.run()
    world.log = []
    owner.ownedAdditionalSafeAreaInsets.bottom = 10
    owner.view.updateSafeArea()
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 10, right: 0))
    world.turn.run()
    #expect(world.log == ["safe area", "will layout", "layout", "did layout"])
  }

  @Test("Margins: 8, more where the safe area is, and 16 to 20 beside a controller's content")
  func margins() {
    let world = World(statusBarHeight: 20)
    let view = world.view(world.window.bounds)
    #expect(view.layoutMargins == UIEdgeInsets(top: 28, left: 8, bottom: 8, right: 8))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins.top == 8)
    view.layoutMargins = UIEdgeInsets(top: 1, left: 30, bottom: 3, right: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 30, bottom: 3, right: 4))
    let inner = world.view(CGRect(x: 10, y: 0, width: 310, height: 480), in: view)
    inner.preservesSuperviewLayoutMargins = true
    inner.insetsLayoutMarginsFromSafeArea = false
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 8))
    let owner = Owner(world)
    world.window.addSubview(owner.view)
    #expect(owner.view.layoutMargins.left == 16 && owner.view.layoutMargins.bottom == 0)
  }
}
