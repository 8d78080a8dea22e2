// OneAtATime: keeps tests from each other's user interface. The current turn is the process's, and between a suite's
// init and its test another test could make its own turn current.

import Testing

/// Runs the tests of all suites that have the trait one after the other, in the order they arrive, while suites without
/// it go on beside them.
public struct OneAtATime: SuiteTrait, TestTrait, TestScoping {
  public let isRecursive = true

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    await Gate.shared.enter()
    do {
      try await function()
    } catch {
      await Gate.shared.leave()
      throw error
    }
    await Gate.shared.leave()
  }
}

extension Trait where Self == OneAtATime {
  /// One test at a time, over all suites with this trait.
  public static var oneAtATime: Self { OneAtATime() }
}

/// Lets one in at a time, in the order of arrival.
private actor Gate {
  static let shared = Gate()
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func enter() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func leave() {
    guard !waiting.isEmpty else {
      isTaken = false
      return
    }
    waiting.removeFirst().resume()
  }
}
