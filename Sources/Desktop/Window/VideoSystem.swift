// VideoSystem: SDL's video, started on a real display or refused in words.

import CSDL2
import Foundation

/// SDL's video subsystem.
@MainActor
enum VideoSystem {
  /// The drivers that show windows to a person. Others (SDL's "offscreen" opens windows for ever that nobody sees)
  /// only run when the user names them.
  private static let visible: Set<String> = ["x11", "wayland"]

  static func start() throws(DesktopError) {
    // A plain shared-memory surface: by default SDL backs even that with a GL texture, which costs 100 ms at start.
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    // Touches and the mouse are told apart by us; SDL's translation would deliver each twice.
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
    // A sentence that an input method still works on comes whole; without this in pieces of 31 bytes.
    SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
    let environment = ProcessInfo.processInfo.environment
    let asked = environment["SDL_VIDEODRIVER"]?.split(separator: ",").map(String.init) ?? []
    // Without this folder there can be no Wayland, and asked for it its library complains in a line of its own.
    if asked.isEmpty, environment["XDG_RUNTIME_DIR"] == nil { SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11") }
    guard SDL_Init(UInt32(SDL_INIT_VIDEO)) == 0 else { throw .noDisplay(reason: lastError) }
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none"
    guard visible.contains(driver) || asked.contains(driver) else {
      SDL_Quit()
      throw .noDisplay(reason: "SDL offers only its \"\(driver)\" driver")
    }
  }

  static func stop() { SDL_Quit() }

  /// SDL's words for what failed last.
  static var lastError: String {
    let words = String(cString: SDL_GetError())
    return words.isEmpty ? "SDL gives no reason" : words
  }
}
