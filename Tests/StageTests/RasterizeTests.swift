// RasterizeTests: how views that overlap fade: through one another, as one sheet, or from a bitmap.

import Foundation
import Renderer
import Stage
import StageTesting
import Testing
import UIKit

@MainActor @Suite("Rasterizing on the stage", .oneAtATime) struct RasterizeTests {
  nonisolated private static let ground = Bitmap.Pixel(red: 40, green: 90, blue: 200)
  nonisolated private static let parent = Bitmap.Pixel(red: 250, green: 210, blue: 30)
  nonisolated private static let child = Bitmap.Pixel(red: 10, green: 160, blue: 71)

  private static let parentFrame = CGRect(x: 6, y: 4, width: 28, height: 30)
  private static let childFrame = CGRect(x: 14, y: 14, width: 10, height: 12)

  /// A parent at half alpha over the ground, its child over it.
  private func makeOverlap(scale: CGFloat = 1, _ change: (CALayer) -> Void) throws -> Stage {
    let child = UIView(
      Self.childFrame.offsetBy(dx: -Self.parentFrame.minX, dy: -Self.parentFrame.minY), UIColor(Self.child))
    let parent = UIView(Self.parentFrame, UIColor(Self.parent), [child])
    parent.alpha = 0.5
    change(parent.layer)
    let stage = try Stage(size: CGSize(width: 40, height: 40), scale: scale)
    stage.show(UIView(CGRect(x: 0, y: 0, width: 40, height: 40), UIColor(Self.ground), [parent]))
    return stage
  }

  /// One way of fading: as a group or not, rasterized or not, and whether the parent is then seen through its child.
  struct Fading: Sendable, CustomTestStringConvertible {
    let groups, rasterizes, showsOverlap: Bool
    var testDescription: String {
      "\(groups ? "grouped" : "not grouped"), \(rasterizes ? "rasterized" : "not rasterized")"
    }
  }

  nonisolated private static let fadings = [
    Fading(groups: false, rasterizes: false, showsOverlap: true),
    Fading(groups: true, rasterizes: false, showsOverlap: false),
    Fading(groups: false, rasterizes: true, showsOverlap: false),
    Fading(groups: true, rasterizes: true, showsOverlap: false),
  ]

