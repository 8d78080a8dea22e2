// CALayer+Layout: placing sublayers when they have to be placed.

import Foundation

extension CALayer {
  /// Whether the sublayers' places are stale.
  public func needsLayout() -> Bool { isLayoutNeeded }

  /// Places sublayers in this subtree, beginning at the highest layer above it whose places are stale without a gap.
  public func layoutIfNeeded() {
    var top = self
    while let above = top.parent, above.isLayoutNeeded { top = above }
    top.layoutSubtree()
  }

  func layoutSubtree() {
    if isLayoutNeeded {
      isLayoutNeeded = false
      layoutSublayers()
    }
    for layer in children where layer.isChanged { layer.layoutSubtree() }
  }
}
