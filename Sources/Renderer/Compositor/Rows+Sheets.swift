// Rows+Sheets: pictures that are drawn on the way, in memory for one band.

extension Rows {
  /// Lays a sheet, whose top left pixel comes to a column and a row.
  func lay(_ sheet: Sheet, _ x: Int, _ y: Int) {
    let rect = rect.intersection(sheet.bounds.offset(x: x, y: y))
    guard !rect.isEmpty else { return }
    let part = rect.offset(x: -x, y: -y)
    if weight == 256, brightness == 256 { return sheet.draw(part, on: surface.offset(x: x, y: y), scratch) }
    let band = pixels(of: .sheet(sheet), part, band: 0)
    for row in part.y0..<part.y1 {
      lay(
        UnsafePointer(band.pixels(part.x0, row)), surface.pixels(rect.x0, row + y), count: part.width, isOpaque: true)
    }
  }

  /// Where the pixels `part` of a picture can be read: its own memory, or that of a band into which they are drawn.
  func pixels(of source: Source, _ part: PixelRect, band index: Int) -> Surface {
    switch source {
    case .raster(let raster): return raster.surface
    case .sheet(let sheet):
      let band = scratch.band(index, of: part)
      sheet.draw(part, on: band, scratch)
      return band
    }
  }
}
