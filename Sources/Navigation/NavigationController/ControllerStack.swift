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
    guard let index = controller.stackPlaces[mine], all.indices.contains(index), all[index] === controller else {
      return nil
    }
    return index
  }

  func contains(_ controller: UIViewController) -> Bool { index(of: controller) != nil }

  /// How many controllers at the root are the same in `other`.
  func sharedCount(with other: [UIViewController]) -> Int { zip(all, other).prefix { $0 === $1 }.count }

  /// Puts `top` in place of all but the first `kept` controllers.
  mutating func replaceTop(keeping kept: Int, with top: [UIViewController]) {
    let mine = ObjectIdentifier(mark)
    for controller in all[kept...] { controller.stackPlaces[mine] = nil }
    all.replaceSubrange(kept..., with: top)
    for index in kept..<all.count { all[index].stackPlaces[mine] = index }
  }

  /// Who leaves and who comes if `top` takes the place of all but the first `kept` controllers.
  func difference(keeping kept: Int, to top: [UIViewController]) -> (
    removed: [UIViewController], added: [UIViewController]
  ) {
    var stays = [Bool](repeating: false, count: all.count - kept)
    var added: [UIViewController] = []
    for controller in top {
      if let place = index(of: controller), place >= kept {
        stays[place - kept] = true
      } else {
        added.append(controller)
      }
    }
    let removed = zip(all[kept...], stays).compactMap { $1 ? nil : $0 }
    return (removed, added)
  }
}

/// Which stacks a controller is in, and where in them, counted from the root. It is one stack, but for a controller that
/// another one has taken over, so that the first place needs no memory of its own.
struct StackPlaces {
  private var first: (stack: ObjectIdentifier, index: Int)?
  private var others: [ObjectIdentifier: Int]?

  subscript(stack: ObjectIdentifier) -> Int? {
    get { first?.stack == stack ? first?.index : others?[stack] }
    set {
      if first == nil || first?.stack == stack, others?[stack] == nil {
        first = newValue.map { (stack, $0) }
      } else {
        others = others ?? [:]
        others?[stack] = newValue
      }
    }
  }
}

/// A stack of before: the controllers at the root that still stand where they stood, and the others.
@MainActor
final class RememberedStack {
  private(set) var sharedCount: Int
  /// The others, the last one first: so whoever leaves the stack of now is added at the end.
  private var gone: [UIViewController] = []

  /// Remembers a stack as it is.
  init(_ stack: ControllerStack) { sharedCount = stack.count }

  /// Remembers an empty stack.
  init() { sharedCount = 0 }

  /// The controllers that do not stand any more where they stood.
  var top: [UIViewController] { gone.reversed() }

  /// Takes over those that are about to leave `stack`, of which the first `kept` controllers stay.
  func prepare(for stack: ControllerStack, keeping kept: Int) {
    guard kept < sharedCount else { return }
    gone += stack.all[kept..<sharedCount].reversed()
    sharedCount = kept
  }

  /// Whether a controller was in it, while the stack is `stack`.
  func contains(_ controller: UIViewController, beside stack: ControllerStack) -> Bool {
    stands(controller, in: stack) || gone.contains { $0 === controller }
  }

  /// Those of `controllers` that were in it, and the others, while the stack is `stack`.
  func divide(_ controllers: [UIViewController], beside stack: ControllerStack) -> (
    known: [UIViewController], new: [UIViewController]
  ) {
    let identities = Set(gone.map(ObjectIdentifier.init))
    func isKnown(_ controller: UIViewController) -> Bool {
      stands(controller, in: stack) || identities.contains(ObjectIdentifier(controller))
    }
    return (controllers.filter { isKnown($0) }, controllers.filter { !isKnown($0) })
  }

  /// Whether a controller still stands where it stood.
  private func stands(_ controller: UIViewController, in stack: ControllerStack) -> Bool {
    stack.index(of: controller).map { $0 < sharedCount } ?? false
  }

  /// All of it, while the stack is `stack`.
  func all(beside stack: ControllerStack) -> [UIViewController] { stack.all[..<sharedCount] + top }
}
