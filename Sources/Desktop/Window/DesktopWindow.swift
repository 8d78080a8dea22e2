// DesktopWindow: one SDL window and the pixels that it shows.

import CSDL2
import Foundation

/// A resizable window whose surface is drawn into by the processor.
@MainActor
final class DesktopWindow {
  let handle: OpaquePointer
  private let askedScale: CGFloat?
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

  /// Hands the window's pixels to `draw`, then shows them. `draw` gets the size in pixels, the bytes and the length of a
  /// row; pixels are blue, green, red and a byte that is not seen.
  func present(_ draw: (_ width: Int, _ height: Int, UnsafeMutableRawBufferPointer, _ stride: Int) -> Void) {
    guard let surface = SDL_GetWindowSurface(handle), SDL_LockSurface(surface) == 0 else { return }
    let width = Int(surface.pointee.w)
    let height = Int(surface.pointee.h)
    let stride = Int(surface.pointee.pitch)
    let format = surface.pointee.format.pointee.format
    if let pixels = surface.pointee.pixels, isBlueGreenRed(format) {
      draw(width, height, UnsafeMutableRawBufferPointer(start: pixels, count: stride * height), stride)
    } else if let pixels = surface.pointee.pixels {
      var own = [UInt8](repeating: 0, count: width * height * 4)
      own.withUnsafeMutableBytes { bytes in
        draw(width, height, bytes, width * 4)
        _ = SDL_ConvertPixels(
          Int32(width), Int32(height), SDL_PIXELFORMAT_ARGB8888.rawValue, bytes.baseAddress, Int32(width * 4), format,
          pixels, Int32(stride))
      }
    }
    SDL_UnlockSurface(surface)
    SDL_UpdateWindowSurface(handle)
    if SDL_GetWindowFlags(handle) & SDL_WINDOW_HIDDEN.rawValue != 0 { SDL_ShowWindow(handle) }
  }

  private func isBlueGreenRed(_ format: UInt32) -> Bool {
    format == SDL_PIXELFORMAT_RGB888.rawValue || format == SDL_PIXELFORMAT_ARGB8888.rawValue
  }
}
