// ControllerStack: the stack of a navigation controller, and stacks of before that are remembered.
//
// Whatever a change does not touch costs nothing: a controller knows its place, so nobody is looked for, and a stack of
// before is remembered as what differs from the stack of now, so nothing is copied.

/// Distinct controllers, the root first.
@MainActor
struct ControllerStack {
  private(set) var all: [UIViewController] = []
  private let mark = Mark()

  private final class Mark {}

  var count: Int { all.count }
  var first: UIViewController? { all.first }
  var last: UIViewController? { all.last }
  /// The one under the last.
  var belowLast: UIViewController? { all.dropLast().last }

  /// Where a controller stands; nil where it is not in the stack.
  func index(of controller: UIViewController) -> Int? {
    let mine = ObjectIdentifier(mark)
    guard let place = controller.stackPlaces.first(where: { $0.stack == mine }), all.indices.contains(place.index),
      all[place.index] === controller
    else { return nil }
    return place.index
  }

  func contains(_ controller: UIViewController) -> Bool { index(of: controller) != nil }

  /// How many controllers at the root are the same in `other`.
  func sharedCount(with other: [UIViewController]) -> Int { zip(all, other).prefix { $0 === $1 }.count }

  /// Puts `top` in place of all but the first `kept` controllers.
  mutating func replaceTop(keeping kept: Int, with top: [UIViewController]) {
    let mine = ObjectIdentifier(mark)
    for controller in all[kept...] { controller.stackPlaces.removeAll { $0.stack == mine } }
    all.replaceSubrange(kept..., with: top)
    for index in kept..<all.count { all[index].stackPlaces.append(StackPlace(stack: mine, index: index)) }
  }
}

/// Which stack a controller is in, and where in it, counted from the root.
struct StackPlace {
  let stack: ObjectIdentifier
  let index: Int
}

/// A stack of before: the controllers at the root that still stand where they stood, and the others.
@MainActor
final class RememberedStack {
  private(set) var sharedCount: Int
  private(set) var top: [UIViewController]

  /// Remembers a stack as it is.
  init(_ stack: ControllerStack) { (sharedCount, top) = (stack.count, []) }

  /// Remembers an empty stack.
  init() { (sharedCount, top) = (0, []) }

  /// Takes over those that are about to leave `stack`, of which the first `kept` controllers stay.
  func prepare(for stack: ControllerStack, keeping kept: Int) {
    guard kept < sharedCount else { return }
    top.insert(contentsOf: stack.all[kept..<sharedCount], at: 0)
    sharedCount = kept
  }

  /// Whether a controller was in it, while the stack is `stack`.
  func contains(_ controller: UIViewController, beside stack: ControllerStack) -> Bool {
    stack.index(of: controller).map { $0 < sharedCount } ?? false || top.containsIdentically(controller)
  }

  /// All of it, while the stack is `stack`.
  func all(beside stack: ControllerStack) -> [UIViewController] { stack.all[..<sharedCount] + top }
}

extension [UIViewController] {
  func containsIdentically(_ controller: UIViewController) -> Bool { contains { $0 === controller } }

  /// Without the controllers of those identities.
  func without(_ identities: Set<ObjectIdentifier>) -> [UIViewController] {
    identities.isEmpty ? self : filter { !identities.contains(ObjectIdentifier($0)) }
  }

  var identities: Set<ObjectIdentifier> { Set(map(ObjectIdentifier.init)) }
}
