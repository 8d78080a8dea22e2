// LayerScreen: a window without a window: a root layer that is committed and sampled on a stepped clock.

import Essentials
import Foundation
import Layers

/// A user interface of layers alone. A test makes one in its first line, not before, as it makes its turn the current
/// one: tests take turns on the main actor, and nothing comes between the lines of one that waits for nothing.
@MainActor
final class LayerScreen {
  let clock = SteppedClock()
  let turn: Turn
  let root: CALayer
  /// What the last commit showed.
  private(set) var frame = Frame.Node(id: 0)
  /// How many frames have been asked for and shown.
  private(set) var frames = 0

  init(size: CGSize = CGSize(width: 320, height: 480)) {
    turn = Turn(clock: clock)
    turn.makeCurrent()
    root = CALayer()
    root.windowRoot = true
    root.frame = CGRect(origin: .zero, size: size)
    turn.observe(.commit) { [unowned self] in
      guard LayerCommit.current.needsFrame else { return }
      LayerCommit.current.commit(roots: [root])
      frame = root.sample(at: turn.now)
      frames += 1
    }
  }

  /// A layer of 100 by 100 points in the root, seen by a first commit.
  func addLayer(named name: String? = nil) -> CALayer {
    let layer = CALayer()
    layer.name = name
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.addSublayer(layer)
    turn.run()
    return layer
  }

  /// Steps to `time` in seconds and works off one turn there.
  func go(to time: Double) {
    clock.step(to: time)
    turn.run()
  }

  /// Runs turns at every instant that is due, in order, up to `time`.
  func play(to time: Double) {
    if turn.hasWork { turn.run() }
    while let next = turn.nextDue, next <= time { go(to: next) }
    go(to: time)
  }

  /// What the last frame showed of a layer.
  func shown(_ layer: CALayer) -> Frame.Node? { find(layer.id, in: frame) }

  /// What is shown of `layer` half a second after an animation of a second was added.
  func halfway(_ layer: CALayer, _ animation: CAAnimation) -> Frame.Node {
    layer.add(animation, forKey: nil)
    turn.run()
    go(to: clock.now + 0.5)
    return shown(layer) ?? Frame.Node(id: 0)
  }

  private func find(_ id: UInt64, in node: Frame.Node) -> Frame.Node? {
    if node.id == id { return node }
    for child in node.children {
      if let found = find(id, in: child) { return found }
    }
    return nil
  }
}

/// A list that callbacks write to, as an animation's delegate too.
@MainActor
final class Diary: CAAnimationDelegate {
  var lines: [String] = []

  /// A callback that notes a name and how the animation ended.
  func stop(_ name: String) -> @MainActor (Bool) -> Void { { self.lines.append("\(name) \($0)") } }

  func animationDidStart(_ anim: CAAnimation) { lines.append("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { lines.append("stop \(flag)") }
}

/// An animation from one value to another, evenly.
@MainActor
func animation(
  _ keyPath: String, from: Any? = nil, to: Any? = nil, duration: Double = 1, onStop: (@MainActor (Bool) -> Void)? = nil
) -> CABasicAnimation {
  let animation = CABasicAnimation(keyPath: keyPath)
  (animation.fromValue, animation.toValue, animation.duration) = (from, to, duration)
  animation.onStop = onStop
  return animation
}
