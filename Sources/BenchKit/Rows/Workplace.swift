// Workplace: what rows share: fonts, and a display server without a screen.

import Renderer

/// Things that are made at first use and kept for all rows.
@MainActor
final class Workplace {
  private var keptFonts: FontLibrary?
  private var keptServer: DisplayServer?

  /// The fonts of this machine.
  func fonts() throws -> FontLibrary {
    if let keptFonts { return keptFonts }
    let fonts = try FontLibrary()
    keptFonts = fonts
    return fonts
  }

  /// A display server for windows that nobody looks at.
  func server() throws -> DisplayServer {
    if let keptServer { return keptServer }
    let server = try DisplayServer()
    keptServer = server
    return server
  }

  func close() { keptServer?.close() }
}
