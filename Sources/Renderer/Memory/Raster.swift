// Raster: pixels that were painted once and are laid down many times.

import Foundation

/// A picture in memory of its own. It is written by whoever makes it, sealed, and never changed again.
final class Raster {
  let width, height: Int
  let surface: Surface
  private let memory: PageMemory
  /// What the rows hold, so that laying them down can skip and copy.
  private(set) var runs = PixelRuns()
  /// Whether every pixel is opaque.
  var isOpaque: Bool { runs.isOpaque }

  /// The frame that showed it last, for whoever keeps it.
  var lastUse = 0
  /// Where the picture is of one colour; found out when it is first asked for.
  private(set) lazy var flatness = Flatness(of: self)
  /// The picture at half its width or height, made when it is first asked for: what turns in space near its edge asks
  /// for it in every frame.
  lazy var halfAcross = halvedAcross()
  lazy var halfDown = halvedDown()

  /// A see-through raster of at least one pixel.
  init(width: Int, height: Int) {
    (self.width, self.height) = (max(1, width), max(1, height))
    guard let memory = PageMemory(byteCount: self.width * self.height * 4) else {
      fatalError("There is no memory for a picture of \(width) × \(height) pixels.")
    }
    self.memory = memory
    surface = Surface(base: memory.base, stride: self.width * 4, width: self.width, height: self.height)
  }

  /// Takes stock of the rows once the pixels are final.
  func seal() { runs = PixelRuns(of: surface) }

  /// The same for a picture of which is known that every pixel is opaque.
  func sealOpaque() { runs = PixelRuns(opaque: surface) }

  /// The raster, sealed as it is.
  var sealed: Raster {
    seal()
    return self
  }

  /// The bytes that it takes, without its halves.
  var byteCount: Int { width * height * 4 }
}
