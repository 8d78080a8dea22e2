// TimingFunctionTests: the public face of the timing curves.

import Essentials
import Foundation
import Layers
import OneAtATime
import Testing

@Suite("CAMediaTimingFunction", .oneAtATime) struct TimingFunctionTests {
  @Test(
    "A1: the names stand for these control points",
    arguments: [
      (CAMediaTimingFunctionName.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
      (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ] as [(CAMediaTimingFunctionName, [Float])])
  func names(name: CAMediaTimingFunctionName, points: [Float]) {
    let function = CAMediaTimingFunction(name: name)
    var found: [Float] = []
    for index in 1...2 {
      var point: [Float] = [0, 0]
      function.getControlPoint(at: index, values: &point)
      found += point
    }
    #expect(found == points)
  }

  @Test("A name that is none is logged and gives the linear curve; a point that is none is a fault")
  func mistakes() {
    let (function, lines) = Log.observing { CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: "bouncy")) }
    #expect(lines.count == 1)
    #expect(function.value(at: 0.3) == 0.3)
    let (_, faults) = Fault.observing {
      var point: [Float] = [0, 0]
      function.getControlPoint(at: 4, values: &point)
    }
    #expect(faults.count == 1)
  }
}
