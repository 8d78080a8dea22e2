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
  /// How large it is, around its middle, as a factor at the start and at the end.
  var scale: (start: CGFloat, end: CGFloat)?
}

/// How progress follows from time.
enum PoseTiming {
  /// From 0 to 1 in so many seconds, easing in and out.
  case eased(Double)
  /// Still, at a progress 0…1: a hand holds it.
  case held(CGFloat)
  /// From one progress to another as on a spring that is let go.
  case spring(Spring, from: CGFloat, to: CGFloat)

  /// In seconds; a held pose has none.
  var duration: Double? {
    switch self {
    case .eased(let duration): duration
    case .held: nil
    case .spring(let spring, _, _): spring.settlingDuration
    }
  }

  /// The progress at the beginning and at the end.
  fileprivate var ends: (CGFloat, CGFloat) {
    switch self {
    case .eased: (0, 1)
    case .held(let progress): (progress, progress)
    case .spring(_, let start, let end): (start, end)
    }
  }
}

/// A set of moving parts with one beginning and one timing.
@MainActor
final class PoseAnimation {
  private let parts: [PosePart]
  private var timing: PoseTiming
  private var size: CGSize
  private let clockLayer: CALayer
  /// When the commit began the animations, in the clock layer's time; nil until it has.
  private var begin: Double?
  /// How often the timing has changed: the end of a clock that has been replaced is no end.
  private var generation = 0
  private var onEnd: (@MainActor () -> Void)?
  private var isRunning = true

  /// Starts moving `parts`, or holds them. `clockLayer` carries the animation that ends the whole; `onEnd` is told once,
  /// also when the layer leaves its window.
  init(
    _ parts: [PosePart], in clockLayer: CALayer, size: CGSize, timing: PoseTiming,
    onEnd: @escaping @MainActor () -> Void
  ) {
    (self.parts, self.clockLayer, self.size) = (parts, clockLayer, size)
    (self.timing, self.onEnd) = (timing, onEnd)
    run(timing)
  }

  private static let clockKey = "interlude.pose.clock"
  private static let offsetKey = "interlude.pose.offset"
  private static let opacityKey = "interlude.pose.opacity"
  private static let scaleKey = "interlude.pose.scale"

  /// Goes on with another timing from now: a hand that holds the parts moves on, or lets go.
  func run(_ timing: PoseTiming) {
    guard isRunning else { return }
    self.timing = timing
    begin = nil
    generation += 1
    addParts()
    clockLayer.removeAnimation(forKey: Self.clockKey)
    guard let duration = timing.duration else { return }
    let started = generation
    let clock = CABasicAnimation(keyPath: "zPosition")
    clock.isAdditive = true
    clock.fromValue = CGFloat(0)
    clock.toValue = CGFloat(0)
    clock.duration = duration
    clock.onStop = { [weak self] _ in if self?.generation == started { self?.finish() } }
    clockLayer.add(clock, forKey: Self.clockKey)
    Turn.current.enqueue(.appearance) { [weak self, clockLayer] in
      // An animation's time 0 stands for its commit, so a beginning at 0 is told as the moment after.
      guard self?.generation == started else { return }
      self?.begin = max(clockLayer.convertTime(Turn.current.now, from: nil), .leastNonzeroMagnitude)
    }
  }

  /// Goes on from the same progress in a container of another size, in points.
  func resize(to size: CGSize) {
    guard isRunning else { return }
    self.size = size
    addParts()
  }

  private func addParts() {
    let (from, to) = timing.ends
    for part in parts {
      if let offset = part.offset {
        let (start, end) = (offset.start(size), offset.end(size))
        let animation = animation(of: "position")
        animation.isAdditive = true
        animation.fromValue = start.mixed(with: end, at: from)
        animation.toValue = start.mixed(with: end, at: to)
        part.layer.add(animation, forKey: Self.offsetKey)
      }
      if let opacity = part.opacity {
        let animation = animation(of: "opacity")
        animation.fromValue = opacity.start.mixed(with: opacity.end, at: from)
        animation.toValue = opacity.start.mixed(with: opacity.end, at: to)
        part.layer.add(animation, forKey: Self.opacityKey)
      }
      if let scale = part.scale {
        let animation = animation(of: "transform")
        let (start, end) = (scale.start.mixed(with: scale.end, at: from), scale.start.mixed(with: scale.end, at: to))
        animation.fromValue = CATransform3DMakeScale(start, start, 1)
        animation.toValue = CATransform3DMakeScale(end, end, 1)
        part.layer.add(animation, forKey: Self.scaleKey)
      }
    }
  }

  private func animation(of keyPath: String) -> CABasicAnimation {
    let animation: CABasicAnimation
    switch timing {
    case .eased:
      animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    case .held:
      animation = CABasicAnimation(keyPath: keyPath)
      animation.speed = 0  // so that nothing runs while a hand rests
    case .spring(let spring, _, _):
      let springing = CASpringAnimation(keyPath: keyPath)
      springing.spring = spring
      animation = springing
    }
    animation.duration = timing.duration ?? 1
    if let begin { animation.beginTime = begin }
    animation.fillMode = .both
    return animation
  }

  /// Takes every animation away and tells the end, unless that has been done.
  func finish() {
    guard isRunning else { return }
    isRunning = false
    for part in parts {
      for key in [Self.offsetKey, Self.opacityKey, Self.scaleKey] { part.layer.removeAnimation(forKey: key) }
    }
    clockLayer.removeAnimation(forKey: Self.clockKey)
    let onEnd = onEnd
    self.onEnd = nil
    onEnd?()
  }
}
