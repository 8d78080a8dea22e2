// DesktopWindow: one SDL window and the pixels that it shows.

import CSDL2
import Foundation
import Renderer

/// A resizable window, drawn into by a renderer or, through its surface, by the processor.
@MainActor
final class DesktopWindow {
  let handle: OpaquePointer
  private let askedScale: CGFloat?
  /// The surface that was drawn into last, by which a new one is known.
  private var lastSurface: UnsafeMutablePointer<SDL_Surface>?
  private var lastPixels: UnsafeMutableRawPointer?
  private var lastSize: [Int] = []
  /// Where the display has another order of colours: the pixels in ours.
  private var ownPixels: [UInt8] = []
  private let guessedScale: CGFloat

  /// Opens a window whose inside is `size` points large; it is shown with its first picture.
  init(title: String, size: CGSize, askedScale: CGFloat?) throws(DesktopError) {
    let scale = DisplayScale.guess(asked: askedScale, environment: ProcessInfo.processInfo.environment)
    let pixels = DisplayScale.isWayland ? 1 : scale
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_HIDDEN.rawValue
    let centered = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK)
    let room = Self.room
    guard
      let handle = SDL_CreateWindow(
        title, centered, centered, min(Int32((size.width * pixels).rounded()), room.width),
        min(Int32((size.height * pixels).rounded()), room.height), flags)
    else { throw .noWindow(reason: VideoSystem.lastError) }
    self.handle = handle
    self.askedScale = askedScale
    guessedScale = scale
  }

  /// The largest window that the first display has room for, in units of the display server: more would lie outside.
  private static var room: (width: Int32, height: Int32) {
    var bounds = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(0, &bounds) == 0, bounds.w > 0, bounds.h > 0 else { return (.max, .max) }
    return (bounds.w, bounds.h)
  }

  func close() { SDL_DestroyWindow(handle) }

  /// The window's size in the units of the display server, and in pixels.
  private var sizes: (units: CGSize, pixels: CGSize) {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(handle, &width, &height)
    let units = CGSize(width: Int(width), height: Int(height))
    SDL_GetWindowSizeInPixels(handle, &width, &height)
    return (units, CGSize(width: Int(width), height: Int(height)))
  }

  /// Pixels to a point.
  var scale: CGFloat {
    if let askedScale { return askedScale }
    let sizes = sizes
    return sizes.units.width > 0 && sizes.pixels.width > sizes.units.width
      ? sizes.pixels.width / sizes.units.width : guessedScale
  }

  /// The inside in points.
  var size: CGSize {
    let pixels = sizes.pixels
    return CGSize(width: pixels.width / scale, height: pixels.height / scale)
  }

  /// Points to a unit of the display server, in which events come: the one place where the two meet.
  var pointsPerUnit: CGFloat {
    let sizes = sizes
    return sizes.units.width > 0 ? sizes.pixels.width / sizes.units.width / scale : 1
  }

  /// The rate of the display that the window is on, in frames per second; 60 where the display does not say.
  var refreshRate: Double {
    var mode = SDL_DisplayMode()
    let display = SDL_GetWindowDisplayIndex(handle)
    guard display >= 0, SDL_GetCurrentDisplayMode(display, &mode) == 0, mode.refresh_rate > 0 else { return 60 }
    return Double(mode.refresh_rate)
  }

  /// The window's pixels: blue, green, red and a byte that is not seen.
  struct Pixels {
    let memory: UnsafeMutableRawBufferPointer
    /// Bytes from row to row.
    let stride: Int
    /// Whether they are still what they were after the last time.
    let isIntact: Bool
  }

  /// Hands the window's pixels to `draw`, which says what of them it has changed, and shows that; all of them where
  /// `isExposed` says that the window has lost what it showed.
  ///
  /// False where the window has no surface now, or cannot show it.
  func present(isExposed: Bool, _ draw: (Pixels) -> [PixelRect]) -> Bool {
    guard let surface = SDL_GetWindowSurface(handle), let pixels = surface.pointee.pixels,
      SDL_LockSurface(surface) == 0
    else { return false }
    let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
    let stride = Int(surface.pointee.pitch)
    let format = surface.pointee.format.pointee.format
    let isIntact = !isExposed && lastSurface == surface && lastPixels == pixels && lastSize == [width, height]
    (lastSurface, lastPixels, lastSize) = (surface, pixels, [width, height])
    var changed: [PixelRect]
    if isBlueGreenRed(format) {
      let memory = UnsafeMutableRawBufferPointer(start: pixels, count: stride * height)
      changed = draw(Pixels(memory: memory, stride: stride, isIntact: isIntact))
    } else {
      // Drawn beside the window in our own order of colours, and brought over.
      if ownPixels.count != width * height * 4 { ownPixels = [UInt8](repeating: 0, count: width * height * 4) }
      changed = ownPixels.withUnsafeMutableBytes { bytes in
        let changed = draw(Pixels(memory: bytes, stride: width * 4, isIntact: isIntact))
        _ = SDL_ConvertPixels(
          Int32(width), Int32(height), SDL_PIXELFORMAT_ARGB8888.rawValue, bytes.baseAddress, Int32(width * 4), format,
          pixels, Int32(stride))
        return changed
      }
    }
    SDL_UnlockSurface(surface)
    if !isIntact { changed = [PixelRect(x0: 0, y0: 0, x1: width, y1: height)] }
    let rects = changed.map { SDL_Rect(x: Int32($0.x0), y: Int32($0.y0), w: Int32($0.width), h: Int32($0.height)) }
    let isShown = rects.isEmpty || SDL_UpdateWindowSurfaceRects(handle, rects, Int32(rects.count)) == 0
    showIfHidden()
    return isShown
  }

  /// Puts the window on screen, where it is not.
  func showIfHidden() {
    if SDL_GetWindowFlags(handle) & SDL_WINDOW_HIDDEN.rawValue != 0 { SDL_ShowWindow(handle) }
  }

  private func isBlueGreenRed(_ format: UInt32) -> Bool {
    format == SDL_PIXELFORMAT_RGB888.rawValue || format == SDL_PIXELFORMAT_ARGB8888.rawValue
  }
}
