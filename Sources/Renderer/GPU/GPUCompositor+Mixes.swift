// GPUCompositor+Mixes: two pictures that dissolve into each other.

extension GPUCompositor {
  /// Lays (1−p)·before + p·after, p in 0…256, within `rect`.
  func mix(
    _ before: Raster, _ after: Raster, _ x: Int, _ y: Int, _ progress: Int, in rect: PixelRect,
    _ operation: DrawOperation
  ) throws(GPUFailure) {
    let common = PixelRect(
      x0: x, y0: y, x1: x + min(before.width, after.width), y1: y + min(before.height, after.height))
    let rect = rect.intersection(common)
    guard !rect.isEmpty else { return }
    if before.isOpaque, after.isOpaque {
      try mixOpaque(before, after, x, y, progress, in: rect, operation)
    } else {
      // In pieces that fit into one texture.
      let side = device.longestSide
      for top in stride(from: rect.y0, to: rect.y1, by: side) {
        for left in stride(from: rect.x0, to: rect.x1, by: side) {
          let piece = PixelRect(
            x0: left, y0: top, x1: min(left + side, rect.x1), y1: min(top + side, rect.y1))
          try mixTranslucent(before, after, x, y, progress, in: piece, operation)
        }
      }
    }
  }

  /// One over the other: with w the weight, `after` at w·p over `before` at w·(1−p) ÷ (1−w·p) leaves (1−w) of what is
  /// below, w·(1−p) of the one and w·p of the other.
  private func mixOpaque(
    _ before: Raster, _ after: Raster, _ x: Int, _ y: Int, _ progress: Int, in rect: PixelRect,
    _ operation: DrawOperation
  ) throws(GPUFailure) {
    let upper = (operation.weight * progress + 128) / 256
    let lower = upper >= 256 ? 256 : ((operation.weight - upper) * 256 + (256 - upper) / 2) / (256 - upper)
    let isPlain = lower == 256
    try lay(
      before, x, y, in: rect, GPUTint(weight: lower, brightness: operation.brightness), isPlain ? .copy : .over)
    try lay(after, x, y, in: rect, GPUTint(weight: upper, brightness: operation.brightness), .over)
  }

  /// Added up in a texture of their own, then laid over what is below.
  private func mixTranslucent(
    _ before: Raster, _ after: Raster, _ x: Int, _ y: Int, _ progress: Int, in rect: PixelRect,
    _ operation: DrawOperation
  ) throws(GPUFailure) {
    let scratch = try textures.scratch(width: rect.width, height: rect.height)
    let room = PixelRect(x0: 0, y0: 0, x1: rect.width, y1: rect.height)
    try device.setTarget(scratch.handle)
    try device.clear()
    // The two bytes add up to 255, so that a picture mixed with itself does not change.
    let (one, two) = GPUTint.shares(of: progress)
    try lay(before, x - rect.x0, y - rect.y0, in: room, one, .add)
    try lay(after, x - rect.x0, y - rect.y0, in: room, two, .add)
    try device.setTarget(target)
    let tint = GPUTint(weight: operation.weight, brightness: operation.brightness)
    try device.copy(scratch, room, to: rect, tint, .over)
  }
}

extension GPUTint {
  /// The tints at 1−p and at p, p in 0…256.
  static func shares(of progress: Int) -> (before: GPUTint, after: GPUTint) {
    let after = GPUTint(weight: progress)
    var before = after
    (before.red, before.green, before.blue) = (255 - after.red, 255 - after.green, 255 - after.blue)
    before.alpha = 255 - after.alpha
    return (before, after)
  }
}
