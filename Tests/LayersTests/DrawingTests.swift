// DrawingTests: what drawing code records.

import Essentials
import Foundation
import Geometry
import Layers
import OneAtATime
import Testing

@MainActor
@Suite("CGContext", .oneAtATime) struct DrawingTests {
  let context = CGContext(clip: CGRect(x: 0, y: 0, width: 100, height: 100))
  let rect = CGRect(x: 10, y: 10, width: 20, height: 20)

  @Test("Fills and strokes carry their colours and lines")
  func fillsAndStrokes() {
    context.setFillColor(.white)
    context.fill(rect)
    context.setStrokeColor(gray: 0.5, alpha: 1)
    context.setLineWidth(3)
    context.setLineCap(.round)
    context.stroke(rect)
    context.stroke(rect, width: 0)
    #expect(
      context.picture.commands == [
        .fill(CGPath(rect: rect), .white, .winding),
        .stroke(CGPath(rect: rect), CGColor(gray: 0.5, alpha: 1), lineWidth: 3, roundEnds: true),
      ])
  }

  @Test("A state is kept and restored, recorded as such, and closed if left open")
  func states() {
    context.saveGState()
    context.setFillColor(.white)
    context.translateBy(x: 5, y: 5)
    context.restoreGState()
    context.fill(rect)
    context.saveGState()
    #expect(
      context.picture.commands == [
        .save, .concat(CGAffineTransform(translationX: 5, y: 5)), .restore,
        .fill(CGPath(rect: rect), .black, .winding), .save, .restore,
      ])
    #expect(context.ctm == .identity)
  }

  @Test("Restoring without a saved state is logged")
  func unbalancedRestore() {
    let (_, lines) = Log.observing { context.restoreGState() }
    #expect(lines == ["CGContext: restoreGState() without saveGState(); nothing is restored."])
    #expect(context.picture.isEmpty)
  }

  @Test("The outline is used up by what draws it")
  func outline() {
    context.move(to: .zero)
    context.addLine(to: CGPoint(x: 5, y: 5))
    let path = context.path
    context.drawPath(using: .fillStroke)
    #expect(path != nil && context.path == nil)
    #expect(context.picture.commands.count == 2)
    context.fillPath()
    #expect(context.picture.commands.count == 2, "nothing is left to fill")
  }

  @Test("Clips narrow the box that can be drawn in, in the coordinates that are drawn in")
  func clipping() {
    context.translateBy(x: 10, y: 0)
    #expect(context.boundingBoxOfClipPath == CGRect(x: -10, y: 0, width: 100, height: 100))
    context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 200))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 20, height: 100))
    context.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    context.clip(using: .evenOdd)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(context.picture.commands.count == 3)
  }

  @Test("Alpha fades fills, strokes and text")
  func alpha() {
    context.setAlpha(0.5)
    context.setFillColor(CGColor(gray: 1, alpha: 0.5))
    context.fill(rect)
    context.draw(Picture.Text(string: "a", font: FontSpec(size: 17), color: .black, origin: .zero))
    #expect(
      context.picture.commands == [
        .fill(CGPath(rect: rect), CGColor(gray: 1, alpha: 0.25), .winding),
        .text(
          Picture.Text(string: "a", font: FontSpec(size: 17), color: CGColor(gray: 0, alpha: 0.5), origin: .zero)),
      ])
  }

  @Test("Quartz draws images on their heads where y is down")
  func images() {
    let image = CGImage(width: 1, height: 1, content: .pixels([0, 0, 0, 0]))
    context.draw(image, in: rect)
    context.drawUpright(image, in: rect)
    #expect(
      context.picture.commands == [
        .save, .concat(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 40)), .image(image, in: rect), .restore,
        .image(image, in: rect),
      ])
  }

  @Test("Line segments are strokes between each two points")
  func segments() {
    context.strokeLineSegments(between: [.zero, CGPoint(x: 1, y: 0), CGPoint(x: 5, y: 5), CGPoint(x: 6, y: 5)])
    guard case .stroke(let path, _, _, _) = context.picture.commands.first else {
      Issue.record("segments are stroked")
      return
    }
    #expect(path.elements.count == 4)
  }
}
