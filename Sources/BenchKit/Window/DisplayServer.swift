// DisplayServer: an X server without a screen, and what a user would do on it.

import Foundation

/// Xvfb, as large as the largest window that is measured.
@MainActor
final class DisplayServer {
  /// What DISPLAY has to be.
  let name: String
  private let server: Program

  init() throws {
    server = try Program(
      ["Xvfb", "-displayfd", "1", "-screen", "0", "\(PixelSize.full)x24", "-nolisten", "tcp"], keepsErrors: false)
    let line = server.readLine()
    guard let number = Int(line) else {
      server.end()
      throw Unavailable(description: "Xvfb does not start; run .ci/setup tests")
    }
    name = ":\(number)"
  }

  func close() { server.end() }

  /// Clicks at a point of the demo's window, in points.
  func click(at point: CGPoint) throws {
    let pointer = try Program(
      ["xdotool", "search", "--onlyvisible", "--name", "^Interlude$", "mousemove", "--window", "%1"]
        + ["\(Int(point.x))", "\(Int(point.y))", "click", "1"], display: name)
    guard pointer.waitForEnd() == 0 else { throw Unavailable(description: "xdotool cannot click") }
  }
}
