// Host: all that the core asks of the world around it. A desktop, a stage or a test's fake hands one in at start.

import Essentials
import Foundation
import Geometry

/// The surroundings of a user interface.
@MainActor
package protocol Host: AnyObject {
  /// The width of one line of text in points, measured without hinting: the same at every scale.
  func width(of text: String, font: FontSpec) -> CGFloat
  /// Where each grapheme cluster of a line stands, in the order of reading, when it is drawn as a `Picture.Text`.
  func letterSpans(in text: String, font: FontSpec, isRightToLeft: Bool) -> [LetterSpan]
  func metrics(of font: FontSpec) -> FontMetrics

  /// The image in a file's bytes, with its pixel size read; nil where the bytes are none.
  func image(from data: Data) -> CGImage?
  /// Paints a picture `size` points large at `scale` pixels to a point.
  func rasterize(_ picture: Picture, size: CGSize, scale: CGFloat) -> CGImage?
  func pngData(of image: CGImage) -> Data?

  /// The text on the clipboard.
  var pasteboard: String? { get set }
  func setCursor(_ cursor: Cursor)
  /// Where text is typed, in window points, so that an input method can stand beside it; nil ends typing.
  func setTextInputRect(_ rect: CGRect?)

  var environment: Environment { get }
}

/// Where one grapheme cluster stands on its line, in points from the line's left end.
package struct LetterSpan: Hashable, Sendable {
  /// Where reading it begins and ends; in a script that runs from right to left `leading` is the greater one.
  package var leading, trailing: CGFloat

  package init(leading: CGFloat, trailing: CGFloat) { (self.leading, self.trailing) = (leading, trailing) }

  package var left: CGFloat { min(leading, trailing) }
  package var right: CGFloat { max(leading, trailing) }
}

/// The shapes of the mouse pointer that the core asks for.
package enum Cursor: Hashable, Sendable {
  case arrow, text, pointingHand
}

/// What the surroundings say of themselves.
package struct Environment: Sendable {
  /// The screen's pixels to a point, and the window's size in points at start.
  package var scale: CGFloat
  package var size: CGSize
  /// The part of the window's top edge that a status bar covers, in points.
  package var statusBarHeight: CGFloat
  package var now: Date
  package var locale: Locale
  package var timeZone: TimeZone
  package var reducesMotion: Bool
  package var isDark: Bool

  package init(
    scale: CGFloat = 1, size: CGSize = CGSize(width: 375, height: 667), statusBarHeight: CGFloat = 0,
    now: Date = Date(timeIntervalSinceReferenceDate: 0), locale: Locale = Locale(identifier: "en_US_POSIX"),
    timeZone: TimeZone = TimeZone(secondsFromGMT: 0) ?? .current, reducesMotion: Bool = false, isDark: Bool = false
  ) {
    (self.scale, self.size, self.statusBarHeight) = (scale, size, statusBarHeight)
    (self.now, self.locale, self.timeZone) = (now, locale, timeZone)
    (self.reducesMotion, self.isDark) = (reducesMotion, isDark)
  }
}

extension Turn {
  /// The surroundings of this user interface; a plain stand-in until a host hands itself in.
  package var host: any Host {
    get { slot(HostBox.self) { HostBox(PlainHost()) }.host }
    set { setSlot(HostBox.self, to: HostBox(newValue)) }
  }
}

@MainActor
private final class HostBox {
  let host: any Host
  init(_ host: any Host) { self.host = host }
}
