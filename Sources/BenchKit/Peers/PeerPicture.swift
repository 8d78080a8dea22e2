// PeerPicture: a part of a frame as pixels of its own, for peers to put together.

import Foundation
import Geometry
import Layers
import Renderer

/// A layer with its sublayers as a picture, see-through where nothing is.
@MainActor
struct PeerPicture {
  /// What the picture shows, in points of the layer's own coordinates.
  let extent: CGRect
  let width, height: Int
  /// Pixels of blue, green, red and alpha, the colours premultiplied.
  let bytes: [UInt8]
  let isOpaque: Bool

  init(of node: Frame.Node, scale: CGFloat, renderer: FrameRenderer) {
    extent = node.extent.integral(at: scale)
    var frame = Frame(size: extent.size, scale: scale)
    var placed = node
    placed.anchorPoint = .zero
    placed.position = CGPoint(x: node.bounds.minX - extent.minX, y: node.bounds.minY - extent.minY)
    frame.nodes = [placed]
    guard !extent.isEmpty else {
      (width, height, bytes, isOpaque) = (0, 0, [], false)
      return
    }
    let onBlack = renderer.render(frame)
    frame.background = .white
    let onWhite = renderer.render(frame)
    (width, height) = (onBlack.width, onBlack.height)
    // What a ground of 255 adds to a channel is what the picture lets through.
    var bytes = onBlack.bytes
    for index in stride(from: 0, to: bytes.count, by: 4) {
      let through = (0..<3).map { onWhite.bytes[index + $0] &- onBlack.bytes[index + $0] }.min() ?? 0
      bytes[index + 3] = 255 - through
      for channel in 0..<3 { bytes[index + channel] = min(bytes[index + channel], 255 - through) }
    }
    isOpaque = !stride(from: 3, to: bytes.count, by: 4).contains { bytes[$0] != 255 }
    self.bytes = bytes
  }

  /// The pixels with colours that are not premultiplied, as SDL wants them.
  var straightBytes: [UInt8] {
    guard !isOpaque else { return bytes }
    var straight = bytes
    for index in stride(from: 0, to: bytes.count, by: 4) where bytes[index + 3] > 0 {
      let alpha = Int(bytes[index + 3])
      for channel in 0..<3 {
        straight[index + channel] = UInt8(min(255, (Int(bytes[index + channel]) * 255 + alpha / 2) / alpha))
      }
    }
    return straight
  }
}

extension Frame.Node {
  /// All that the layer and its sublayers may draw, in points of its own coordinates.
  fileprivate var extent: CGRect {
    var rect = bounds
    guard !masksToBounds else { return rect }
    for child in children where !child.isHidden && child.opacity > 0 {
      let inner = child.extent
      let shift = CGPoint(x: child.position.x - child.anchor.x, y: child.position.y - child.anchor.y)
      rect = rect.union(inner.offsetBy(dx: shift.x, dy: shift.y))
    }
    return rect
  }
}

extension CGRect {
  /// The smallest rectangle of whole pixels around this one.
  fileprivate func integral(at scale: CGFloat) -> CGRect {
    let (left, top) = ((minX * scale).rounded(.down), (minY * scale).rounded(.down))
    let (right, bottom) = ((maxX * scale).rounded(.up), (maxY * scale).rounded(.up))
    return CGRect(x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
  }
}
