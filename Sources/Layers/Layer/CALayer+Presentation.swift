// CALayer+Presentation: a layer as it is on screen: a copy to read from, and a picture to keep.

import Foundation
import Geometry

extension CALayer {
  /// A copy of the layer with the values that it shows now; nil where it has not been on screen (A4).
  ///
  /// Its sublayers and its superlayer are such copies too. Changing one changes nothing on screen.
  public func presentation() -> Self? {
    guard original == nil else { return self }
    return isCommitted && isInWindow ? presented() : nil
  }

  /// The layer itself: of a presentation, the one that it was made of.
  public func model() -> CALayer { original ?? self }

  /// A copy with the values that the layer shows now, on screen or not.
  func presented() -> Self {
    let copy = Self()
    copy.takeValues(from: self)
    copy.values = presentedValues(at: LayerCommit.current.turn.now)
    copy.original = self
    return copy
  }

  func takeValues(from other: CALayer) {
    (values, timing, name, userValues) = (other.values, other.timing, other.name, other.userValues)
  }

  /// A frozen picture of the layer with its sublayers: alone, upright, opaque, under an identity of its own.
  ///
  /// It shows what the last frame showed. For a layer that was not in it, or with `afterUpdates`, it shows what the
  /// next frame would, once stale layouts and drawings are made anew.
  package func capture(afterUpdates: Bool = false) -> Frame.Node {
    var picture: Frame.Node
    if !afterUpdates, let shown = shownNode {
      picture = shown.asPicture
    } else {
      layoutSubtree()
      displaySubtree()
      picture = node(at: parentTime(at: LayerCommit.current.turn.now)).asPicture
    }
    picture.id = LayerID.next()
    return picture
  }

  /// What the last frame showed of this layer.
  private var shownNode: Frame.Node? {
    var top = self
    while let above = top.parent { top = above }
    return top.shown?.descendant(id)
  }
}

extension Frame.Node {
  /// The layer of that identity in this subtree.
  fileprivate func descendant(_ id: UInt64) -> Frame.Node? {
    if self.id == id { return self }
    for child in children {
      if let found = child.descendant(id) { return found }
    }
    return nil
  }
}
