// SheetMemory: which pictures the last frame drew on the way.

/// Tells what is drawn once more on the way from what is kept from now on.
///
/// A raster is the quicker one where it is used again and again, and the slower one to begin with: the system has to
/// find and clear its memory, which for a picture as large as a large window takes longer than a frame may.
struct SheetMemory {
  private var last: [RasterCache.Key: RasterCache.Value] = [:]
  private var current: [RasterCache.Key: RasterCache.Value] = [:]
  private var hasKeptOne = false

  /// How many pixels a picture may have and still be worth a raster: sixteen megabytes of them.
  private static let most = 1 << 22

  /// Whether a picture may be drawn on the way: if it is too large to be kept, if the last frame had another one in its
  /// place, or if this frame makes a raster of another one already. So what a change brings to the screen is spread over
  /// the frames that follow.
  mutating func mayDraw(_ key: RasterCache.Key, _ value: RasterCache.Value) -> Bool {
    if key.rect.area > Self.most { return true }
    if !hasKeptOne, last[key] == value {
      hasKeptOne = true
      return false
    }
    current[key] = value
    return true
  }

  mutating func endFrame() {
    swap(&last, &current)
    current.removeAll(keepingCapacity: true)
    hasKeptOne = false
  }
}
