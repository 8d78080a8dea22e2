// AutoresizingTests: autoresizing masks, and sizes that fit.

import Essentials
import Foundation
import Geometry
import Layers
import OneAtATime
import Testing

@testable import Views

@MainActor @Suite("Autoresizing", .oneAtATime) final class AutoresizingTests {
  /// Made when a test first asks for it: other tests may have run since this one was set up.
  lazy var world = World()

  /// Start and length in a side of 100, the new side, which parts are flexible, and the result.
  nonisolated static let spans: [(CGFloat, CGFloat, CGFloat, (Bool, Bool, Bool), CGFloat, CGFloat)] = [
    (10, 50, 200, (false, false, false), 10, 50), (10, 50, 200, (false, true, false), 10, 150),
    (10, 50, 200, (true, false, false), 110, 50), (10, 50, 200, (false, false, true), 10, 50),
    (10, 50, 200, (true, false, true), 30, 50), (10, 50, 200, (true, true, true), 20, 100),
    (10, 50, 200, (true, true, false), 27, 133), (0, 0, 60, (false, true, false), 0, 0),
    (25, 50, 200, (true, false, true), 75, 50), (10, 50, 20, (false, true, false), 10, 0),
  ]

  @Test("X16: flexible parts share a change in proportion, edges rest on whole pixels", arguments: spans.indices)
  func span(_ row: Int) {
    let (start, length, side, flexible, newStart, newLength) = Self.spans[row]
    let result = AutoresizingSpan(start: start, length: length)
      .following(from: 100, to: side, pixel: 1, flexible: flexible)
    #expect(result == AutoresizingSpan(start: newStart, length: newLength))
  }

  @Test("X16: parts without length share in equal parts")
  func emptyParts() {
    let full = AutoresizingSpan(start: 0, length: 100)
    #expect(
      full.following(from: 100, to: 140, pixel: 1, flexible: (true, false, true))
        == AutoresizingSpan(start: 20, length: 100))
    let none = AutoresizingSpan(start: 0, length: 0)
    #expect(
      none.following(from: 0, to: 300, pixel: 1, flexible: (false, true, false))
        == AutoresizingSpan(start: 0, length: 300))
  }

  @Test("Each mask keeps what it does not name", arguments: [CGFloat(1), 1.5, 2])
  func masks(scale: CGFloat) {
    let world = World(scale: scale)
    let parent = world.view(CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = world.view(CGRect(x: 10, y: 20, width: 30, height: 40), in: parent)
    child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    parent.bounds.size = CGSize(width: 180, height: 160)
    #expect(child.frame == CGRect(x: 10, y: 80, width: 110, height: 40))
    parent.autoresizesSubviews = false
    parent.bounds.size = CGSize(width: 200, height: 200)
    #expect(child.frame == CGRect(x: 10, y: 80, width: 110, height: 40))
  }

  @Test("A size there and back puts subviews where they were, by however odd a way")
  func thereAndBack() {
    let parent = world.view(CGRect(x: 0, y: 0, width: 375, height: 667))
    let start = CGRect(x: 31, y: 47, width: 111, height: 203)
    let child = world.view(start, in: parent)
    child.autoresizingMask = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
      .flexibleBottomMargin,
    ]
    for size in [(376, 668), (401, 333), (7, 9), (1, 1), (999, 1003), (500, 667)] {
      parent.bounds.size = CGSize(width: size.0, height: size.1)
      #expect(child.frame.minX == child.frame.minX.rounded() && child.frame.maxY == child.frame.maxY.rounded())
    }
    parent.bounds.size = CGSize(width: 375, height: 667)
    #expect(child.frame == start)
  }

  @Test("A frame that was set by hand is where the next change starts from")
  func setByHand() {
    let parent = world.view(CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = world.view(CGRect(x: 0, y: 0, width: 100, height: 100), in: parent)
    child.autoresizingMask = .flexibleWidth
    parent.bounds.size.width = 200
    child.frame.size.width = 50
    parent.bounds.size.width = 210
    #expect(child.frame.width == 60)
  }

  @Test("P38: masks of views that constraints place are not followed")
  func constrained() {
    let parent = world.view(CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = world.view(CGRect(x: 0, y: 0, width: 100, height: 100), in: parent)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.bounds.size.width = 200
    #expect(child.frame.width == 100)
  }

  @Test("sizeToFit takes the size that fits")
  func sizeToFit() {
    let view = FittingView(frame: CGRect(x: 5, y: 6, width: 100, height: 10))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 5, y: 6, width: 50, height: 20))
  }
}

private final class FittingView: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width / 2, height: 20) }
}
