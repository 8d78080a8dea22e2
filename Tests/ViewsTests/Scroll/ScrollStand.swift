// ScrollStand: a scroll view in a window, with a delegate that notes what it is told.

import Foundation
import Geometry

@testable import Views

/// A scroll view of 320 × 400 points with content of a size, at 0, 0 of a window.
@MainActor
final class ScrollStand: UIScrollViewDelegate {
  let world: World
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  /// What the delegate was told, without the moves themselves; how many moves there were.
  var log: [String] = []
  var moves = 0
  /// Where the delegate lets content rest; nil leaves it.
  var rest: CGPoint?
  var velocity = CGPoint.zero

  init(_ world: World = World(), content: CGSize = CGSize(width: 320, height: 2000)) {
    self.world = world
    scrollView.contentSize = content
    world.window.addSubview(scrollView)
    scrollView.delegate = self
    world.turn.run()
  }

  var y: CGFloat { scrollView.contentOffset.y }

  func down(_ y: CGFloat, x: CGFloat = 100) { world.send(.pointer(.down, at: CGPoint(x: x, y: y))) }
  func up(_ y: CGFloat, x: CGFloat = 100) { world.send(.pointer(.up, at: CGPoint(x: x, y: y))) }

  /// Moves the pointer at an instant.
  func move(_ y: CGFloat, x: CGFloat = 100, at time: Double) {
    world.run(to: time)
    world.send(.pointer(.moved, at: CGPoint(x: x, y: y)))
  }

  /// Drags from 300 points up by `way` within 0.04 s, at a steady speed of 25 × `way` points a second, and lets go.
  func flick(by way: CGFloat, x: CGFloat = 100) {
    let start = world.turn.now
    down(300, x: x)
    for step in 1...4 { move(300 - way * CGFloat(step) / 4, x: x, at: start + Double(step) / 100) }
    up(300 - way, x: x)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { moves += 1 }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    log.append("willEndDragging")
    self.velocity = velocity
    if let rest { targetContentOffset.pointee = rest }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append("didEndDragging \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("didEndScrollingAnimation") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { log.append("didChangeInset") }
}