  @Test("R5, R11a, R11b: every pixel is the blend formula's", arguments: fadings, [1, 2] as [CGFloat])
  func overlap(_ fading: Fading, scale: CGFloat) throws {
    let stage = try makeOverlap(scale: scale) { layer in
      layer.allowsGroupOpacity = fading.groups
      layer.shouldRasterize = fading.rasterizes
      layer.rasterizationScale = scale
    }
    func mix(_ child: Double, _ parent: Double, _ ground: Double) -> [Double] {
      [\Bitmap.Pixel.red, \.green, \.blue].map {
        child * Double(Self.child[keyPath: $0]) + parent * Double(Self.parent[keyPath: $0])
          + ground * Double(Self.ground[keyPath: $0])
      }
    }
    let picture = stage.picture()
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let point = CGPoint(x: (CGFloat(x) + 0.5) / scale, y: (CGFloat(y) + 0.5) / scale)
        let wanted =
          Self.childFrame.contains(point)
          ? (fading.showsOverlap ? mix(0.5, 0.25, 0.25) : mix(0.5, 0, 0.5))
          : Self.parentFrame.contains(point) ? mix(0, 0.5, 0.5) : mix(0, 0, 1)
        let pixel = picture[x, y]
        let seen = [pixel.red, pixel.green, pixel.blue].map(Double.init)
        guard zip(seen, wanted).allSatisfy({ abs($0 - $1) <= 1 }) else {
          Issue.record("the pixel (\(x), \(y)) is \(pixel); expected \(wanted)")
          return
        }
      }
    }
  }

  // MARK: Scale

  /// A screen of 2 pixels to a point that shows a label and a box whose edges lie on whole points.
  private func makeSharp(_ change: (CALayer) -> Void) throws -> Bitmap {
    let label = UILabel(frame: CGRect(x: 4, y: 2, width: 72, height: 22))
    label.text = "Rasterized"
    label.font = .systemFont(ofSize: 12)
    label.textColor = .black
    let box = UIView(CGRect(x: 10, y: 26, width: 20, height: 8), .black)
    let content = UIView(CGRect(x: 0, y: 0, width: 80, height: 40), .white, [label, box])
    change(content.layer)
    let stage = try Stage.pinned(80, 40, scale: 2)
    stage.show(UIView(CGRect(x: 0, y: 0, width: 80, height: 40), .white, [content]))
    return stage.picture()
  }

  @Test("R2, R11c: at rasterizationScale 1 on a 2× screen edges are blurred over a quarter and three quarters")
  func blurred() throws {
    let sharp = try makeSharp { _ in }
    let blurred = try makeSharp { $0.shouldRasterize = true }
    // The box begins at 10 points, between the pixels 19 and 20, and ends at 30, between 59 and 60.
    for (x, soft, hard) in [
      (18, 255, 255), (19, 191, 255), (20, 64, 0), (21, 0, 0), (58, 0, 0), (59, 64, 0), (60, 191, 255), (61, 255, 255),
    ] {
      #expect(Int(sharp[x, 60].green) == hard)
      #expect(abs(Int(blurred[x, 60].green) - soft) <= 1, "column \(x)")
    }
    let text = try #require(sharp.difference(from: blurred, tolerance: 40))
    #expect(text.count > 200)
  }

  @Test("R9, R11d: at rasterizationScale 2 on a 2× screen every pixel is as it is plain")
  func crisp() throws {
    let rasterized = try makeSharp {
      $0.shouldRasterize = true
      $0.rasterizationScale = 2
    }
    #expect(try rasterized == makeSharp { _ in })
  }

  // MARK: Counters

  /// A screen with one text, over white.
  private func makeScreen() throws -> (stage: Stage, screen: UIView, box: UIView, label: UILabel) {
    let label = UILabel(frame: CGRect(x: 4, y: 2, width: 72, height: 22))
    label.text = "Counted"
    let box = UIView(CGRect(x: 50, y: 26, width: 20, height: 8), .black)
    let screen = UIView(CGRect(x: 0, y: 0, width: 80, height: 40), .yellow, [label, box])
    let stage = try Stage.pinned(80, 40, scale: 2)
    stage.show(UIView(CGRect(x: 0, y: 0, width: 80, height: 40), .white, [screen]))
    return (stage, screen, box, label)
  }

  @Test("R7: a rasterized fade paints and rasterizes once, and reuses in every later frame")
  func counters() throws {
    let (stage, screen, _, _) = try makeScreen()
    screen.layer.shouldRasterize = true
    screen.layer.rasterizationScale = 2
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { screen.alpha = 0 }
    stage.advance(by: 0)
    _ = stage.picture()
    #expect(stage.statistics.painted == 1)
    #expect(stage.statistics.rasterized == 1)
    #expect(stage.statistics.reused == 0)
    for _ in 1...8 {
      stage.advance(by: 0.1)
      _ = stage.picture()
      #expect(stage.statistics.painted == 0)
      #expect(stage.statistics.rasterized == 0)
      #expect(stage.statistics.reused == 1)
    }
  }

  @Test("R10: what changes in mid-fade is seen, at the price of one more rasterizing")
  func change() throws {
    let (stage, screen, box, label) = try makeScreen()
    screen.layer.shouldRasterize = true
    screen.layer.rasterizationScale = 2
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { screen.alpha = 0 }
    stage.advance(by: 0.5)
    _ = stage.picture()
    box.backgroundColor = .red
    stage.advance(by: 0)
    // Half of red over half of the yellow's absence: the box is opaque inside its sheet.
    let pixel = stage.picture()[120, 60]
    #expect(abs(Int(pixel.red) - 255) <= 1 && abs(Int(pixel.green) - 128) <= 1 && abs(Int(pixel.blue) - 128) <= 1)
    #expect(stage.statistics.rasterized == 1)
    #expect(stage.statistics.painted == 0, "the text is as it was")
    let before = stage.picture()
    #expect(stage.statistics.rasterized == 0)
    label.text = "Again"
    stage.advance(by: 0)
    #expect(stage.picture() != before)
    #expect(stage.statistics.rasterized == 1)
    #expect(stage.statistics.painted == 1)
  }

  @Test("R12: what a rasterized view's subviews show outside of it is in its picture")
  func overflow() throws {
    let child = UIView(CGRect(x: 15, y: 15, width: 20, height: 20), .red)
    let parent = UIView(CGRect(x: 0, y: 0, width: 20, height: 20), .blue, [child])
    parent.alpha = 0.5
    parent.layer.shouldRasterize = true
    let stage = try Stage(size: CGSize(width: 40, height: 40))
    stage.show(UIView(CGRect(x: 0, y: 0, width: 40, height: 40), .white, [parent]))
    let picture = stage.picture()
    #expect(picture[30, 30].red == 255 && abs(Int(picture[30, 30].green) - 128) <= 1)
    #expect(picture[37, 37] == .init(red: 255, green: 255, blue: 255))
    parent.clipsToBounds = true
    stage.advance(by: 0)
    #expect(stage.picture()[30, 30] == .init(red: 255, green: 255, blue: 255))
  }
}
