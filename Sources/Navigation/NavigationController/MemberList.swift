// MemberList: controllers that wait to be told something, of which any can be struck off at no cost for the others.

/// Distinct controllers in the order of their adding.
@MainActor
struct MemberList {
  /// Who was struck off leaves a gap.
  private var places: [UIViewController?] = []
  /// Where those at the start of `places` stand, as many of them as were there when somebody was last struck off.
  private var indices: [ObjectIdentifier: Int] = [:]
  private var indexedCount = 0

  var all: [UIViewController] { places.compactMap { $0 } }

  init(_ members: [UIViewController] = []) { places = members.map { $0 } }

  mutating func add(_ members: [UIViewController]) {
    for member in members { places.append(member) }
  }

  /// Strikes off those of `members` that are in the list.
  mutating func strike(_ members: [UIViewController]) {
    guard !members.isEmpty, !places.isEmpty else { return }
    while indexedCount < places.count {
      if let member = places[indexedCount] { indices[ObjectIdentifier(member)] = indexedCount }
      indexedCount += 1
    }
    for member in members {
      if let index = indices.removeValue(forKey: ObjectIdentifier(member)) { places[index] = nil }
    }
    if indices.isEmpty { self = MemberList() }
  }
}
