// SubtreeMemory: the operations of subtrees that have not changed since the last frame.

import Layers

/// Spares the way through layers of which nothing has changed: while a caret blinks, that is the whole screen but it.
///
/// Trees share what they have in common from frame to frame, so that comparing a subtree with itself is quick. What
/// showed a subtree is kept once that has stood still from one frame to the next: a subtree in which something moves
/// would be kept in vain.
struct SubtreeMemory {
  /// What showed a subtree, and the rasters that were used for it, be they seen or kept ready.
  struct Picture {
    let operations: [DrawOperation]
    let rasters: [Raster]
  }

  /// What is known of a subtree.
  enum Recollection {
    /// It is as it was, and this showed it.
    case picture(Picture)
    /// It is as it was.
    case same
    case changed
  }

  /// Where in the lists a subtree begins.
  struct Mark {
    fileprivate let operations, rasters: Int
  }

  private struct Subtree {
    let node: Frame.Node
    let context: Compositor.Context
    var picture: Picture?
  }

  private var last: [UInt64: Subtree] = [:]
  private var current: [UInt64: Subtree] = [:]
  private var rasters: [Raster] = []
  /// Off while a picture is painted: its layers are seldom painted again, and then in another place.
  var isOn = true

  /// What the last frame had of the subtree, which the next frame can ask for in turn.
  mutating func recall(_ node: Frame.Node, _ context: Compositor.Context) -> Recollection {
    guard let known = last[node.id], known.context == context, known.node == node else {
      current[node.id] = Subtree(node: node, context: context)
      return .changed
    }
    current[node.id] = known
    guard let picture = known.picture else { return .same }
    rasters += picture.rasters
    return .picture(picture)
  }

  /// Begins a subtree whose first operation will be the given one of its list.
  func begin(at operation: Int) -> Mark { Mark(operations: operation, rasters: rasters.count) }

  /// Ends the subtree that was begun at the mark, and keeps what showed it.
  ///
  /// A layer can be seen twice, in itself even, as it is and as it was: what stands under its number may be the other.
  mutating func keep(
    _ node: Frame.Node, _ context: Compositor.Context, _ list: [DrawOperation], since mark: Mark
  ) {
    guard let known = current[node.id], known.context == context, known.node == node else { return }
    current[node.id]?.picture = Picture(
      operations: Array(list[mark.operations...]), rasters: Array(rasters[mark.rasters...]))
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
