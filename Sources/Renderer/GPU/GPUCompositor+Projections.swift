// GPUCompositor+Projections: pictures turned in space.

import CSDL2
import Geometry

extension GPUCompositor {
  /// Draws a turned picture within `rect`.
  func draw(_ projection: Projection, _ operation: DrawOperation, in rect: PixelRect) throws(GPUFailure) {
    guard let mesh = ProjectionMesh(projection) else { return try paint(projection, operation, in: rect) }
    let isClipped = !rect.contains(projection.rect)
    if isClipped { try device.setClip(rect) }
    let tint = GPUTint(weight: operation.weight, brightness: operation.brightness)
    for tile in try textures.tiles(of: projection.raster) {
      let part = mesh.part(tile.part)
      let (width, height) = (Double(tile.texture.width), Double(tile.texture.height))
      let vertices = part.nodes.map { node in
        // SDL refuses places outside of a texture, be it by a rounding.
        let place = SDL_FPoint(
          x: Float(min(max((node.u - Double(tile.held.x0)) / width, 0), 1)),
          y: Float(min(max((node.v - Double(tile.held.y0)) / height, 0), 1)))
        return SDL_Vertex(
          position: SDL_FPoint(x: Float(node.x), y: Float(node.y)), color: tint.vertexColor(node.share),
          tex_coord: place)
      }
      try device.draw(tile.texture, vertices, part.indices)
    }
    if isClipped { try device.setClip(nil) }
  }

  /// Lets the processor draw the picture and lays the result down: for what is thin, or close to the viewer.
  private func paint(_ projection: Projection, _ operation: DrawOperation, in rect: PixelRect) throws(GPUFailure) {
    let shift = PlaneMap(scaleX: 1, y: 1, dx: -Double(rect.x0), dy: -Double(rect.y0))
    guard let map = projection.inverse.inverse?.then(shift), let moved = Projection(projection.raster, map: map) else {
      return
    }
    let raster = Raster(width: rect.width, height: rect.height)
    let inside = DrawOperation(
      paint: .projected(moved), rect: raster.surface.bounds, weight: 256, brightness: operation.brightness)
    processor.execute([inside], on: raster.surface, within: raster.surface.bounds)
    raster.seal()
    try lay(raster, rect.x0, rect.y0, in: rect, GPUTint(weight: operation.weight), .over)
  }
}
