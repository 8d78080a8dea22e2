// SlidePose: where the two screens of a push stand, as a pure function of progress. A pop is the same run backwards.

import Foundation
import Views

/// A moment of a push: offsets in points from the place that each screen has when it is the only one. Where reading goes
/// from right to left, both have the other sign.
struct SlidePose: Hashable, Sendable {
  /// How far the screen below stands to the left, so 0 or less, and the one above to the right, 0 or more.
  let below, above: CGFloat
  /// How dark the screen below is, 0…1 of black.
  let dimming: CGFloat

  /// How far the screen below moves, as a share of the width. Source: N26.
  static let parallax: CGFloat = 0.3
  /// The darkness of the screen below when it is covered: seen at the moving edge only, so it stays subtle.
  static let deepest: CGFloat = 0.1
  /// In seconds. Source: N26.
  static let duration = 0.35

  /// How long what stands for a push takes on this user's screen, in seconds.
  @MainActor
  static var shownDuration: Double { ScreenMotion.slide.shownDuration(duration) }

  /// The pose at eased `progress`, 0…1, in a container `width` points wide.
  static func push(at progress: CGFloat, width: CGFloat) -> SlidePose {
    SlidePose(
      below: -parallax * width * progress, above: width * (1 - progress), dimming: deepest * progress)
  }
}
