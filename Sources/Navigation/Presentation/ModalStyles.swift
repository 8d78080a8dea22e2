// ModalStyles: how a controller is presented, and with which movement.

/// How much of the screen a presented controller takes.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the window; the presenter's view is taken out.
  case fullScreen = 0
  /// A card at the bottom; the presenter stays.
  case pageSheet = 1
  /// A small card in the middle; the presenter stays.
  case formSheet = 2
  /// Covers the nearest controller that defines a context; that controller's view is taken out.
  case currentContext = 3
  /// What a transitioning delegate makes of it; the presenter stays unless the presentation controller says otherwise.
  case custom = 4
  /// Covers the window; the presenter stays.
  case overFullScreen = 5
  /// Covers the nearest controller that defines a context, which stays.
  case overCurrentContext = 6
  /// A small card; the presenter stays.
  case popover = 7
  /// No presentation; never the style of one.
  case none = -1
  /// What the system prefers, here full screen.
  case automatic = -2
}

/// The built-in movements of presentations.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom, and down when dismissed.
  case coverVertical = 0
  /// Turns the screen around, the new one being its back.
  case flipHorizontal = 1
  /// Fades over.
  case crossDissolve = 2
  /// Curls a corner up; shown as a curl of the whole page.
  case partialCurl = 3
}
