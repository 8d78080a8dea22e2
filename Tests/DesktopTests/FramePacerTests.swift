// FramePacerTests: when the next frame is due.

import Testing

@testable import Desktop

@Suite("Frame times") struct FramePacerTests {
  @Test("frames come at the display's rate, however slowly things move", arguments: [0.01, 0.5, 1, 3, 10, 1000])
  func rate(slow: Double) {
    let start = 5.0
    var (seconds, count) = (0.0, 0)
    while seconds < 1 {
      let pause = FramePacer.pause(at: start + seconds / slow, since: start, rate: 60, slow: slow)
      #expect(pause > 0 && pause <= 1 / 60 + 1e-9)
      // A sleep ends a little late.
      seconds += pause + 1e-6
      count += 1
    }
    #expect(count == 60)
  }
}
