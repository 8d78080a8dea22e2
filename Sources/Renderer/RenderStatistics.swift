// RenderStatistics: what drawing a frame took.

/// Counts of one frame's work, or of many.
public struct RenderStatistics: Hashable, Sendable {
  /// Layers whose contents were painted.
  public var painted = 0
  /// Subtrees that were drawn into a picture of their own.
  public var rasterized = 0
  /// Pictures of either kind that were still right and were laid down as they were.
  public var reused = 0
  /// Fills and pictures that were put together, without those that something opaque hides.
  public var layersDrawn = 0
  /// Pixels that were put together anew; the rest of the frame stood as it was.
  public var pixelsDrawn = 0
  /// Characters in painted text for which no font has a glyph.
  public var missingGlyphs = 0
  /// The memory that painted pictures take after the frame, in bytes; of many frames, after the last.
  public var cachedBytes = 0

  public init() {}

  static func += (total: inout RenderStatistics, one: RenderStatistics) {
    total.painted += one.painted
    total.rasterized += one.rasterized
    total.reused += one.reused
    total.layersDrawn += one.layersDrawn
    total.pixelsDrawn += one.pixelsDrawn
    total.missingGlyphs += one.missingGlyphs
    total.cachedBytes = one.cachedBytes
  }
}
