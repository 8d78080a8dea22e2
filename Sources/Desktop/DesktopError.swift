// DesktopError: what keeps a window from opening, in one line that says what to do.

/// Why the desktop cannot show a window.
public enum DesktopError: Error, Hashable, CustomStringConvertible {
  /// Neither an X11 nor a Wayland display answers; the reason is SDL's.
  case noDisplay(reason: String)
  /// The display refuses a window; the reason is SDL's.
  case noWindow(reason: String)
  /// The renderer `gpu` was asked for, and nothing draws by GPU here.
  case noGPU(reason: String)

  public var description: String {
    switch self {
    case .noDisplay(let reason):
      "no display to open a window on (\(reason)); start it in a desktop session, set DISPLAY or WAYLAND_DISPLAY, "
        + "or run without a window"
    case .noWindow(let reason): "the display refuses a window (\(reason)); close other programs or try another --size"
    case .noGPU(let reason):
      "no GPU draws in this window (\(reason)); install a driver for OpenGL, or choose the renderer cpu or auto"
    }
  }
}
