// MemberList: controllers that wait to be told something, of which any can be struck off at no cost for the others.

/// Distinct controllers in the order of their adding.
@MainActor
struct MemberList {
  private var members: [UIViewController] = []
  /// Where in `members` those are that were struck off.
  private var gaps: Set<Int> = []
  /// Where the others stand, as many of them as were there when somebody was last struck off.
  private var indices: [ObjectIdentifier: Int] = [:]
  private var indexedCount = 0

  var all: [UIViewController] {
    gaps.isEmpty ? members : members.indices.filter { !gaps.contains($0) }.map { members[$0] }
  }

  init(_ members: [UIViewController] = []) { self.members = members }

  mutating func add(_ new: [UIViewController]) { members += new }

  /// Strikes off those of `some` that are in the list.
  mutating func strike(_ some: [UIViewController]) {
    guard !some.isEmpty, !members.isEmpty else { return }
    for index in indexedCount..<members.count { indices[ObjectIdentifier(members[index])] = index }
    indexedCount = members.count
    for member in some {
      if let index = indices.removeValue(forKey: ObjectIdentifier(member)) { gaps.insert(index) }
    }
    // Those struck off are held for no longer than the list lasts, which is a turn.
    if indices.isEmpty { self = MemberList() }
  }
}
