// Stopwatch: how long something takes, and what is made of many such times.

import Dispatch

/// Times work on this thread.
enum Stopwatch {
  /// The milliseconds that `work` takes.
  static func milliseconds(of work: () throws -> Void) rethrows -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    try work()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
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
