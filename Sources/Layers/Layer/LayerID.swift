// LayerID: the numbers by which renderers know layers again.

/// Numbers that are used once in a process.
///
/// One sequence serves all user interfaces: a view may be made before the window that it is shown in, or for a stage that
/// another replaces, and must not be taken for one of theirs.
@MainActor
enum LayerID {
  private static var last: UInt64 = 0

  static func next() -> UInt64 {
    last += 1
    return last
  }
}
