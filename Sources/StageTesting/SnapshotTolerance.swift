// SnapshotTolerance: how far a picture may be from the stored one, region by region.

/// The bounds of a comparison. Both must hold: one for each byte of each pixel, one for the mean of each region, so that
/// a small lost thing in a large picture is never averaged away.
public struct SnapshotTolerance: Hashable, Sendable {
  /// The largest difference of one channel of one pixel, 0…255.
  public var perPixel: Int
  /// The largest mean difference over the channels of one region, 0…255.
  public var perRegion: Double
  /// The side of a region in pixels.
  public var regionSide: Int

  public init(perPixel: Int, perRegion: Double, regionSide: Int = 16) {
    (self.perPixel, self.perRegion, self.regionSide) = (perPixel, perRegion, max(1, regionSide))
  }

  /// Every bit the same.
  public static let exact = SnapshotTolerance(perPixel: 0, perRegion: 0)
  /// Room for another release of the glyph rasterizer: faint differences along the edges of letters.
  public static let text = SnapshotTolerance(perPixel: 48, perRegion: 2)
}
