// InsetTests: rectangles without their edges.

import Foundation
import Geometry
import Testing

@Suite("Insets") struct InsetTests {
  @Test("Insets move each edge inwards, negative ones outwards")
  func inset() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == CGRect(x: 2, y: 1, width: 94, height: 96))
    #expect(
      rect.inset(by: UIEdgeInsets(top: -1, left: 0, bottom: 0, right: 0))
        == CGRect(x: 0, y: -1, width: 100, height: 101))
  }

  @Test("Insets larger than the rectangle leave no size")
  func tooLarge() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.inset(by: UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)).size == CGSize(width: 10, height: 0))
  }
}
