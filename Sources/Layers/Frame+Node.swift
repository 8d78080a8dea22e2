// Frame+Node: one layer of a frame. Copies share what they hold until one of them is changed, so that a frame with
// thousands of layers of which one has moved costs little more than that one, and is soon compared with the frame before.

import Foundation
import Geometry

extension Frame {
  /// One layer at one instant. Geometry is as in Core Animation: `position` is where the anchor point lies in the
  /// parent, in points, y down; `bounds.origin` scrolls the children.
  public struct Node: Hashable, Sendable {
    private var storage: Storage

    public init(id: UInt64) { storage = Storage(Look(id: id)) }

    /// Which layer this is, the same from frame to frame.
    public var id: UInt64 {
      get { storage.look.id }
      set { own().look.id = newValue }
    }
    public var bounds: CGRect {
      get { storage.look.bounds }
      set { own().look.bounds = newValue }
    }
    public var position: CGPoint {
      get { storage.look.position }
      set { own().look.position = newValue }
    }
    /// In unit coordinates of the bounds.
    public var anchorPoint: CGPoint {
      get { storage.look.anchorPoint }
      set { own().look.anchorPoint = newValue }
    }
    public var transform: CATransform3D {
      get { storage.look.transform }
      set { own().look.transform = newValue }
    }
    public var sublayerTransform: CATransform3D {
      get { storage.look.sublayerTransform }
      set { own().look.sublayerTransform = newValue }
    }
    public var zPosition: CGFloat {
      get { storage.look.zPosition }
      set { own().look.zPosition = newValue }
    }
    /// 0…1.
    public var opacity: CGFloat {
      get { storage.look.opacity }
      set { own().look.opacity = newValue }
    }
    public var isHidden: Bool {
      get { storage.look.isHidden }
      set { own().look.isHidden = newValue }
    }
    public var isDoubleSided: Bool {
      get { storage.look.isDoubleSided }
      set { own().look.isDoubleSided = newValue }
    }
    public var backgroundColor: CGColor? {
      get { storage.look.backgroundColor }
      set { own().look.backgroundColor = newValue }
    }
    public var cornerRadius: CGFloat {
      get { storage.look.cornerRadius }
      set { own().look.cornerRadius = newValue }
    }
    public var borderWidth: CGFloat {
      get { storage.look.borderWidth }
      set { own().look.borderWidth = newValue }
    }
    public var borderColor: CGColor? {
      get { storage.look.borderColor }
      set { own().look.borderColor = newValue }
    }
    public var masksToBounds: Bool {
      get { storage.look.masksToBounds }
      set { own().look.masksToBounds = newValue }
    }
    public var allowsGroupOpacity: Bool {
      get { storage.look.allowsGroupOpacity }
      set { own().look.allowsGroupOpacity = newValue }
    }
    public var shouldRasterize: Bool {
      get { storage.look.shouldRasterize }
      set { own().look.shouldRasterize = newValue }
    }
    public var rasterizationScale: CGFloat {
      get { storage.look.rasterizationScale }
      set { own().look.rasterizationScale = newValue }
    }
    /// A factor on every colour of the subtree, 0…1: the shading of a flip.
    public var brightness: CGFloat {
      get { storage.look.brightness }
      set { own().look.brightness = newValue }
    }
    public var contents: Contents? {
      get { storage.look.contents }
      set { own().look.contents = newValue }
    }
    /// How the contents fill the bounds.
    public var contentsGravity: ContentsGravity {
      get { storage.look.contentsGravity }
      set { own().look.contentsGravity = newValue }
    }
    /// The pixels to a point of an image among the contents, where the gravity keeps its size.
    public var contentsScale: CGFloat {
      get { storage.look.contentsScale }
      set { own().look.contentsScale = newValue }
    }
    /// Back to front; children with a zPosition are sorted by it when drawn, stably.
    public var children: [Node] {
      get { storage.look.children }
      set { own().look.children = newValue }
    }

    /// Whether both are one and the same, which says sooner than `==` that they are equal, and may be false for equals.
    package func isIdentical(to other: Node) -> Bool { storage === other.storage }

    public static func == (one: Node, other: Node) -> Bool {
      one.storage === other.storage || one.storage.look == other.storage.look
    }

    public func hash(into hasher: inout Hasher) { storage.look.hash(into: &hasher) }

    /// The storage, which nobody else has from here on.
    private mutating func own() -> Storage {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.look) }
      return storage
    }
  }
}

extension Frame.Node {
  /// What copies share. Only a node that holds it alone writes to it, so threads may read it.
  private final class Storage: @unchecked Sendable {
    var look: Look

    init(_ look: Look) { self.look = look }
  }

  /// The values of a node.
  private struct Look: Hashable {
    var id: UInt64
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var transform = CATransform3D.identity
    var sublayerTransform = CATransform3D.identity
    var zPosition = CGFloat(0)
    var opacity = CGFloat(1)
    var isHidden = false
    var isDoubleSided = true
    var backgroundColor: CGColor?
    var cornerRadius = CGFloat(0)
    var borderWidth = CGFloat(0)
    var borderColor: CGColor?
    var masksToBounds = false
    var allowsGroupOpacity = true
    var shouldRasterize = false
    var rasterizationScale = CGFloat(1)
    var brightness = CGFloat(1)
    var contents: Frame.Contents?
    var contentsGravity = Frame.ContentsGravity.resize
    var contentsScale = CGFloat(1)
    var children: [Frame.Node] = []

    init(id: UInt64) { self.id = id }
  }
}
