// BandPass: one way over an area, band by band.

/// The bands of an area in which operations are drawn. Its memory is kept from one way to the next.
final class BandPass: BandJob {
  /// What is drawn, each within its own rectangle.
  var operations: [DrawOperation] = []
  private var surface: Surface?
  private var area = PixelRect.empty
  private var rowsEach = 1
  private var scratch: [RowBuffers] = []

  /// A band's pixels in bytes, about: what a core keeps close to itself while one operation after the other passes over
  /// them.
  private static let bandSize = 160 << 10
  /// What is worth a second thread, in pixels laid down: a third of a millisecond's work, against the twentieth that
  /// waking a thread takes.
  private static let workWorthSharing = 1 << 19

  /// How many rows a band has.
  static func rowsEach(width: Int) -> Int { max(8, bandSize / (max(1, width) * 4)) }

  /// Draws the operations within `area`, which lies within the surface, on up to `threads` threads, and forgets them.
  ///
  /// Every pixel is made from the list alone, whichever band it falls in and whoever draws that.
  func run(on surface: Surface, within area: PixelRect, threads: Int, _ workers: BandWorkers) {
    rowsEach = Self.rowsEach(width: area.width)
    (self.surface, self.area) = (surface, area)
    let bands = (area.height + rowsEach - 1) / rowsEach
    let work = operations.reduce(0) { $0 + $1.rect.area * $1.paint.costPerPixel }
    let helpers = work < Self.workWorthSharing ? 0 : min(threads - 1, workers.count, bands - 1)
    while scratch.count <= helpers { scratch.append(RowBuffers()) }
    for buffers in scratch.prefix(helpers + 1) { buffers.reserve(area.width) }
    workers.run(self, count: bands, helpers: helpers)
    self.surface = nil
    operations.removeAll(keepingCapacity: true)
  }

  func doPiece(_ band: Int, as worker: Int) {
    guard let surface else { return }
    let start = area.y0 + band * rowsEach
    let part = PixelRect(x0: area.x0, y0: start, x1: area.x1, y1: min(start + rowsEach, area.y1))
    for index in operations.indices { operations[index].draw(on: surface, within: part, scratch[worker]) }
  }
}

extension DrawOperation {
  /// Draws what lies within `part`, which lies within the surface.
  func draw(on surface: Surface, within part: PixelRect, _ scratch: RowBuffers) {
    let rect = rect.intersection(part)
    guard !rect.isEmpty else { return }
    let rows = Rows(surface: surface, rect: rect, weight: weight, brightness: brightness, scratch: scratch)
    switch paint {
    case .color(let color): rows.fill(color)
    case .shape(let shape, let color): rows.fill(shape, color)
    case .raster(let raster, let x, let y): rows.lay(raster, x, y)
    case .mix(let before, let after, let x, let y, let progress): rows.mix(before, after, x, y, progress)
    case .projected(let projection): rows.project(projection)
    case .sheet(let sheet, let x, let y): rows.lay(sheet, x, y)
    }
  }
}

extension DrawOperation.Paint {
  /// About how much longer a pixel takes than a copied one.
  fileprivate var costPerPixel: Int {
    switch self {
    case .color, .shape, .raster: 1
    case .mix, .sheet: 2
    case .projected: 8
    }
  }
}
