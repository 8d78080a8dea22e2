// KeyframeCollector: what a keyframe block changes when, put together to one animation for each property.

import Foundation
import Layers

/// The keyframes of one block, as they come in.
@MainActor
final class KeyframeCollector {
  /// The part of the whole during which the changes that are made now happen, as fractions 0…1.
  var span = 0.0...1.0
  private let mode: CAAnimationCalculationMode
  private var tracks: [Track] = []

  /// The changes of one property of one layer.
  private struct Track {
    let property: AnimatedProperty
    let layer: CALayer
    let view: UIView
    let start: Any
    var changes: [(span: ClosedRange<Double>, value: Any)]
  }

  init(mode: CAAnimationCalculationMode) { self.mode = mode }

  func add(_ property: AnimatedProperty, of layer: CALayer, in view: UIView, from old: Any, to new: Any) {
    if let place = tracks.firstIndex(where: { $0.layer === layer && $0.property == property }) {
      tracks[place].changes.append((span, new))
    } else {
      tracks.append(Track(property: property, layer: layer, view: view, start: old, changes: [(span, new)]))
    }
  }

  /// Makes the animations. A value is held from the end of one change to the start of the next.
  func finish(in block: AnimationBlock) {
    for track in tracks {
      let animation = CAKeyframeAnimation()
      animation.keyPath = track.property.rawValue
      animation.calculationMode = mode
      var values = [track.start]
      var times = [0.0]
      for change in track.changes.sorted(by: { $0.span.lowerBound < $1.span.lowerBound }) {
        let start = max(change.span.lowerBound, times.last ?? 0)
        if start > times.last ?? 0, let held = values.last {
          values.append(held)
          times.append(start)
        }
        values.append(change.value)
        times.append(max(change.span.upperBound, start))
      }
      if let last = values.last, times.last ?? 1 < 1 {
        values.append(last)
        times.append(1)
      }
      animation.values = values
      animation.keyTimes = (mode == .discrete ? times + [1] : times).map { NSNumber(value: $0) }
      block.add(animation, to: track.layer, property: track.property, of: track.view)
    }
    tracks = []
  }
}
