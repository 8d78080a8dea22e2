// DisplayScale: how many pixels make a point on this display.

import CSDL2
import Foundation

/// The scale of a display, from the sources that answer, in their order: the user's word, the ratio of a window's
/// pixels to its size (Wayland), the X server's Xft.dpi resource, GDK_SCALE, 1.
@MainActor
enum DisplayScale {
  /// The dots per inch that desktops call 100 %.
  private static let plainDPI = 96.0

  /// The scale to open a window with, before it exists.
  static func guess(asked: CGFloat?, environment: [String: String]) -> CGFloat {
    if let asked { return asked }
    if isWayland { return 1 }
    if let dpi = xftDPI(), dpi > 0 { return rounded(dpi / plainDPI) }
    if let text = environment["GDK_SCALE"], let scale = Double(text), (1...8).contains(scale) { return scale }
    return 1
  }

  static var isWayland: Bool { SDL_GetCurrentVideoDriver().map { String(cString: $0) } == "wayland" }

  /// To the nearest quarter, from 1: fonts are set in dpi, screens are scaled in quarters.
  static func rounded(_ scale: Double) -> CGFloat { max(1, (scale * 4).rounded() / 4) }

  /// `Xft.dpi` out of the text of an X resource database.
  nonisolated static func dpi(inResources text: String) -> Double? {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == "Xft.dpi" else { continue }
      return Double(parts[1].trimmingCharacters(in: .whitespaces))
    }
    return nil
  }

  /// Asks the X server. libX11 is loaded already where the driver is x11; elsewhere there is nothing to ask.
  private static func xftDPI() -> Double? {
    typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    typealias Read = @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?
    typealias Close = @convention(c) (OpaquePointer?) -> Int32
    guard SDL_GetCurrentVideoDriver().map({ String(cString: $0) }) == "x11",
      let library = DynamicLibrary("libX11.so.6"), let open = library.function("XOpenDisplay", as: Open.self),
      let read = library.function("XResourceManagerString", as: Read.self),
      let close = library.function("XCloseDisplay", as: Close.self), let display = open(nil)
    else { return nil }
    defer { _ = close(display) }
    return read(display).flatMap { dpi(inResources: String(cString: $0)) }
  }
}
