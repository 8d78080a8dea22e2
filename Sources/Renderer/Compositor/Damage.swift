// Damage: which pixels change from one list of operations to the next.

/// A few rectangles that hold all changed pixels.
struct Damage {
  private(set) var rects: [PixelRect] = []

  /// More rectangles than this would cost more to go through than they save.
  private static let most = 8

  /// Becomes one rectangle.
  mutating func become(_ rect: PixelRect) {
    rects.removeAll(keepingCapacity: true)
    rects.append(rect)
  }

  /// Becomes the pixels that `after` may show otherwise than `before`.
  ///
  /// Outside of what differs both lists do the same to every pixel in the same order, so that nothing changes there.
  mutating func become(from before: [DrawOperation], to after: [DrawOperation]) {
    rects.removeAll(keepingCapacity: true)
    if before.count == after.count {
      for index in before.indices where !before[index].isSame(as: after[index]) {
        add(before[index].rect)
        add(after[index].rect)
      }
      return
    }
    let shorter = min(before.count, after.count)
    let head = (0..<shorter).first { !before[$0].isSame(as: after[$0]) } ?? shorter
    let tail =
      (0..<shorter - head).first { !before[before.count - 1 - $0].isSame(as: after[after.count - 1 - $0]) }
      ?? shorter - head
    for operation in before[head..<before.count - tail] { add(operation.rect) }
    for operation in after[head..<after.count - tail] { add(operation.rect) }
  }

  /// Adds a rectangle. Those whose common one is no larger than both together become that.
  private mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var grown = rect
    while let index = rects.firstIndex(where: { grown.union($0).area <= grown.area + $0.area }) {
      grown = grown.union(rects.remove(at: index))
    }
    rects.append(grown)
    guard rects.count > Self.most else { return }
    let last = rects.removeLast()
    func waste(_ index: Int) -> Int { last.union(rects[index]).area - rects[index].area }
    if let nearest = rects.indices.min(by: { waste($0) < waste($1) }) { add(last.union(rects.remove(at: nearest))) }
  }
}
