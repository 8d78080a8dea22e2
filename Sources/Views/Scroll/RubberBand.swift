// RubberBand: how far content that is dragged over an edge follows the finger.

/// The law of over-dragging; both ways are in points beyond the edge, with their sign.
enum RubberBand {
  /// UIKit's figure as measured by others: the content first follows at 0.55 of the finger's way.
  static let stiffness = 0.55

  /// The way that is shown for a drag `distance` points beyond the edge in a view `size` points long.
  static func shown(_ distance: Double, size: Double) -> Double {
    size <= 0 ? 0 : (1 - 1 / (abs(distance) * stiffness / size + 1)) * size * (distance < 0 ? -1 : 1)
  }

  /// The drag for which a way of `shown` points beyond the edge is seen: the other direction of `shown(_:size:)`.
  static func asked(_ shown: Double, size: Double) -> Double {
    let share = size <= 0 ? 1 : abs(shown) / size
    return share >= 1 ? shown : (1 / (1 - share) - 1) * size / stiffness * (shown < 0 ? -1 : 1)
  }
}
