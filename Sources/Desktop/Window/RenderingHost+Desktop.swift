// RenderingHost+Desktop: the clipboard, the pointer and the input method of the desktop, for the core.

import CSDL2
import Foundation
import Layers
import Renderer

extension Environment {
  /// What this desktop says of itself.
  static func desktop(size: CGSize, scale: CGFloat, statusBarHeight: CGFloat) -> Environment {
    Environment(
      scale: scale, size: size, statusBarHeight: statusBarHeight, locale: Desktop.locale, timeZone: .current,
      reducesMotion: Desktop.reducesMotionByVariable)
  }
}

extension RenderingHost {
  /// Connects what the core asks of its host with a window's desktop.
  func attach(to window: DesktopWindow) {
    readNow = { Date() }
    readPasteboard = {
      guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else { return nil }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    writePasteboard = { _ = SDL_SetClipboardText($0 ?? "") }
    let pointers = PointerShapes()
    onCursor = { pointers.show($0) }
    onTextInputRect = { rect in
      guard let rect else { return SDL_StopTextInput() }
      // Starting again while a composition is under way would end it.
      if SDL_IsTextInputActive() != SDL_TRUE { SDL_StartTextInput() }
      let units = 1 / window.pointsPerUnit
      var area = SDL_Rect(
        x: Int32(rect.minX * units), y: Int32(rect.minY * units), w: Int32(rect.width * units),
        h: Int32(rect.height * units))
      SDL_SetTextInputRect(&area)
    }
    // SDL starts with text input on, which would bring up input methods where nothing is typed.
    SDL_StopTextInput()
  }
}

/// The pointer's shapes, made at first use and kept.
@MainActor
private final class PointerShapes {
  private var shapes: [Layers.Cursor: OpaquePointer] = [:]

  func show(_ cursor: Layers.Cursor) {
    guard let shape = shapes[cursor] ?? SDL_CreateSystemCursor(systemName(of: cursor)) else { return }
    shapes[cursor] = shape
    SDL_SetCursor(shape)
  }

  private func systemName(of cursor: Layers.Cursor) -> SDL_SystemCursor {
    switch cursor {
    case .arrow: SDL_SYSTEM_CURSOR_ARROW
    case .text: SDL_SYSTEM_CURSOR_IBEAM
    case .pointingHand: SDL_SYSTEM_CURSOR_HAND
    }
  }
}
