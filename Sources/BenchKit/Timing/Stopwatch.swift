// Stopwatch: how long something takes, and what is made of many such times.

import Dispatch
import Foundation

/// Times work on this thread.
enum Stopwatch {
  /// Seconds of a clock that never goes back.
  static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  static func sleep(until time: Double) {
    let pause = time - now
    if pause > 0 { Thread.sleep(forTimeInterval: pause) }
  }

  /// The milliseconds that `work` takes.
  static func milliseconds(of work: () throws -> Void) rethrows -> Double {
    let start = now
    try work()
    return (now - start) * 1000
  }
}

extension [Double] {
  /// The middle one, or the mean of the two in the middle; nil of none.
  var median: Double? {
    guard !isEmpty else { return nil }
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }

  /// Nil of none.
  var mean: Double? { isEmpty ? nil : reduce(0, +) / Double(count) }
}
