// StripTests: the strips of a picture that is turned in space.

import Foundation
import Testing

@testable import BenchKit

@Suite("Strips") struct StripTests {
  @Test("Strips fill a picture from edge to edge without a gap")
  func whole() {
    let corners = [(0, 0), (100, 20), (100, 80), (0, 100)].map { CGPoint(x: $0.0, y: $0.1) }
    let strips = Strip.cut(corners, into: 4)
    #expect(strips.map(\.start) == [0, 0.25, 0.5, 0.75])
    #expect(strips[0].topLeft == corners[0])
    #expect(strips[3].bottomRight == corners[2])
    for (one, next) in zip(strips, strips.dropFirst()) {
      #expect(one.corners[1...2] == [next.topLeft, next.bottomLeft])
    }
  }

  @Test("What is near takes more of the way: the middle of the picture is seen nearer to the far edge")
  func perspective() {
    // The left edge is seen 3 times as long as the right one, so it is 3 times as near: the middle of the picture lies
    // at three quarters of the way.
    let corners = [(0, 0), (100, 40), (100, 80), (0, 120)].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(Strip.cut(corners, into: 2)[0].topRight == CGPoint(x: 75, y: 30))
  }

  @Test("A picture that is not turned is cut into equal parts")
  func upright() {
    let corners = [(0, 0), (80, 0), (80, 40), (0, 40)].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(Strip.cut(corners, into: 4).map(\.topRight.x) == [20, 40, 60, 80])
  }
}
