// AppearancePhase: where a controller stands between hidden and shown, as a pure function of its own state and its
// parent's.

/// What a controller has been told of its appearance, or what its container wants to be told.
enum AppearancePhase: Hashable, Sendable {
  case disappeared, appearing, appeared, disappearing

  /// The phase of a controller for which its container wants `wish`, inside a parent in phase `parent`.
  ///
  ///     AppearancePhase.effective(wish: .appeared, under: .appearing)  // appearing: it waits for its parent
  static func effective(wish: AppearancePhase, under parent: AppearancePhase) -> AppearancePhase {
    switch parent {
    case .appeared: wish
    case .disappeared: .disappeared
    case .appearing: wish == .appeared ? .appearing : wish
    case .disappearing: wish == .disappeared ? .disappeared : .disappearing
    }
  }
}
