// Frame: what a renderer draws, a plain value sampled from the layer tree at one instant. Its layers are in
// Frame+Node.swift.

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
  /// What a layer shows between its background and its children.
  public enum Contents: Hashable, Sendable {
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
