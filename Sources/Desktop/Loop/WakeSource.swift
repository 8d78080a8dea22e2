// WakeSource: tells when the display server has something to say, without polling.

import CSDL2
import Dispatch
import Foundation

/// Calls back on the main queue whenever bytes arrive on the connection to the display server.
@MainActor
final class WakeSource {
  private let source: any DispatchSourceRead

  /// Listens on the connection that `window` came through; nil where the driver has none that can be listened on.
  init?(window: OpaquePointer, onWake: @escaping @MainActor () -> Void) {
    guard let descriptor = WakeSource.connection(of: window) else { return nil }
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated { onWake() } }
    source.activate()
  }

  func cancel() { source.cancel() }

  /// The file descriptor of the X11 or Wayland connection. The two functions are looked up by name: SDL has loaded
  /// their libraries, and a machine without Wayland has none of its.
  private static func connection(of window: OpaquePointer) -> Int32? {
    var info = SDL_SysWMinfo()
    info.version.major = UInt8(SDL_MAJOR_VERSION)
    info.version.minor = UInt8(SDL_MINOR_VERSION)
    info.version.patch = UInt8(SDL_PATCHLEVEL)
    guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE else { return nil }
    switch info.subsystem {
    case SDL_SYSWM_X11:
      return info.info.x11.display.flatMap {
        call("XConnectionNumber", in: "libX11.so.6", with: UnsafeMutableRawPointer($0))
      }
    case SDL_SYSWM_WAYLAND:
      return info.info.wl.display.flatMap {
        call("wl_display_get_fd", in: "libwayland-client.so.0", with: UnsafeMutableRawPointer($0))
      }
    default: return nil
    }
  }

  private static func call(_ name: String, in library: String, with display: UnsafeMutableRawPointer) -> Int32? {
    typealias Function = @convention(c) (UnsafeMutableRawPointer) -> Int32
    return DynamicLibrary(library)?.function(name, as: Function.self)?(display)
  }
}
