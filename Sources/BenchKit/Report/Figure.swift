// Figure: one line of the result.

/// What was measured.
enum Figure: Hashable, Sendable {
  case frame(FrameFigure)
  case value(ValueFigure)
}

/// The time of one frame of a transition.
struct FrameFigure: Hashable, Sendable {
  let row: String
  let size: PixelSize
  let threads: Int
  /// The time of a frame; nil where it was not measured.
  let milliseconds: Double?
  /// The times of a copy of the frame and of the same moment drawn by others, measured in turn with it.
  let memcpy, sdl, cairo: Double?

  /// The time as a multiple of another one.
  func ratio(to other: Double?) -> Double? {
    guard let milliseconds, let other, other > 0 else { return nil }
    return milliseconds / other
  }
}

/// Any other figure.
struct ValueFigure: Hashable, Sendable {
  let row: String
  /// Nil where it was not measured.
  let value: Double?
  let unit: String
}

/// The size of a picture in pixels.
struct PixelSize: Hashable, Sendable, CustomStringConvertible {
  let width, height: Int

  var bytes: Int { width * height * 4 }
  var description: String { "\(width)x\(height)" }
}
