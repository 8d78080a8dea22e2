// RasterCache: pictures that were painted before and are still right.

import Foundation
import Geometry
import Layers

/// Keeps rasters from frame to frame, for as long as what they show stays equal.
///
/// A raster is found by its key and used only if the value that it was painted from equals the value now, so that the
/// cache can never change what is seen. What no frame used for a while is thrown away, at once where memory is short.
final class RasterCache {
  /// Which raster of which layer.
  struct Key: Hashable {
    enum Kind: Hashable { case contents, group, slot }
    var kind: Kind
    var id: UInt64
    /// The pixels that it covers, counted from the layer's origin, or from the corner of its bounds.
    var rect: PixelRect
    /// The pixels that the whole covers, where it decides how a part of it is stretched.
    var whole = PixelRect.empty
    /// Pixels to a point of the target, and of the painting where that is another.
    var scale: Double
    var paintScale: Double
    /// Where the layer's origin lies within its pixel.
    var phase = PixelPoint(x: 0, y: 0)
    /// The opacity that every layer inside has taken over from outside.
    var inheritedOpacity = 1.0
    /// Whether the whole is seen from behind.
    var isReversed = false
  }

  /// What a raster was painted from.
  enum Value: Equatable {
    case picture(Picture, CGRect)
    case image(CGImage)
    case node(Frame.Node)
  }

  private struct Entry {
    let value: Value
    let raster: Raster
  }

  private var entries: [Key: [Entry]] = [:]
  private var frame = 0
  /// No raster was used last before this frame, so that most frames need not look through all.
  private var oldestUse = 0
  private(set) var byteCount = 0

  /// The memory that rasters may take beside those of the last frame, in bytes.
  private let budget: Int
  /// How many frames a raster waits for its next use: a second at 60 frames a second.
  private let patience = 60
  /// How many values of one key are kept: both sides of a change, and one to spare.
  private let depth = 3

  init(budget: Int = 96 << 20) { self.budget = budget }

  /// The raster under `key` if it was painted from an equal value.
  func raster(for key: Key, showing value: Value) -> Raster? {
    guard let entry = entries[key]?.first(where: { $0.value == value }) else { return nil }
    noteUse(of: entry.raster)
    return entry.raster
  }

  /// Notes that this frame shows a raster.
  func noteUse(of raster: Raster) { raster.lastUse = frame }

  func keep(_ raster: Raster, for key: Key, showing value: Value) {
    var list = entries[key] ?? []
    if list.count >= depth, let oldest = list.indices.min(by: { list[$0].raster.lastUse < list[$1].raster.lastUse }) {
      byteCount -= list[oldest].raster.byteCount
      list.remove(at: oldest)
    }
    list.append(Entry(value: value, raster: raster))
    noteUse(of: raster)
    byteCount += raster.byteCount
    entries[key] = list
  }

  /// Ends a frame: forgets what waited too long, and the longest unused while the memory is above its budget.
  func endFrame() {
    if frame - oldestUse > patience {
      removeEntries { frame - $0 > patience }
      oldestUse = entries.values.joined().map(\.raster.lastUse).min() ?? frame
    }
    if byteCount > budget {
      let uses = Set(entries.values.joined().map(\.raster.lastUse)).sorted()
      for use in uses where use < frame && byteCount > budget { removeEntries { $0 <= use } }
    }
    frame += 1
  }

  func removeAll() { (entries, byteCount) = ([:], 0) }

  private func removeEntries(_ isOld: (Int) -> Bool) {
    guard entries.values.contains(where: { $0.contains { isOld($0.raster.lastUse) } }) else { return }
    for (key, list) in entries {
      let kept = list.filter { !isOld($0.raster.lastUse) }
      if kept.count < list.count { entries[key] = kept.isEmpty ? nil : kept }
    }
    byteCount = entries.values.joined().reduce(0) { $0 + $1.raster.byteCount }
  }
}
