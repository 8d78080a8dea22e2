// SubtreeMemory: the operations of subtrees that have not changed since the last frame.

import Layers

/// Spares the way through layers of which nothing has changed: while a caret blinks, that is the whole screen but it.
///
/// Trees share what they have in common from frame to frame, so that comparing a subtree with itself is quick.
struct SubtreeMemory {
  /// What showed a subtree, and the rasters that were used for it, be they seen or kept ready.
  struct Subtree {
    let node: Frame.Node
    let context: Compositor.Context
    let operations: [DrawOperation]
    let rasters: [Raster]
  }

  /// Where in the lists a subtree begins.
  struct Mark {
    fileprivate let operations, rasters: Int
  }

  private var last: [UInt64: Subtree] = [:]
  private var current: [UInt64: Subtree] = [:]
  private var rasters: [Raster] = []
  /// Off while a picture is painted: its layers are seldom painted again, and then in another place.
  var isOn = true

  /// The subtree as the last frame had it, if it is the same now.
  mutating func recall(_ node: Frame.Node, _ context: Compositor.Context) -> Subtree? {
    guard let known = last[node.id], known.context == context, known.node == node else { return nil }
    current[node.id] = known
    rasters += known.rasters
    return known
  }

  /// Begins a subtree whose first operation will be the given one of its list.
  func begin(at operation: Int) -> Mark { Mark(operations: operation, rasters: rasters.count) }

  /// Ends the subtree that was begun at the mark, and keeps it for the next frame.
  mutating func keep(_ node: Frame.Node, _ context: Compositor.Context, _ list: [DrawOperation], since mark: Mark) {
    current[node.id] = Subtree(
      node: node, context: context, operations: Array(list[mark.operations...]),
      rasters: Array(rasters[mark.rasters...]))
  }

  mutating func noteUse(of raster: Raster) {
    if isOn { rasters.append(raster) }
  }

  /// Ends a frame: what it did not show is forgotten.
  mutating func endFrame() {
    swap(&last, &current)
    current.removeAll(keepingCapacity: true)
    rasters.removeAll(keepingCapacity: true)
  }
}
