// GPUCompositor+Trial: a device is believed once it has drawn a small picture as the processor does.

import Geometry

extension GPUCompositor {
  private static let side = 32
  /// How far a component may be off, 0…255: less than any fault of blending, more than what edges differ by.
  private static let tolerance = 24

  /// Draws the trial's picture on both; throws where they differ.
  func prove() throws(GPUFailure) {
    let side = Self.side
    let canvas = try GPUTexture(width: side, height: side, isTarget: true, on: device.renderer)
    defer { canvas.destroy() }
    let wanted = Raster(width: side, height: side)
    let bounds = wanted.surface.bounds
    let operations = Self.trial(in: bounds)
    processor.execute(operations, on: wanted.surface, within: bounds)
    try execute(operations, on: canvas.handle, in: bounds)
    let drawn = try device.pixels(width: side, height: side)
    try device.setTarget(nil)
    for y in 0..<side {
      for x in 0..<side {
        let (one, two) = (drawn[y * side + x], wanted.surface.pixels(x, y)[0])
        let isClose = [UInt32(0), 8, 16].allSatisfy { shift in
          abs(Int(one >> shift & 255) - Int(two >> shift & 255)) <= Self.tolerance
        }
        guard isClose else {
          throw GPUFailure(
            "the device draws \(String(one, radix: 16)) at (\(x), \(y)) of its trial; "
              + "expected \(String(two, radix: 16))")
        }
      }
    }
  }

  /// A fill, a fade, a translucent picture, a shape, mixes of both kinds, and a picture turned in space.
  private static func trial(in bounds: PixelRect) -> [DrawOperation] {
    let (red, green) = (raster(0x8080_0000), raster(0xFF00_C000))
    func operation(_ paint: DrawOperation.Paint, _ x: Int, _ y: Int, weight: Int = 256) -> DrawOperation {
      DrawOperation(
        paint: paint, rect: PixelRect(x0: x, y0: y, x1: x + 8, y1: y + 8), weight: weight, brightness: 200)
    }
    let blue = PixelColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    var operations = [
      DrawOperation(paint: .color(PixelColor(CGColor(gray: 1, alpha: 1))), rect: bounds, weight: 256),
      operation(.color(blue), 0, 0, weight: 100), operation(.raster(red, x: 10, y: 0), 10, 0),
      operation(.raster(green, x: 20, y: 0), 20, 0, weight: 100),
      operation(.mix(.raster(red), .raster(green), x: 0, y: 10, progress: 64), 0, 10, weight: 200),
      operation(.mix(.raster(green), .raster(green), x: 10, y: 10, progress: 64), 10, 10),
      operation(.shape(RoundedShape(rect: PixelRect(x0: 20, y0: 10, x1: 28, y1: 18), radius: 3), blue), 20, 10),
    ]
    if let turned = Projection(green, map: PlaneMap(scaleX: 1.25, y: 1.25, dx: 4.5, dy: 20.5)) {
      operations.append(DrawOperation(paint: .projected(turned), rect: turned.rect, weight: 128))
    }
    return operations
  }

  private static func raster(_ pixel: UInt32) -> Raster {
    let raster = Raster(width: 8, height: 8)
    for y in 0..<8 { Blend.fill(raster.surface.pixels(0, y), pixel, count: 8) }
    raster.seal()
    return raster
  }
}
