// ChildList: the children of a controller, of which any can leave without the others being looked at.

/// Controllers in the order of their adding.
@MainActor
struct ChildList {
  /// Those who left leave a gap, so that places stay; gaps are closed once they are the half.
  private var places: [UIViewController?] = []
  private(set) var count = 0

  var all: [UIViewController] { places.compactMap { $0 } }

  mutating func append(_ child: UIViewController) {
    child.childPlace = places.count
    places.append(child)
    count += 1
  }

  mutating func remove(_ child: UIViewController) {
    guard places.indices.contains(child.childPlace), places[child.childPlace] === child else { return }
    places[child.childPlace] = nil
    count -= 1
    while let last = places.last, last == nil { places.removeLast() }
    if places.count > 2 * count { closeGaps() }
  }

  private mutating func closeGaps() {
    places.removeAll { $0 == nil }
    for (place, child) in places.enumerated() { child?.childPlace = place }
  }
}
