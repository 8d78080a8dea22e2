// Frame: what a renderer draws, a plain value sampled from the layer tree at one instant.

import Foundation
import Geometry

/// One picture of a window, as a tree of layers with their sampled values.
public struct Frame: Hashable, Sendable {
  /// The window's size in points, and the pixels to a point.
  public var size: CGSize
  public var scale: CGFloat
  /// What is seen where no layer is.
  public var background: CGColor
  /// The layers under the window, back to front.
  public var nodes: [Node]

  public init(size: CGSize, scale: CGFloat, background: CGColor = .black, nodes: [Node] = []) {
    (self.size, self.scale, self.background, self.nodes) = (size, scale, background, nodes)
  }
}

extension Frame {
  /// One layer at one instant. Geometry is as in Core Animation: `position` is where the anchor point lies in the
  /// parent, in points, y down; `bounds.origin` scrolls the children.
  public struct Node: Hashable, Sendable {
    /// Which layer this is, the same from frame to frame.
    public var id: UInt64
    public var bounds = CGRect.zero
    public var position = CGPoint.zero
    /// In unit coordinates of the bounds.
    public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    public var transform = CATransform3D.identity
    public var sublayerTransform = CATransform3D.identity
    public var zPosition: CGFloat = 0
    /// 0…1.
    public var opacity: CGFloat = 1
    public var isHidden = false
    public var isDoubleSided = true
    public var backgroundColor: CGColor?
    public var cornerRadius: CGFloat = 0
    public var borderWidth: CGFloat = 0
    public var borderColor: CGColor?
    public var masksToBounds = false
    public var allowsGroupOpacity = true
    public var shouldRasterize = false
    public var rasterizationScale: CGFloat = 1
    /// A factor on every colour of the subtree, 0…1: the shading of a flip.
    public var brightness: CGFloat = 1
    public var contents: Contents?
    /// How the contents fill the bounds.
    public var contentsGravity = ContentsGravity.resize
    /// The pixels to a point of an image among the contents, where the gravity keeps its size.
    public var contentsScale: CGFloat = 1
    /// Back to front; children with a zPosition are sorted by it when drawn, stably.
    public var children: [Node] = []

    public init(id: UInt64) { self.id = id }
  }

  /// What a layer shows between its background and its children.
  public indirect enum Contents: Hashable, Sendable {
    /// Commands in the layer's own points, painted once and kept.
    case picture(Picture)
    case image(CGImage)
    /// (1−p)·before + p·after for each pixel. Both are laid into the layer's bounds, stretched where their own differ.
    case mix(before: Node, after: Node, progress: CGFloat)
    /// Another layer's picture, stretched into the bounds.
    case capture(Node)
  }

  /// How contents of another size than the bounds are placed.
  public enum ContentsGravity: String, Hashable, Sendable {
    case resize, resizeAspect, resizeAspectFill, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }
}
