// Owner: a view's owner that notes what it is told.

import Foundation
import Geometry

@testable import Views

/// Owns a view and notes in the world's log what it hears.
final class Owner: UIResponder, ViewOwner {
  let view: UIView
  private unowned let world: World
  var ownedAdditionalSafeAreaInsets = UIEdgeInsets.zero
  var usesBack = false
  var canBeFirst = false

  init(_ world: World) {
    self.world = world
    view = OwnedView(world)
    super.init()
    view.owner = self
  }

  var ownedView: UIView? { view }
  override var next: UIResponder? { view.superview }
  override var canBecomeFirstResponder: Bool { canBeFirst }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world.log.append("owner \(presses.first?.key?.characters ?? "")")
    super.pressesBegan(presses, with: event)
  }

  private func describe(_ window: UIWindow?) -> String {
    "\(window != nil), in \(view.window == nil ? "none" : "one")"
  }
  func ownedViewWillLayoutSubviews() { world.log.append("will layout") }
  func ownedViewDidLayoutSubviews() { world.log.append("did layout") }
  func ownedViewWillMove(toWindow window: UIWindow?) { world.log.append("will window \(describe(window))") }
  func ownedViewDidMove(toWindow window: UIWindow?) { world.log.append("did window \(describe(window))") }
  func ownedViewWillMove(toSuperview superview: UIView?) {
    world.log.append("will superview \(superview.map { "\(type(of: $0))" } ?? "nil")")
  }
  func ownerShouldHandleBack() -> Bool {
    world.log.append("back")
    return usesBack
  }
  func ownedViewWillTransition(to size: CGSize) { world.log.append("size \(size.width), now \(view.bounds.width)") }
}

private final class OwnedView: UIView {
  private unowned let world: World
  init(_ world: World) {
    self.world = world
    super.init(frame: UIScreen.main.bounds)
  }
  required init?(coder: NSCoder) { nil }
  override func layoutSubviews() { world.log.append("layout") }
  override func safeAreaInsetsDidChange() { world.log.append("safe area") }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    world.log.append("traits \(traitCollection.displayScale)")
  }
}
