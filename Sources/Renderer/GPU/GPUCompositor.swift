// GPUCompositor: carries a list of drawing operations out on a graphics device.

import CSDL2

/// Puts frames together on one of SDL's renderers, from the same lists as the processor does, and to within two 255ths
/// of the same colours where the picture is flat.
final class GPUCompositor {
  let device: GPUDevice
  let textures: TextureStore
  let masks = ShapeMasks()
  /// Draws what the device cannot: it paints into a picture of its own.
  let processor: Compositor
  /// Where everything is laid down in the end; nil for the window.
  private(set) var target: OpaquePointer?

  init(device: GPUDevice, processor: Compositor) {
    (self.device, self.processor) = (device, processor)
    textures = TextureStore(device: device)
  }

  /// Draws operations in their order within `bounds` of a target, nil for the window, and sends them.
  func execute(_ operations: [DrawOperation], on target: OpaquePointer?, in bounds: PixelRect) throws(GPUFailure) {
    self.target = target
    try device.setTarget(target)
    try device.clear(PixelColor(.black))
    var visible: [DrawOperation] = []
    visible.take(operations, visibleIn: bounds)
    for operation in visible { try perform(operation, in: operation.rect) }
    try device.flush()
  }

  /// Ends a frame: lets go what is used no more.
  func endFrame() {
    masks.endFrame()
    textures.endFrame()
  }

  private func perform(_ operation: DrawOperation, in rect: PixelRect) throws(GPUFailure) {
    let tint = GPUTint(weight: operation.weight, brightness: operation.brightness)
    switch operation.paint {
    case .color(let color): try device.fill(rect, color, weight: operation.weight)
    case .shape(let shape, let color): try fill(shape, GPUTint(color, weight: operation.weight), in: rect)
    case .raster(let raster, let x, let y):
      let isPlain = raster.isOpaque && operation.weight == 256
      try lay(raster, x, y, in: rect, tint, isPlain ? .copy : .over)
    case .mix(let before, let after, let x, let y, let progress):
      try mix(processor.raster(of: before), processor.raster(of: after), x, y, progress, in: rect, operation)
    case .projected(let projection): try draw(projection, operation, in: rect)
    case .sheet(let sheet, let x, let y):
      try lay(processor.raster(of: .sheet(sheet)), x, y, in: rect, tint, .over)
    }
  }

  /// Lays a raster, its top left pixel at a column and a row, pixel by pixel.
  func lay(
    _ raster: Raster, _ x: Int, _ y: Int, in rect: PixelRect, _ tint: GPUTint, _ blend: GPUBlend
  ) throws(GPUFailure) {
    for tile in try textures.tiles(of: raster) {
      let place = tile.part.offset(x: x, y: y).intersection(rect)
      if place.isEmpty { continue }
      try device.copy(tile.texture, place.offset(x: -x - tile.held.x0, y: -y - tile.held.y0), to: place, tint, blend)
    }
  }
}
