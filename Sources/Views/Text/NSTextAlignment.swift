// NSTextAlignment: the small choices of text: alignment, line breaks, and where shrunk text stands.

/// Where lines stand between the left and the right edge. The raw values are those of iOS.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// Laid out as `natural`: lines are not stretched.
  case justified = 3
  /// At the edge where the text's first strong letter says that reading starts.
  case natural = 4
}

/// How text goes on when a line is full. The raw values are those of iOS.
public enum NSLineBreakMode: Int, Sendable {
  /// At the last word that fits; what does not fit at all is left out.
  case byWordWrapping = 0
  /// At the last letter that fits.
  case byCharWrapping = 1
  /// The last line goes on beyond the edge.
  case byClipping = 2
  /// The last line shows the end of the text, after "…".
  case byTruncatingHead = 3
  /// The last line ends in "…".
  case byTruncatingTail = 4
  /// The last line shows both ends of the text, around "…".
  case byTruncatingMiddle = 5
}

/// Where text stands whose font was made smaller to fit. The raw values are those of iOS.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline that it would have had at its full size.
  case alignBaselines = 0
  /// With its middle where it would have been.
  case alignCenters = 1
  /// With its top at the top of its full-size line.
  case none = 2
}
