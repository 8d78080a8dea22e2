// World: one user interface with a clock that is stepped by hand and a window of 320 × 480 points.

import Essentials
import Foundation
import Geometry
import Layers

@testable import Views

/// A user interface for one test.
@MainActor
final class World {
  let clock = SteppedClock()
  let turn: Turn
  let host: PlainHost
  let window: UIWindow
  /// What the test notes, in order.
  var log: [String] = []

  init(size: CGSize = CGSize(width: 320, height: 480), scale: CGFloat = 1, statusBarHeight: CGFloat = 0) {
    turn = Turn(clock: clock)
    turn.makeCurrent()
    host = PlainHost(environment: Environment(scale: scale, size: size, statusBarHeight: statusBarHeight))
    turn.host = host
    window = UIWindow()
    window.makeKeyAndVisible()
    turn.run()
  }

  var application: UIApplication { .shared }

  /// Steps to `time` from due instant to due instant, one turn at each.
  func run(to time: Double) {
    while let due = turn.nextDue, due < time {
      clock.step(to: due)
      turn.run()
    }
    clock.step(to: time)
    turn.run()
  }

  /// A view in the window.
  func view(_ frame: CGRect, in superview: UIView? = nil) -> UIView {
    let view = UIView(frame: frame)
    (superview ?? window).addSubview(view)
    return view
  }

  func send(_ events: InputEvent...) {
    for event in events { application.send(event) }
    turn.run()
  }

  /// The node of a layer in the last frame.
  func node(of layer: CALayer) -> Frame.Node? { application.frame.nodes.lazy.compactMap { $0.find(layer.id) }.first }
}

extension Frame.Node {
  func find(_ id: UInt64) -> Frame.Node? {
    if self.id == id { return self }
    return children.lazy.compactMap { $0.find(id) }.first
  }
}

/// Whether two numbers agree to a ten-thousandth, the precision of the tables in the behaviour text.
func near(_ one: Double, _ other: Double, within tolerance: Double = 1e-4) -> Bool { abs(one - other) < tolerance }

extension UIView {
  /// The opacity on screen.
  var shownAlpha: Double { layer.presentation().map { Double($0.alpha) } ?? .nan }
  /// The position on screen.
  var shownCenter: CGPoint { layer.presentation()?.position ?? CGPoint(x: CGFloat.nan, y: .nan) }
}

/// The same for a value that may not be there.
func near(_ one: CGFloat?, _ other: Double, within tolerance: Double = 1e-4) -> Bool {
  one.map { near(Double($0), other, within: tolerance) } ?? false
}
