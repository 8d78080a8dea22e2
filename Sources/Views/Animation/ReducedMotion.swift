// ReducedMotion: what becomes of each movement when the user wants little of it. This table is the only place that says.

import Layers

/// The ways in which one screen, or one picture, takes another's place.
package enum ScreenMotion: CaseIterable, Sendable {
  /// The screens of a navigation controller slide sideways, and what is in the bar with them.
  case slide
  /// A screen rises from below the window, as presentations and action sheets do.
  case rise
  /// An alert shrinks to its size while it appears.
  case shrink
  /// A screen turns around, or is curled away like a page.
  case flip, curl
  /// A picture pushes another away, moves over it or off it.
  case push
  /// One picture fades into the other.
  case dissolve

  /// What takes the movement's place under reduced motion. What a finger drives is never replaced: it moves because the
  /// finger does.
  package var reduced: ScreenMotion {
    switch self {
    case .slide: .dissolve
    case .rise: .dissolve
    case .shrink: .dissolve
    case .flip: .dissolve
    case .curl: .dissolve
    case .push: .dissolve
    case .dissolve: .dissolve
    }
  }

  /// How long a fade that takes a movement's place lasts at most, in seconds: long enough to be seen as one.
  package static let longestReplacement = 0.2

  /// What is shown to a user: the movement, or what takes its place.
  @MainActor
  package var shown: ScreenMotion { UIAccessibility.isReduceMotionEnabled ? reduced : self }

  /// How long what is shown takes, in seconds, where the movement itself takes `duration`.
  @MainActor
  package func shownDuration(_ duration: Double) -> Double {
    shown == self ? duration : min(duration, Self.longestReplacement)
  }
}

extension LayerTransition.Style {
  /// The kind of movement that the transition is.
  var motion: ScreenMotion {
    switch self {
    case .dissolve: .dissolve
    case .flipFromLeft, .flipFromRight, .flipFromTop, .flipFromBottom: .flip
    case .curlUp, .curlDown: .curl
    case .push, .moveIn, .reveal: .push
    }
  }
}
