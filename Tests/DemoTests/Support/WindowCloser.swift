// WindowCloser: presses a window's close button where no window manager draws one.

import Foundation

/// Sends the message that a window manager sends when the close button is pressed.
enum WindowCloser {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Sends WM_DELETE_WINDOW to a window by its number. libX11 is looked up by name: no test target links it.
  static func close(_ window: String, display: Display) throws {
    guard let number = UInt(window), let library = dlopen("libX11.so.6", RTLD_LAZY) else {
      throw Failure(description: "libX11.so.6 or the window \(window) is missing")
    }
    defer { dlclose(library) }
    func function<Signature>(_ name: String, as type: Signature.Type) throws -> Signature {
      guard let symbol = dlsym(library, name) else { throw Failure(description: "libX11 lacks \(name)") }
      return unsafeBitCast(symbol, to: type)
    }
    typealias Open = @convention(c) (UnsafePointer<CChar>) -> OpaquePointer?
    typealias Atom = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> UInt
    typealias Send = @convention(c) (OpaquePointer, UInt, Int32, Int, UnsafeMutableRawPointer) -> Int32
    typealias Close = @convention(c) (OpaquePointer) -> Int32
    let open = try function("XOpenDisplay", as: Open.self)
    let atom = try function("XInternAtom", as: Atom.self)
    let send = try function("XSendEvent", as: Send.self)
    let close = try function("XCloseDisplay", as: Close.self)
    guard let connection = open(display.name) else { throw Failure(description: "\(display.name) does not answer") }
    defer { _ = close(connection) }

    // An XClientMessageEvent on a 64-bit machine; an XEvent is 24 longs.
    var event = [UInt](repeating: 0, count: 24)
    event[0] = 33  // ClientMessage
    event[4] = number
    event[5] = atom(connection, "WM_PROTOCOLS", 0)
    event[6] = 32  // bits an item
    event[7] = atom(connection, "WM_DELETE_WINDOW", 0)
    let sent = event.withUnsafeMutableBytes { bytes in bytes.baseAddress.map { send(connection, number, 0, 0, $0) } }
    guard sent == 1 else { throw Failure(description: "the message was not sent") }
  }
}
