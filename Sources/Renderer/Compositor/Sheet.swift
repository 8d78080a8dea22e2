// Sheet: a subtree that is drawn where it is needed, band by band, in place of a picture that is kept.

/// An opaque picture as the list of what is laid down in it, in its own pixels.
///
/// Where little lies over one another, drawing a band, which stays close to the core meanwhile, takes at most half as
/// long again as fetching it from a kept picture; and a large window's transition begins without memory for two of them.
struct Sheet {
  let operations: [DrawOperation]
  let width, height: Int

  var bounds: PixelRect { PixelRect(x0: 0, y0: 0, x1: width, y1: height) }

  /// What may be laid down on average for each pixel, in copied ones.
  private static let most = 4

  /// How many copied pixels take as long as finding that an operation lies outside of a band.
  private static let lookCost = 48

  /// nil for what is worth a picture: where something shows through, or where much has to be laid down.
  init?(_ operations: [DrawOperation], width: Int, height: Int) {
    (self.operations, self.width, self.height) = (operations, width, height)
    guard operations.coverAll(of: bounds) else { return nil }
    let rows = BandPass.rowsEach(width: width)
    var work = operations.count * Self.lookCost * ((height + rows - 1) / rows)
    for operation in operations {
      guard let cost = operation.paint.costInSheet else { return nil }
      work += operation.rect.area * (operation.weight == 256 ? cost : 2 * cost)
    }
    if work > Self.most * bounds.area { return nil }
  }

  /// Draws the pixels `part` of the sheet into memory of which `surface` says where the sheet's first pixel would be.
  func draw(_ part: PixelRect, on surface: Surface, _ scratch: RowBuffers) {
    for index in operations.indices { operations[index].draw(on: surface, within: part, scratch) }
  }

  func isSame(as other: Sheet) -> Bool {
    width == other.width && height == other.height && operations.elementsEqual(other.operations) { $0.isSame(as: $1) }
  }
}

extension DrawOperation.Paint {
  /// How long a pixel takes, in copied ones; nil for what is better drawn once than in every frame.
  fileprivate var costInSheet: Int? {
    switch self {
    case .color: 1
    case .raster(let raster, _, _): raster.isOpaque ? 1 : 2
    case .shape: 2
    case .mix, .projected, .sheet: nil
    }
  }
}
