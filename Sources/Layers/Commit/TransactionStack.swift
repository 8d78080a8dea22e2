// TransactionStack: the open transactions of one user interface, the innermost last.

import Essentials
import Foundation
import Geometry

/// What one transaction is set to, and the animations that its completion waits for.
@MainActor
final class TransactionScope {
  let isImplicit: Bool
  var duration: CFTimeInterval?
  var timingFunction: CAMediaTimingFunction?
  var disableActions: Bool?
  var completion: (() -> Void)?
  var userValues: [String: Any] = [:]
  /// How many animations the completion waits for.
  var waiting = 0
  private var isOpen = true

  init(isImplicit: Bool) { self.isImplicit = isImplicit }

  /// Ends the transaction; without an animation to wait for, the completion is called at once.
  func close() {
    isOpen = false
    completeIfDone()
  }

  func animationStopped() {
    waiting -= 1
    completeIfDone()
  }

  private func completeIfDone() {
    guard !isOpen, waiting == 0, let completion else { return }
    self.completion = nil
    completion()
  }
}

/// The open transactions.
@MainActor
final class TransactionStack {
  private var scopes: [TransactionScope] = []

  /// The innermost transaction; where there is none, one that lasts until the commit of this turn.
  var innermost: TransactionScope {
    if let scope = scopes.last { return scope }
    let scope = TransactionScope(isImplicit: true)
    scopes.append(scope)
    return scope
  }

  func open() { scopes.append(TransactionScope(isImplicit: false)) }

  func close() {
    guard let scope = scopes.last, !scope.isImplicit else {
      return Log.note("CATransaction.commit() without CATransaction.begin(); nothing is committed.")
    }
    scopes.removeLast()
    scope.close()
  }

  /// Ends the transaction that nobody has begun.
  func closeImplicit() {
    guard let scope = scopes.first, scope.isImplicit else { return }
    scopes.removeFirst()
    scope.close()
  }

  /// The value of the innermost transaction that has one.
  func value<Value>(_ read: (TransactionScope) -> Value?) -> Value? {
    for scope in scopes.reversed() {
      if let value = read(scope) { return value }
    }
    return nil
  }

  func scopesAwaitingAnimation() -> [TransactionScope] { scopes.filter { $0.completion != nil } }
}
