// FlipTests: screens that turn into one another, seen through real views on the stage.

import Foundation
import Renderer
import Stage
import StageTesting
import Testing
import UIKit

@MainActor @Suite("Flips on the stage", .oneAtATime) struct FlipTests {
  /// From which side, and the sign of its angle (F7).
  struct Side: Sendable, CustomTestStringConvertible {
    let options: UIView.AnimationOptions
    let sign: Double
    var testDescription: String { sign > 0 ? "from the left" : "from the right" }
  }

  nonisolated private static let sides = [
    Side(options: .transitionFlipFromLeft, sign: 1), Side(options: .transitionFlipFromRight, sign: -1),
  ]
  /// Eighths of the way, without the half, at which there is nothing to see.
  nonisolated private static let eighths = [0.125, 0.25, 0.375, 0.625, 0.75, 0.875]
  private static let size = CGSize(width: 320, height: 240)
  private static let whole = CGRect(origin: .zero, size: size)
  private static let duration = 0.8

  /// A container as large as the window, over black, with its first screen in it.
  private func makeStage(_ front: UIView, scale: CGFloat = 1) throws -> (stage: Stage, container: UIView) {
    let stage = try Stage.pinned(Self.size.width, Self.size.height, scale: scale)
    let container = UIView(Self.whole, nil, [front])
    stage.show(UIView(Self.whole, .black, [container]))
    return (stage, container)
  }

  /// Flips from one screen to another at even pace, or eased.
  private func flip(
    _ container: UIView, from front: UIView, to back: UIView, _ side: Side,
    curve: UIView.AnimationOptions = .curveLinear, completion: ((Bool) -> Void)? = nil
  ) {
    UIView.transition(with: container, duration: Self.duration, options: [side.options, curve]) {
      front.removeFromSuperview()
      container.addSubview(back)
    } completion: {
      completion?($0)
    }
  }

  private func screen(_ color: UIColor, _ subviews: [UIView] = []) -> UIView { UIView(Self.whole, color, subviews) }

  /// A screen whose four quarters have four colours.
  private func quarters(_ colors: [UIColor]) -> UIView {
    let (width, height) = (Self.size.width / 2, Self.size.height / 2)
    return screen(
      .black,
      colors.enumerated().map { index, color in
        let (column, row) = (CGFloat(index % 2), CGFloat(index / 2))
        return UIView(CGRect(x: column * width, y: row * height, width: width, height: height), color)
      })
  }

  /// A screen with text that a mirror would show.
  private func texts(_ title: String) -> UIView {
    let label = UILabel(frame: CGRect(x: 10.3, y: 20.7, width: 200, height: 40))
    label.text = title
    let button = UIButton(type: .system)
    button.setTitle("Turn", for: .normal)
    button.frame = CGRect(x: 200, y: 180, width: 80, height: 33)
    return screen(.white, [label, button])
  }

  // MARK: Geometry

  @Test("F6, F10: the corners are the closed form's within half a pixel", arguments: sides, eighths)
  func corners(side: Side, p: Double) throws {
    for scale in [1, 2] as [CGFloat] {
      let (front, back) = (screen(.white), screen(.white))
      let (stage, container) = try makeStage(front, scale: scale)
      flip(container, from: front, to: back, side)
      stage.advance(by: p * Self.duration)
      let (width, height) = (Double(Self.size.width), Double(Self.size.height))
      let wanted = FlipGeometry(p, sign: side.sign, width: width, height: height)
      let seen = MeasuredCorners(stage.picture(), full: 255 * wanted.brightness)
      let pixels = Double(scale)
      func isNear(_ measured: Double, _ point: Double) -> Bool { abs(measured - point * pixels) < 0.5 }
      #expect(isNear(seen.left, width / 2 + wanted.left.x))
      #expect(isNear(seen.right, width / 2 + wanted.right.x))
      #expect(isNear(seen.leftTop, height / 2 - wanted.left.half))
      #expect(isNear(seen.leftBottom, height / 2 + wanted.left.half))
      #expect(isNear(seen.rightTop, height / 2 - wanted.right.half))
      #expect(isNear(seen.rightBottom, height / 2 + wanted.right.half))
      // The near edge is as high as the container, the far one shorter. Coming from the left, the left edge is the
      // near one before the half, and has travelled to the right after it.
      let (leftHeight, rightHeight) = (seen.leftBottom - seen.leftTop, seen.rightBottom - seen.rightTop)
      let isLeftNear = (side.sign > 0) == (p < 0.5)
      #expect(isLeftNear ? leftHeight > rightHeight + 10 : rightHeight > leftHeight + 10)
      #expect(abs(max(leftHeight, rightHeight) - height * pixels) < 1)
      #expect(abs(wanted.near.half - height / 2) < 1e-9)
    }
  }

  @Test("F8: at the half there is nothing but what lies behind", arguments: sides)
  func half(side: Side) throws {
    let (front, back) = (screen(.white), screen(.yellow))
    let (stage, container) = try makeStage(front)
    flip(container, from: front, to: back, side)
    stage.advance(by: Self.duration / 2)
    let black = Bitmap(width: 320, height: 240, pixel: .init(red: 0, green: 0, blue: 0))
    #expect(stage.picture() == black)
  }

