// PixelRuns: which pixels of a picture are opaque, which are mixed, and which need not be touched.

/// The runs of each row of a picture, left to right; what lies between them is see-through.
struct PixelRuns {
  struct Run {
    var start, end: Int32
    /// Whether every pixel is opaque.
    var isOpaque: Bool
  }

  private var runs: [Run] = []
  /// Where each row's runs begin, and where the last one's end.
  private var starts: [Int32] = [0]
  private(set) var isOpaque = false

  /// Shorter opaque runs between mixed pixels are left to these: they would cost more than they save.
  private static let shortest = 16

  init() {}

  /// The runs of a picture that is known to be opaque, without a look at its pixels.
  init(opaque surface: Surface) {
    isOpaque = true
    runs = [Run(start: 0, end: Int32(surface.width), isOpaque: true)]
  }

  init(of surface: Surface) {
    starts.reserveCapacity(surface.height + 1)
    isOpaque = true
    for y in 0..<surface.height {
      append(surface.pixels(0, y), count: surface.width)
      // A see-through row adds no run: the last one is another row's then.
      let added = runs[Int(starts[y])...]
      starts.append(Int32(runs.count))
      if isOpaque {
        let only = added.count == 1 ? added.first : nil
        isOpaque = only?.isOpaque == true && only?.start == 0 && Int(only?.end ?? 0) == surface.width
      }
    }
    if isOpaque { self = PixelRuns(opaque: surface) }
  }

  /// The runs of a row. In an opaque picture one run stands for all rows.
  @inline(__always)
  subscript(row: Int) -> ArraySlice<Run> {
    isOpaque ? runs[...] : runs[Int(starts[row])..<Int(starts[row + 1])]
  }

  /// In bounds: every loop stays within the row's `count` pixels.
  private mutating func append(_ pixels: UnsafePointer<UInt32>, count: Int) {
    let first = runs.count
    var x = 0
    while x < count {
      let start = x
      let pixel = pixels[x]
      if pixel == 0 {
        x = Self.endOfNothing(pixels, from: x &+ 1, count: count)
      } else if pixel >= 0xFF00_0000 {
        x = Self.endOfOpaque(pixels, from: x &+ 1, count: count)
        add(Run(start: Int32(start), end: Int32(x), isOpaque: true), sinceRow: first)
      } else {
        while x < count, pixels[x] != 0, pixels[x] < 0xFF00_0000 { x &+= 1 }
        add(Run(start: Int32(start), end: Int32(x), isOpaque: false), sinceRow: first)
      }
    }
  }

  /// Where the opaque pixels from `start` on end, looked at four by four where they go on.
  private static func endOfOpaque(_ pixels: UnsafePointer<UInt32>, from start: Int, count: Int) -> Int {
    var x = start
    while x &+ 4 <= count, pixels[x] & pixels[x &+ 1] & pixels[x &+ 2] & pixels[x &+ 3] >= 0xFF00_0000 { x &+= 4 }
    while x < count, pixels[x] >= 0xFF00_0000 { x &+= 1 }
    return x
  }

  /// The same for see-through pixels.
  private static func endOfNothing(_ pixels: UnsafePointer<UInt32>, from start: Int, count: Int) -> Int {
    var x = start
    while x &+ 4 <= count, pixels[x] | pixels[x &+ 1] | pixels[x &+ 2] | pixels[x &+ 3] == 0 { x &+= 4 }
    while x < count, pixels[x] == 0 { x &+= 1 }
    return x
  }

  /// Adds a run, or lengthens the one before where two would not pay.
  private mutating func add(_ run: Run, sinceRow first: Int) {
    func isMinor(_ run: Run) -> Bool { !run.isOpaque || Int(run.end - run.start) < Self.shortest }
    guard runs.count > first, let last = runs.last, isMinor(last), isMinor(run),
      Int(run.start - last.end) < Self.shortest
    else { return runs.append(run) }
    let isOpaque = last.isOpaque && run.isOpaque && run.start == last.end
    runs[runs.count - 1] = Run(start: last.start, end: run.end, isOpaque: isOpaque)
  }
}
