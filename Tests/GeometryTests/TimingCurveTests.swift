// TimingCurveTests: the named curves against their published values.

import Geometry
import Testing

@Suite("Timing curves") struct TimingCurveTests {
  static let times = [0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.9]
  static let vectors: [(name: String, curve: UnitBezier, values: [Double])] = [
    (
      "ease in, ease out", UnitBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1),
      [0.0197, 0.0817, 0.1292, 0.1874, 0.3319, 0.5, 0.6681, 0.8126, 0.8708, 0.9183, 0.9803]
    ),
    (
      "ease in", UnitBezier(x1: 0.42, y1: 0, x2: 1, y2: 1),
      [0.0170, 0.0623, 0.0935, 0.1296, 0.2149, 0.3154, 0.4291, 0.5548, 0.6219, 0.6916, 0.8394]
    ),
    (
      "ease out", UnitBezier(x1: 0, y1: 0, x2: 0.58, y2: 1),
      [0.1606, 0.3084, 0.3781, 0.4452, 0.5709, 0.6846, 0.7851, 0.8704, 0.9065, 0.9377, 0.9830]
    ),
    (
      "default", UnitBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1),
      [0.0948, 0.2952, 0.4085, 0.5133, 0.6825, 0.8024, 0.8852, 0.9408, 0.9605, 0.9756, 0.9943]
    ),
  ]

  @Test("A3: each named curve at eleven times", arguments: vectors)
  func vector(name: String, curve: UnitBezier, values: [Double]) {
    for (time, value) in zip(Self.times, values) {
      #expect(abs(curve.value(at: time) - value) <= 0.0001, "\(name) at \(time)")
    }
  }

  @Test("Ends are exact, and times outside give the nearer end", arguments: vectors)
  func ends(name: String, curve: UnitBezier, values: [Double]) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: -3) == 0)
    #expect(curve.value(at: 4) == 1)
  }

  @Test("The linear curve is the time itself")
  func linear() {
    let curve = UnitBezier(x1: 0, y1: 0, x2: 1, y2: 1)
    for step in 0...100 { #expect(curve.value(at: Double(step) / 100) == Double(step) / 100) }
  }

  @Test("A curve with a vertical tangent is solved too, and rises throughout")
  func steep() {
    let curve = UnitBezier(x1: 1, y1: 0, x2: 0, y2: 1)
    let values = (0...1000).map { curve.value(at: Double($0) / 1000) }
    #expect(abs(values[500] - 0.5) < 1e-6)
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test("Progress may leave 0…1, times may not")
  func overshoot() {
    #expect(UnitBezier(x1: 0.2, y1: 2, x2: 0.4, y2: 2).value(at: 0.4) > 1)
    #expect(UnitBezier(x1: -1, y1: 0, x2: 3, y2: 1) == UnitBezier(x1: 0, y1: 0, x2: 1, y2: 1))
  }
}