  @Test("F9: neither face is mirrored, at any time", arguments: sides, eighths)
  func faces(side: Side, p: Double) throws {
    let frontColors: [UIColor] = [.red, .green, .blue, .yellow]
    let backColors: [UIColor] = [.cyan, .magenta, .white, .orange]
    let (front, back) = (quarters(frontColors), quarters(backColors))
    let (stage, container) = try makeStage(front)
    flip(container, from: front, to: back, side)
    stage.advance(by: p * Self.duration)
    let picture = stage.picture()
    let (width, height) = (Double(Self.size.width), Double(Self.size.height))
    let geometry = FlipGeometry(p, sign: side.sign, width: width, height: height)
    for (index, color) in (p < 0.5 ? frontColors : backColors).enumerated() {
      let point = geometry.seen((Double(index % 2) - 0.5) * width / 2, (Double(index / 2) - 0.5) * height / 2)
      let pixel = picture[Int(width / 2 + point.x), Int(height / 2 + point.y)]
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      let wanted = [red, green, blue].map { Double($0) * 255 * geometry.brightness }
      let seen = [pixel.red, pixel.green, pixel.blue].map(Double.init)
      #expect(zip(seen, wanted).allSatisfy { abs($0 - $1) <= 1.5 }, "quarter \(index): \(pixel), expected \(wanted)")
    }
  }

  // MARK: Ends

  @Test("PITFALL 33: the first and the last frame are the plain screens, bit for bit", arguments: sides, [1, 1.5, 2])
  func ends(side: Side, scale: Double) throws {
    let (front, back) = (texts("Front"), texts("Back"))
    let (stage, container) = try makeStage(front, scale: scale)
    let plainFront = stage.picture()
    var finished: Bool?
    flip(container, from: front, to: back, side, curve: .curveEaseInOut) { finished = $0 }
    stage.advance(by: 0)
    #expect(stage.picture() == plainFront)
    stage.advance(by: Self.duration)
    #expect(finished == true)
    let last = stage.picture()
    #expect(try last == makeStage(texts("Back"), scale: scale).stage.picture())
    stage.advance(by: 1)
    #expect(stage.picture() == last)
  }

  @Test("F14: nobody is tapped in mid-flip, and everybody after it")
  func input() throws {
    let (front, back) = (texts("Front"), texts("Back"))
    let button = try #require(back.subviews.last as? UIButton)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let (stage, container) = try makeStage(front)
    flip(container, from: front, to: back, Self.sides[0])
    stage.advance(by: 0.7)
    stage.tap(at: CGPoint(x: 240, y: 196))
    #expect(taps == 0)
    stage.advance(by: 0.2)
    try stage.tap("Turn")
    #expect(taps == 1)
  }

  // MARK: There and back

  /// A navigation controller without a bar, on screen, and a screen to be pushed on it.
  private func makeStack(_ first: UIView, _ second: UIView) throws -> (
    stage: Stage, navigation: UINavigationController, second: UIViewController
  ) {
    let (root, next) = (UIViewController(), UIViewController())
    (root.view, next.view) = (first, second)
    let navigation = UINavigationController(rootViewController: root)
    navigation.isNavigationBarHidden = true
    let stage = try Stage.pinned(Self.size.width, Self.size.height)
    stage.show(navigation)
    return (stage, navigation, next)
  }

  /// The frames of a push with a flip from the left and of the pop with a flip from the right that follows.
  private func framesThereAndBack(_ first: UIView, _ second: UIView) throws -> (push: [Bitmap], pop: [Bitmap]) {
    let (stage, navigation, next) = try makeStack(first, second)
    func frames() -> [Bitmap] {
      (0...16).map { step in
        stage.advance(by: step == 0 ? 0 : Self.duration / 16)
        return stage.picture()
      }
    }
    UIView.transition(with: navigation.view, duration: Self.duration, options: .transitionFlipFromLeft) {
      navigation.pushViewController(next, animated: false)
    }
    let push = frames()
    #expect(navigation.topViewController === next)
    stage.advance(by: 0.5)
    UIView.transition(with: navigation.view, duration: Self.duration, options: .transitionFlipFromRight) {
      navigation.popViewController(animated: false)
    }
    let pop = frames()
    #expect(navigation.viewControllers.count == 1)
    return (push, pop)
  }

  @Test("F6: a pop that flips from the right is the push that flips from the left, played backwards")
  func backwards() throws {
    let (push, pop) = try framesThereAndBack(texts("One"), quarters([.red, .green, .blue, .yellow]))
    #expect(Set(push).count > 12)
    for (step, (frame, other)) in zip(push, pop.reversed()).enumerated() {
      // The half itself shows nothing either way.
      let difference = try #require(frame.difference(from: other, tolerance: 1))
      #expect(difference.isEmpty, "frame \(step): \(difference)")
    }
  }

  @Test("F6: over screens that are mirror images a pop from the right is the push from the left in a mirror")
  func mirrored() throws {
    let (push, pop) = try framesThereAndBack(
      quarters([.red, .green, .blue, .yellow]), quarters([.green, .red, .yellow, .blue]))
    #expect(Set(push).count > 12)
    for (step, (frame, other)) in zip(push, pop).enumerated() {
      let difference = try #require(frame.mirrored.difference(from: other, tolerance: 1))
      #expect(difference.isEmpty, "frame \(step): \(difference)")
    }
  }
}
