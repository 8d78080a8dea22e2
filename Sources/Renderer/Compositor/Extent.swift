// Extent: how far a subtree reaches, in pixels.

import Foundation
import Geometry
import Layers

extension Frame.Node {
  /// Stands for "too far to say": the caller cuts it to what is visible.
  private static let everywhere = PixelRect(x0: -1 << 20, y0: -1 << 20, x1: 1 << 20, y1: 1 << 20)

  /// The pixels that the subtree may touch when its own coordinates begin at `origin`.
  func extent(origin: PixelPoint, scale: Double) -> PixelRect {
    let rect = Snap.rect(bounds, origin: origin, scale: scale)
    if masksToBounds { return rect }
    var all = rect
    if case .image(let image) = contents {
      all = all.union(Snap.rect(contentsRect(for: image), origin: origin, scale: scale))
    }
    let space = childSpace
    for child in children where !child.isHidden && child.opacity > 0 {
      switch child.placement(in: space) {
      case .flat(let dx, let dy):
        let start = PixelPoint(x: origin.x + dx * scale, y: origin.y + dy * scale)
        all = all.union(child.extent(origin: start, scale: scale))
      case .projected(let plane):
        all = all.union(child.projectedExtent(plane, origin: origin, scale: scale))
      }
    }
    return all
  }

  private func projectedExtent(_ plane: PlaneMap, origin: PixelPoint, scale: Double) -> PixelRect {
    let own = extent(origin: PixelPoint(x: 0, y: 0), scale: scale)
    let rect = CGRect(
      x: Double(own.x0) / scale, y: Double(own.y0) / scale, width: Double(own.width) / scale,
      height: Double(own.height) / scale)
    let seen = rect.corners.map { plane.apply(Double($0.x), Double($0.y)) }
    guard seen.allSatisfy({ $0.w > 1e-3 }) else { return Self.everywhere }
    let box = CGRect(around: seen.map { CGPoint(x: $0.x / $0.w, y: $0.y / $0.w) })
    return Snap.rect(box, origin: origin, scale: scale).insetBy(-1)
  }

  /// Whether every edge inside lies on a whole pixel once the layer's origin does, so that the subtree looks the same
  /// wherever it is moved.
  func isPixelAligned(scale: Double) -> Bool {
    func isWhole(_ value: CGFloat) -> Bool {
      let pixels = Double(value) * scale
      return abs(pixels - pixels.rounded()) < 1e-6
    }
    guard
      isWhole(bounds.minX), isWhole(bounds.minY), isWhole(bounds.width), isWhole(bounds.height)
    else { return false }
    if case .image(let image) = contents {
      let rect = contentsRect(for: image)
      guard isWhole(rect.minX), isWhole(rect.minY), isWhole(rect.maxX), isWhole(rect.maxY) else { return false }
    }
    let space = childSpace
    return children.allSatisfy { child in
      guard case .flat(let dx, let dy) = child.placement(in: space) else { return false }
      return isWhole(dx) && isWhole(dy) && child.isPixelAligned(scale: scale)
    }
  }

  /// The layer without where it lies and how it is laid down: what its picture is made of.
  var withoutPlacement: Frame.Node {
    var node = self
    (node.position, node.anchorPoint, node.zPosition) = (.zero, .zero, 0)
    node.transform = .identity
    // The anchor point is also where the sublayer transform works from.
    if sublayerTransform != .identity { node.anchorPoint = anchorPoint }
    (node.opacity, node.brightness, node.isHidden, node.isDoubleSided) = (1, 1, false, true)
    (node.shouldRasterize, node.rasterizationScale, node.allowsGroupOpacity) = (false, 1, true)
    return node
  }
}

extension PixelRect {
  /// The rectangle with `margin` pixels less on each side; a negative margin adds them.
  func insetBy(_ margin: Int) -> PixelRect {
    PixelRect(x0: x0 + margin, y0: y0 + margin, x1: x1 - margin, y1: y1 - margin)
  }
}
