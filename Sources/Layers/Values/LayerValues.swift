// LayerValues: what a layer is set to: the model, or one instant of the presentation.

import Foundation
import Geometry

/// The properties of a layer that a frame shows. Their meaning and units are those of `Frame.Node`.
package struct LayerValues: Hashable, Sendable {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var zPosition: CGFloat = 0
  package var transform = CATransform3D.identity
  package var sublayerTransform = CATransform3D.identity
  package var opacity: CGFloat = 1
  package var isHidden = false
  package var isDoubleSided = true
  package var backgroundColor: CGColor?
  package var cornerRadius: CGFloat = 0
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor? = .black
  package var masksToBounds = false
  package var allowsGroupOpacity = true
  package var shouldRasterize = false
  package var rasterizationScale: CGFloat = 1
  package var contents: Frame.Contents?
  package var contentsGravity = Frame.ContentsGravity.resize
  package var contentsScale: CGFloat = 1

  package init() {}

  /// These values as a layer of a frame, without sublayers.
  func node(id: UInt64) -> Frame.Node {
    var node = Frame.Node(id: id)
    node.bounds = bounds
    node.position = position
    node.anchorPoint = anchorPoint
    node.zPosition = zPosition
    node.transform = transform
    node.sublayerTransform = sublayerTransform
    node.opacity = min(max(opacity, 0), 1)
    node.isHidden = isHidden
    node.isDoubleSided = isDoubleSided
    node.backgroundColor = backgroundColor
    node.cornerRadius = cornerRadius
    node.borderWidth = borderWidth
    node.borderColor = borderColor
    node.masksToBounds = masksToBounds
    node.allowsGroupOpacity = allowsGroupOpacity
    node.shouldRasterize = shouldRasterize
    node.rasterizationScale = rasterizationScale
    node.contents = contents
    node.contentsGravity = contentsGravity
    node.contentsScale = contentsScale
    return node
  }
}
