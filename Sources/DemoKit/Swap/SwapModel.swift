// SwapModel: what both children of the swap demo show and change.

import Foundation

/// A number that is counted up. Whoever shows it is told of every change.
@MainActor
final class SwapModel {
  private(set) var count = 0
  /// Called after each change, by the observer's identity; an observer that is gone is left out.
  private var observers: [(owner: WeakObject, act: @MainActor () -> Void)] = []

  func countUp() {
    count += 1
    observers.removeAll { $0.owner.object == nil }
    for observer in observers { observer.act() }
  }

  func observe(_ owner: AnyObject, _ act: @escaping @MainActor () -> Void) {
    observers.append((WeakObject(object: owner), act))
  }

  private struct WeakObject {
    weak var object: AnyObject?
  }
}
