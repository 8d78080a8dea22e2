// Teller: a view that notes its moves.

import Foundation

@testable import Views

/// Notes its moves.
final class Teller: UIView {
  private let name: String
  private unowned let world: World
  init(_ name: String, _ world: World) {
    (self.name, self.world) = (name, world)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  private func note(_ text: String) { world.log.append("\(name) \(text)") }
  private func describe(_ view: UIView?) -> String { view.map { "\(type(of: $0))" } ?? "nil" }
  override func willMove(toSuperview newSuperview: UIView?) { note("will superview \(describe(newSuperview))") }
  override func didMoveToSuperview() { note("did superview \(describe(superview))") }
  override func willMove(toWindow newWindow: UIWindow?) {
    note("will window \(newWindow == nil ? "no" : "yes"), in \(window == nil ? "none" : "one")")
  }
  override func didMoveToWindow() { note("did window, in \(window == nil ? "none" : "one")") }
  override func didAddSubview(_ subview: UIView) { if subviews.count == 1, name == "parent" { note("added") } }
  override func willRemoveSubview(_ subview: UIView) {
    note("loses, \(subview.superview === self ? "still there" : "gone")")
  }
  override func tintColorDidChange() { note("tint") }
}
