// Bitmap+Likeness: how far a device's picture may differ from the processor's, and where.

import Geometry
import Layers
import Renderer

extension Bitmap {
  /// Where a picture may differ from the one that it should be like.
  package struct Likeness: Sendable {
    /// How far a component may be off, 0…255, where the wanted picture is flat: where no pixel around has a component
    /// more than this far away.
    package var flat = 2
    /// How far elsewhere: on edges, in text, along the sides of what is turned.
    package var edges: Int

    package init(edges: Int) { self.edges = edges }

    /// For pictures in which nothing is turned or stretched: everywhere as where it is flat.
    package static let exact = Likeness(edges: 2)
    /// For pictures turned in space. A device reads them a sixteenth of a pixel beside the exact place at most, which on
    /// an edge from black to white is 16 of 255; at the corners of what is turned, where two sides fade, the covered
    /// share is off by a sixteenth at most, which is 16 again. Both sides round.
    package static let turned = Likeness(edges: 18)

    /// How like a frame's two pictures must be.
    package init(for frame: Frame) { self = frame.nodes.contains(where: \.isTurned) ? .turned : .exact }
  }

  /// In words, where this picture is unlike `wanted`; nil where it is not.
  package func unlikeness(to wanted: Bitmap, _ likeness: Likeness) -> String? {
    guard let difference = difference(from: wanted, tolerance: likeness.flat) else {
      return "\(width)×\(height) pixels; expected \(wanted.width)×\(wanted.height)"
    }
    if difference.isEmpty { return nil }
    let rect = difference.rect
    for y in Int(rect.minY)..<Int(rect.maxY) {
      for x in Int(rect.minX)..<Int(rect.maxX) {
        let apart = apart(from: wanted, x, y)
        guard apart > likeness.flat else { continue }
        let isFlat = wanted.isFlat(x, y, within: likeness.flat)
        guard apart > (isFlat ? likeness.flat : likeness.edges) else { continue }
        return "\(self[x, y]) at (\(x), \(y)), \(isFlat ? "where it is flat" : "on an edge"); "
          + "expected \(wanted[x, y])"
      }
    }
    return nil
  }

  private func apart(from other: Bitmap, _ x: Int, _ y: Int) -> Int {
    let start = (y * width + x) * 4
    return (start..<start + 4).reduce(0) { max($0, abs(Int(bytes[$1]) - Int(other.bytes[$1]))) }
  }

  /// Whether the pixels around one are like it.
  private func isFlat(_ x: Int, _ y: Int, within bound: Int) -> Bool {
    let start = (y * width + x) * 4
    for row in max(0, y - 1)...min(height - 1, y + 1) {
      for column in max(0, x - 1)...min(width - 1, x + 1) {
        let other = (row * width + column) * 4
        for part in 0..<4 where abs(Int(bytes[start + part]) - Int(bytes[other + part])) > bound { return false }
      }
    }
    return true
  }
}

extension Frame.Node {
  /// Whether anything inside is turned or stretched.
  fileprivate var isTurned: Bool {
    let inside: [Frame.Node] =
      switch contents {
      case .capture(let one): [one]
      case .mix(let one, let two, _): [one, two]
      default: []
      }
    return transform != .identity || sublayerTransform != .identity
      || (children + inside).contains(where: \.isTurned)
  }
}
