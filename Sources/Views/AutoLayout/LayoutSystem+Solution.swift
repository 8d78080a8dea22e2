// LayoutSystem+Solution: from the solver's numbers to frames on device pixels.

import Foundation
import Geometry

extension LayoutSystem {
  /// Gives places that nothing determines the origin of the view around them; lengths then are 0 by themselves.
  mutating func settleUndetermined() {
    for view in views where !isGiven(view) {
      guard let superview = view.superview else { continue }
      let (box, origin) = (box(of: view), contentOrigin(of: superview))
      for (place, start) in [(box.left, origin.left), (box.top, origin.top)] where isUndetermined(place) {
        // An undetermined unknown can take any value, so this contradicts nothing.
        try? solver.require(place - start, .equal, tag: -1)
      }
    }
  }

  /// States, where the solution has negative lengths, that they are at least 0, and solves again.
  mutating func forbidNegativeLengths() {
    var lengths: [LinearExpression] = []
    for box in Array(boxes.values) + Array(contentBoxes.values) { lengths += [box.width, box.height] }
    let unknowns = lengths.compactMap { $0.terms.count == 1 ? $0.terms[0].unknown : nil }.sorted()
    // One length mended may make another negative; each is stated at most once.
    var waiting = Set(unknowns)
    while let negative = waiting.filter({ solver.value(of: $0) < -LayoutSolver.tolerance }).min() {
      waiting.remove(negative)
      // Where constraints demand a negative length they have been logged as they are; the frame becomes empty.
      try? solver.require(LinearExpression(negative), .greaterThanOrEqual, tag: -1)
      solver.optimize()
    }
  }

  private func isUndetermined(_ place: LinearExpression) -> Bool {
    place.terms.count == 1 && solver.isUndetermined(place.terms[0].unknown)
  }

  /// Measures again what is as high as its width makes it; true where a height is another than the one solved for.
  mutating func updateHeights() -> Bool {
    var hasChanged = false
    for view in views where !isGiven(view) {
      guard let content = view as? any HeightFollowingWidth else { continue }
      let box = box(of: view)
      guard let height = content.contentHeight(forWidth: max(0, solver.value(of: box.width))) else { continue }
      let used = heights[ObjectIdentifier(view)] ?? view.intrinsicContentSize.height
      if abs(height - used) > 0.001 {
        heights[ObjectIdentifier(view)] = height
        hasChanged = true
      }
    }
    return hasChanged
  }

  /// The frames of all views that constraints place, in their superviews' coordinates, with edges on device pixels.
  ///
  /// Edges are rounded in the top view's coordinates, so views that touch still do, and none moves or grows alone.
  mutating func frames(scale: CGFloat) -> [(view: UIView, frame: CGRect)] {
    var origins: [ObjectIdentifier: CGPoint] = [:]
    var frames: [(view: UIView, frame: CGRect)] = []
    origins[ObjectIdentifier(top)] = CGPoint(x: -top.bounds.minX, y: -top.bounds.minY)
    for view in views where view !== top {
      guard let superview = view.superview, let origin = origins[ObjectIdentifier(superview)] else { continue }
      var frame = view.untransformedFrame
      if !isGiven(view) {
        let rect = rect(of: box(of: view), scale: scale)
        frame = view.frame(forAlignmentRect: rect.offsetBy(dx: -origin.x, dy: -origin.y))
        frames.append((view, frame))
      }
      origins[ObjectIdentifier(view)] = CGPoint(
        x: origin.x + frame.minX - view.bounds.minX, y: origin.y + frame.minY - view.bounds.minY)
    }
    return frames
  }

  /// The rectangles of free guides, in their owners' coordinates; guides that no constraint names are left out.
  mutating func guideFrames(scale: CGFloat) -> [(guide: UILayoutGuide, frame: CGRect)] {
    var frames: [(guide: UILayoutGuide, frame: CGRect)] = []
    for view in views where view === top || !view.closesOffItsInside {
      for guide in view.layoutState.guides where boxes[ObjectIdentifier(guide)] != nil {
        let (left, top) = contentOrigin(of: view)
        let rect = rect(of: box(of: guide), scale: scale)
        frames.append((guide, rect.offsetBy(dx: -solver.value(of: left), dy: -solver.value(of: top))))
      }
    }
    return frames
  }

  /// The sizes of the content of scroll views, for each side that constraints determine.
  func contentSizes(scale: CGFloat) -> [(scrollView: UIScrollView, width: CGFloat?, height: CGFloat?)] {
    views.compactMap { view in
      guard let scrollView = view as? UIScrollView, let box = contentBoxes[ObjectIdentifier(scrollView)] else {
        return nil
      }
      let rect = rect(of: box, scale: scale)
      return (scrollView, isUndetermined(box.width) ? nil : rect.width, isUndetermined(box.height) ? nil : rect.height)
    }
  }

  /// The top view's size where it was asked for, rounded up to device pixels.
  mutating func fittedSize(scale: CGFloat) -> CGSize {
    let box = box(of: top)
    let (width, height) = (solver.value(of: box.width), solver.value(of: box.height))
    return CGSize(
      width: max(0, (width * scale - Self.grain).rounded(.up) / scale),
      height: max(0, (height * scale - Self.grain).rounded(.up) / scale))
  }

  /// What the solver's arithmetic may have added to or taken from a number, in pixels.
  private static let grain = 1e-4

  private func rect(of box: LayoutBox, scale: CGFloat) -> CGRect {
    func round(_ value: Double) -> CGFloat { (value * scale + 0.5 + Self.grain).rounded(.down) / scale }
    let (left, top) = (solver.value(of: box.left), solver.value(of: box.top))
    let (width, height) = (solver.value(of: box.width), solver.value(of: box.height))
    let (x, y) = (round(left), round(top))
    return CGRect(
      x: x, y: y, width: max(0, round(left + max(0, width)) - x), height: max(0, round(top + max(0, height)) - y))
  }
}
