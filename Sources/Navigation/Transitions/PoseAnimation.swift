// PoseAnimation: moves layers from where a transition finds them to where they are laid out, by offsets that run to
// nothing. The layers' own values are the final ones at once, so a window that is resized meanwhile is laid out as
// always, and the offsets are made anew for its size from the same progress.

import Essentials
import Foundation
import Geometry
import Layers
import Views

/// One part of a moving screen: a layer and how far it is from its place at the start and the end.
@MainActor
struct PosePart {
  /// What is moved.
  let layer: CALayer
  /// The distance from the layer's own position in points, at the start and at the end, for a container of a size.
  var offset: (start: @MainActor (CGSize) -> CGPoint, end: @MainActor (CGSize) -> CGPoint)?
  /// The opacity at the start and at the end.
  var opacity: (start: CGFloat, end: CGFloat)?
}

/// A set of moving parts with one beginning, one duration and one curve.
@MainActor
final class PoseAnimation {
  private let parts: [PosePart]
  private let duration: TimeInterval
  private let clockLayer: CALayer
  /// When the commit began the animations, in the clock layer's time; nil until it has.
  private var begin: Double?
  private var onEnd: (@MainActor () -> Void)?
  private var isRunning = true

  /// Starts moving `parts` for `duration` seconds, easing in and out. `clockLayer` carries the animation that ends
  /// the whole; `onEnd` is told once, also when the layer leaves its window.
  init(
    _ parts: [PosePart], in clockLayer: CALayer, size: CGSize, duration: TimeInterval,
    onEnd: @escaping @MainActor () -> Void
  ) {
    (self.parts, self.clockLayer, self.duration, self.onEnd) = (parts, clockLayer, duration, onEnd)
    resize(to: size)
    let clock = CABasicAnimation(keyPath: "zPosition")
    clock.isAdditive = true
    clock.fromValue = CGFloat(0)
    clock.toValue = CGFloat(0)
    clock.duration = duration
    clock.onStop = { [weak self] _ in self?.finish() }
    clockLayer.add(clock, forKey: Self.clockKey)
    Turn.current.enqueue(.appearance) { [weak self] in
      // An animation's time 0 stands for its commit, so a beginning at 0 is told as the moment after.
      self?.begin = max(clockLayer.convertTime(Turn.current.now, from: nil), .leastNonzeroMagnitude)
    }
  }

  private static let clockKey = "interlude.pose.clock"
  private static let offsetKey = "interlude.pose.offset"
  private static let opacityKey = "interlude.pose.opacity"

  /// Goes on from the same progress in a container of another size, in points.
  func resize(to size: CGSize) {
    guard isRunning else { return }
    for part in parts {
      if let offset = part.offset {
        let animation = CABasicAnimation(keyPath: "position")
        animation.isAdditive = true
        animation.fromValue = offset.start(size)
        animation.toValue = offset.end(size)
        add(animation, to: part.layer, key: Self.offsetKey)
      }
      if let opacity = part.opacity {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = opacity.start
        animation.toValue = opacity.end
        add(animation, to: part.layer, key: Self.opacityKey)
      }
    }
  }

  private func add(_ animation: CABasicAnimation, to layer: CALayer, key: String) {
    animation.duration = duration
    if let begin { animation.beginTime = begin }
    animation.fillMode = .both
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    layer.add(animation, forKey: key)
  }

  /// Takes every animation away and tells the end, unless that has been done.
  func finish() {
    guard isRunning else { return }
    isRunning = false
    for part in parts {
      part.layer.removeAnimation(forKey: Self.offsetKey)
      part.layer.removeAnimation(forKey: Self.opacityKey)
    }
    clockLayer.removeAnimation(forKey: Self.clockKey)
    let onEnd = onEnd
    self.onEnd = nil
    onEnd?()
  }
}
