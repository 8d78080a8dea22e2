// TextureStore: the textures of rasters, kept from frame to frame.

import CSDL2

/// A part of a raster as a texture.
struct TextureTile {
  let texture: GPUTexture
  /// The raster's pixels that this tile is there to draw.
  let part: PixelRect
  /// The raster's pixels that the texture holds: one more on each side where the raster goes on, for reading between
  /// pixels.
  let held: PixelRect
}

/// How many textures there are, and what became of them.
package struct TextureCounts: Hashable, Sendable {
  /// Textures that live, and the bytes that they take.
  package var count = 0
  package var byteCount = 0
  /// Textures that were made and that were destroyed, since the beginning.
  package var made = 0
  package var destroyed = 0

  package init() {}
}

/// Brings rasters to the device once and keeps them there.
///
/// A raster is sealed and never changes, so that it is its own key; its texture goes with it, or when no frame used it
/// for a while, or, the longest unused first, where there is too little memory.
final class TextureStore {
  private struct Entry {
    /// Not kept alive: a place in memory that is used again would otherwise be taken for the raster before.
    weak var raster: Raster?
    let tiles: [TextureTile]
    var lastUse: Int
    var byteCount: Int { tiles.reduce(0) { $0 + $1.texture.byteCount } }
  }

  private let device: GPUDevice
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// What translucent pictures are mixed in.
  private var scratch: (texture: GPUTexture, lastUse: Int)?
  private var frame = 0
  private(set) var counts = TextureCounts()

  /// The memory that textures may take beside those of the last frame, in bytes.
  private let budget: Int
  /// How many frames a texture waits for its next use: a second at 60 frames a second.
  private let patience = 60

  init(device: GPUDevice, budget: Int = 96 << 20) { (self.device, self.budget) = (device, budget) }

  /// The textures that show a raster, one unless it is larger than the device allows.
  func tiles(of raster: Raster) throws(GPUFailure) -> [TextureTile] {
    let key = ObjectIdentifier(raster)
    if let entry = entries[key] {
      if entry.raster === raster {
        entries[key]?.lastUse = frame
        return entry.tiles
      }
      remove(key)
    }
    var tiles: [TextureTile] = []
    // In case one of several cannot be made.
    defer { entries[key] = Entry(raster: raster, tiles: tiles, lastUse: frame) }
    for (part, held) in Self.split(width: raster.width, height: raster.height, longestSide: device.longestSide) {
      let texture = try make(width: held.width, height: held.height, isTarget: false)
      tiles.append(TextureTile(texture: texture, part: part, held: held))
      let pixels = raster.surface.pixels(held.x0, held.y0)
      try GPUFailure.check(
        SDL_UpdateTexture(texture.handle, nil, pixels, Int32(raster.surface.stride)), "SDL_UpdateTexture")
    }
    return tiles
  }

  /// A texture to draw in, at least as large as said; its pixels are undefined.
  func scratch(width: Int, height: Int) throws(GPUFailure) -> GPUTexture {
    if let known = scratch?.texture, known.width >= width, known.height >= height {
      scratch?.lastUse = frame
      return known
    }
    let texture = try make(
      width: max(width, scratch?.texture.width ?? 0), height: max(height, scratch?.texture.height ?? 0), isTarget: true)
    if let old = scratch?.texture { destroy(old) }
    scratch = (texture, frame)
    return texture
  }

  /// Ends a frame: lets go what has no raster any more, what waited too long, and the longest unused while the memory
  /// is above its budget.
  func endFrame() {
    for (key, entry) in entries where entry.raster == nil || frame - entry.lastUse > patience { remove(key) }
    if counts.byteCount > budget {
      let unused = entries.filter { $0.value.lastUse < frame }.sorted { $0.value.lastUse < $1.value.lastUse }
      for (key, _) in unused where counts.byteCount > budget { remove(key) }
    }
    if let old = scratch, frame - old.lastUse > patience {
      destroy(old.texture)
      scratch = nil
    }
    frame += 1
  }

  /// Lets go of all: the device lost them, or goes itself.
  func removeAll() {
    for key in Array(entries.keys) { remove(key) }
    if let scratch { destroy(scratch.texture) }
    scratch = nil
  }

  private func make(width: Int, height: Int, isTarget: Bool) throws(GPUFailure) -> GPUTexture {
    let texture = try GPUTexture(width: width, height: height, isTarget: isTarget, on: device.renderer)
    counts.made += 1
    counts.count += 1
    counts.byteCount += texture.byteCount
    return texture
  }

  private func destroy(_ texture: GPUTexture) {
    counts.destroyed += 1
    counts.count -= 1
    counts.byteCount -= texture.byteCount
    texture.destroy()
  }

  private func remove(_ key: ObjectIdentifier) {
    for tile in entries.removeValue(forKey: key)?.tiles ?? [] { destroy(tile.texture) }
  }

  /// Cuts a picture into equal parts that fit into textures with their margins.
  static func split(width: Int, height: Int, longestSide: Int) -> [(part: PixelRect, held: PixelRect)] {
    if width <= longestSide, height <= longestSide {
      let whole = PixelRect(x0: 0, y0: 0, x1: width, y1: height)
      return [(whole, whole)]
    }
    func cuts(_ length: Int) -> [Range<Int>] {
      let room = max(1, longestSide - 2)
      let count = length <= longestSide ? 1 : (length + room - 1) / room
      return (0..<count).map { length * $0 / count..<length * ($0 + 1) / count }
    }
    return cuts(height).flatMap { rows in
      cuts(width).map { columns in
        let part = PixelRect(
          x0: columns.lowerBound, y0: rows.lowerBound, x1: columns.upperBound, y1: rows.upperBound)
        return (part, part.insetBy(-1).intersection(PixelRect(x0: 0, y0: 0, x1: width, y1: height)))
      }
    }
  }
}
