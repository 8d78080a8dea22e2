// CGMutablePath+Arcs: circles, ellipses and round corners, as cubic curves of at most a quarter turn.

import Foundation

extension CGMutablePath {
  /// Adds the ellipse that touches the rectangle's sides, clockwise on screen from its right end.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let placed = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY
    ).concatenating(transform)
    move(to: CGPoint(x: 1, y: 0), transform: placed)
    addUnitArc(from: 0, by: 2 * .pi, transform: placed)
    closeSubpath()
  }

  /// Adds a rectangle whose corners are quarters of an ellipse; corners larger than half a side are cut down to it.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let rect = rect.standardized
    let (width, height) = (min(max(cornerWidth, 0), rect.width / 2), min(max(cornerHeight, 0), rect.height / 2))
    guard width > 0, height > 0 else { return addRect(rect, transform: transform) }
    let centers = [
      CGPoint(x: rect.maxX - width, y: rect.minY + height), CGPoint(x: rect.maxX - width, y: rect.maxY - height),
      CGPoint(x: rect.minX + width, y: rect.maxY - height), CGPoint(x: rect.minX + width, y: rect.minY + height),
    ]
    move(to: CGPoint(x: rect.minX + width, y: rect.minY), transform: transform)
    for (index, center) in centers.enumerated() {
      let placed = CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: center.x, ty: center.y)
        .concatenating(transform)
      let angle = CGFloat(index - 1) * .pi / 2
      addLine(to: CGPoint(x: cos(angle), y: sin(angle)), transform: placed)
      addUnitArc(from: angle, by: .pi / 2, transform: placed)
    }
    closeSubpath()
  }

  /// Adds part of a circle, joined by a line to what is there already.
  ///
  /// Angles are radians from the positive x axis. `clockwise` is Quartz's word for decreasing angles, which with y
  /// down is anticlockwise on screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var sweep = endAngle - startAngle
    if !clockwise, sweep < 0 { sweep = 2 * .pi - (-sweep).truncatingRemainder(dividingBy: 2 * .pi) }
    if clockwise, sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: 2 * .pi) - 2 * .pi }
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: sweep, transform: transform)
  }

  /// Adds part of a circle from an angle over `delta` radians, at most once around.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let placed = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
      .concatenating(transform)
    let begin = CGPoint(x: cos(startAngle), y: sin(startAngle))
    if isEmpty { move(to: begin, transform: placed) } else { addLine(to: begin, transform: placed) }
    addUnitArc(from: startAngle, by: min(max(delta, -2 * .pi), 2 * .pi), transform: placed)
  }

  /// Adds a round corner: a line towards `tangent1End`, then an arc that touches it and the line on to `tangent2End`.
  public func addArc(
    tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    // In the coordinates before the transform, where the corner is round.
    let begin = currentPoint.applying(transform.inverted())
    let (inward, outward) = (Self.direction(from: corner, to: begin), Self.direction(from: corner, to: end))
    let half = acos(min(max(inward.dx * outward.dx + inward.dy * outward.dy, -1), 1)) / 2
    guard radius > 0, half > 1e-9, half < .pi / 2 - 1e-9 else { return addLine(to: corner, transform: transform) }
    let reach = radius / tan(half)
    let touch = CGPoint(x: corner.x + inward.dx * reach, y: corner.y + inward.dy * reach)
    let turnsRight = inward.dx * outward.dy - inward.dy * outward.dx < 0
    let normal = turnsRight ? CGVector(dx: inward.dy, dy: -inward.dx) : CGVector(dx: -inward.dy, dy: inward.dx)
    let center = CGPoint(x: touch.x + normal.dx * radius, y: touch.y + normal.dy * radius)
    addRelativeArc(
      center: center, radius: radius, startAngle: atan2(-normal.dy, -normal.dx),
      delta: (turnsRight ? 1 : -1) * (.pi - 2 * half), transform: transform)
  }

  private static func direction(from start: CGPoint, to end: CGPoint) -> CGVector {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : .zero
  }

  /// Adds an arc of the unit circle as mapped by `transform`, starting where the outline stands.
  private func addUnitArc(from start: CGFloat, by sweep: CGFloat, transform: CGAffineTransform) {
    // The cubic that meets the arc at its ends and its middle; over a quarter turn it leaves the circle by at most
    // 0.03 % of the radius.
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let handle = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (from, to) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
      addCurve(
        to: CGPoint(x: cos(to), y: sin(to)),
        control1: CGPoint(x: cos(from) - handle * sin(from), y: sin(from) + handle * cos(from)),
        control2: CGPoint(x: cos(to) + handle * sin(to), y: sin(to) - handle * cos(to)), transform: transform)
    }
  }
}
