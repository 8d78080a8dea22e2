// CALayer+Sampling: from the layer tree to the frame: what a layer shows at one instant.

import Foundation
import Geometry

extension CALayer {
  /// What the layer and its sublayers show at media time `time`, in seconds.
  ///
  /// A subtree in which nothing has changed and nothing moves is answered from what was sampled before.
  package func sample(at time: Double) -> Frame.Node {
    let node = node(at: parentTime(at: time))
    if windowRoot { shown = node }
    return node
  }

  /// The same at `time` in the superlayer.
  func node(at time: Double) -> Frame.Node {
    if let cachedNode { return cachedNode }
    let local = timing.localTime(at: time)
    var presented = values
    // What is still to be drawn or laid out has to be met again by the next commit.
    var isSteady = !isDisplayNeeded && !isLayoutNeeded
    for entry in animations {
      entry.animation.apply(to: &presented, at: entry.time(at: local))
      if !entry.isStopped { isSteady = false }
    }
    var node = presented.node(id: id)
    var nodes: [Frame.Node] = []
    nodes.reserveCapacity(children.count)
    for layer in children {
      nodes.append(layer.node(at: local))
      if layer.cachedNode == nil { isSteady = false }
    }
    node.children = nodes
    for entry in animations {
      guard let transition = entry.animation as? CATransition else { continue }
      node = transition.pose(of: node, at: entry.time(at: local)) ?? node
    }
    isChanged = false
    if isSteady { cachedNode = node }
    return node
  }

  /// The layer's own values at media time `time`.
  func presentedValues(at time: Double) -> LayerValues {
    var presented = values
    guard !animations.isEmpty else { return presented }
    let local = timing.localTime(at: parentTime(at: time))
    for entry in animations { entry.animation.apply(to: &presented, at: entry.time(at: local)) }
    return presented
  }

  // MARK: Time

  /// The superlayer's time at media time `time`.
  func parentTime(at time: Double) -> Double {
    parent.map { $0.timing.localTime(at: $0.parentTime(at: time)) } ?? time
  }

  /// The layer's own time at media time `time`.
  package func localTime(at time: Double) -> Double { timing.localTime(at: parentTime(at: time)) }

  /// The media time at which it is `time` in the layer; nil where time stands still, or runs backwards, on the way.
  func mediaTime(at time: Double) -> Double? {
    guard time.isFinite else { return nil }
    var (time, layer): (Double, CALayer?) = (time, self)
    while let current = layer {
      guard current.timing.speed > 0, let above = current.timing.parentTime(at: time) else { return nil }
      (time, layer) = (above, current.parent)
    }
    return time
  }

  /// Whether time passes in the layer.
  var isTimeRunning: Bool { timing.speed != 0 && parent?.isTimeRunning ?? true }

  /// A time of another layer in this one's time; nil means media time.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l.map { $0.mediaTime(at: t) ?? LayerCommit.current.turn.now } ?? t)
  }

  /// A time of this layer in another one's time; nil means media time. A layer whose time stands still means now.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = mediaTime(at: t) ?? LayerCommit.current.turn.now
    return l.map { $0.localTime(at: time) } ?? time
  }
}
