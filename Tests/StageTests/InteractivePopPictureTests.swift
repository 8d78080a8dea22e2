// InteractivePopPictureTests: a pop under the finger, in pixels: it follows, and taken back it leaves no trace.

import Foundation
import Renderer
import Stage
import StageTesting
import Testing
import UIKit

@MainActor @Suite("Pictures of a pop under the finger", .oneAtATime) struct InteractivePopPictureTests {
  let stage: Stage
  let navigation: UINavigationController

  init() throws {
    stage = try .pinned(320, 240)
    navigation = UINavigationController(rootViewController: Self.screen("Library", .systemGroupedBackground))
    stage.show(navigation)
    let next = Self.screen("A Book", .systemBackground)
    next.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
    navigation.pushViewController(next, animated: false)
    stage.advance(by: 1)
  }

  private static func screen(_ title: String, _ color: UIColor) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    controller.view.backgroundColor = color
    let label = UILabel(frame: CGRect(x: 16, y: 60, width: 280, height: 30))
    label.text = "On \(title)"
    controller.view.addSubview(label)
    return controller
  }

  @Test("screens and bar at 0, ¼, ½, ¾ and all of the way")
  func poses() throws {
    stage.press(at: CGPoint(x: 2, y: 150))
    let pictures = [0, 0.25, 0.5, 0.75, 1].map { share in
      stage.advance(by: 0.1)
      stage.move(to: CGPoint(x: 13, y: 150))
      stage.move(to: CGPoint(x: 12 + 320 * share, y: 150))
      return stage.picture()
    }
    for (index, picture) in pictures.enumerated() { try expect(picture, looksLike: "pop-\(index)-of-4") }
  }

  @Test("held at the very start, and taken back, every pixel is as before")
  func noTrace() throws {
    let before = stage.picture()
    stage.press(at: CGPoint(x: 2, y: 150))
    stage.move(to: CGPoint(x: 13, y: 150))
    stage.move(to: CGPoint(x: 12, y: 150))
    #expect(same(stage.picture(), before))
    stage.move(to: CGPoint(x: 12 + 96, y: 150))
    stage.advance(by: 0.3)
    #expect(!same(stage.picture(), before))
    stage.release(at: CGPoint(x: 12 + 96, y: 150))
    stage.advance(by: 1)
    #expect(same(stage.picture(), before))
    #expect(navigation.viewControllers.count == 2)
  }

  @Test("two fingers to the right drive it too, and to the left go forward again")
  func scrolled() throws {
    let before = stage.picture()
    stage.scroll(by: 0, sideways: -80)
    #expect(!same(stage.picture(), before))
    stage.advance(by: 1)
    #expect(same(stage.picture(), before))
    for _ in 0..<3 { stage.scroll(by: 0, sideways: -80) }
    stage.advance(by: 1)
    #expect(navigation.viewControllers.count == 1)
    for _ in 0..<3 { stage.scroll(by: 0, sideways: 80) }
    stage.advance(by: 1)
    #expect(same(stage.picture(), before))
  }

  @Test("completed, every pixel is as after a pop by code")
  func completed() throws {
    let popped = navigation.popViewController(animated: false)
    stage.advance(by: 1)
    let after = stage.picture()
    navigation.pushViewController(try #require(popped), animated: false)
    stage.advance(by: 1)
    stage.drag(from: CGPoint(x: 2, y: 150), to: CGPoint(x: 250, y: 150), seconds: 0.4)
    stage.advance(by: 1)
    #expect(same(stage.picture(), after))
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("under reduced motion a pop is a fade of a fifth of a second, but under the finger it slides")
  func reducedMotion() throws {
    let high = stage.picture()
    stage.reducesMotion = true
    navigation.popViewController(animated: true)
    stage.advance(by: 0)
    #expect(same(stage.picture(), high))
    stage.advance(by: 0.1)
    try expect(stage.picture(), looksLike: "reduced-middle")
    stage.advance(by: 0.11)
    let low = stage.picture()
    stage.advance(by: 1)
    #expect(same(stage.picture(), low))
    try stage.key("alt+right")
    stage.advance(by: 1)
    navigation.pushViewController(Self.screen("More", .white), animated: true)
    stage.advance(by: 1)
    stage.press(at: CGPoint(x: 2, y: 150))
    stage.move(to: CGPoint(x: 13, y: 150))
    stage.move(to: CGPoint(x: 172, y: 150))
    let held = stage.picture()
    #expect(held[40, 200] != held[300, 200], "the screen below is seen at the left, the one above at the right")
  }

  @Test("under reduced motion a view's flip is a fade, at most a fifth of a second long")
  func reducedFlip() throws {
    stage.reducesMotion = true
    let view = try #require(navigation.view)
    let before = stage.picture()
    var ended: [Bool] = []
    UIView.transition(with: view, duration: 0.6, options: .transitionFlipFromLeft) {
      view.subviews.forEach { $0.alpha = 0 }
      view.backgroundColor = .systemGreen
    } completion: {
      ended.append($0)
    }
    stage.advance(by: 0.1)
    let middle = stage.picture()
    stage.advance(by: 0.11)
    let after = stage.picture()
    #expect(ended == [true])
    for (x, y) in [(5, 5), (160, 120), (315, 235)] {
      let mixed = [before[x, y], after[x, y]].map { Int($0.green) }.reduce(0, +) / 2
      #expect(abs(Int(middle[x, y].green) - mixed) <= 2)
    }
  }

  @Test("dark surroundings are followed at once, and back again to the same pixels")
  func dark() throws {
    let light = stage.picture()
    stage.isDark = true
    try expect(stage.picture(), looksLike: "dark")
    stage.isDark = false
    #expect(same(stage.picture(), light))
  }
}

/// Whether two pictures are equal in every bit; a failure then names no bytes.
private func same(_ one: Bitmap, _ other: Bitmap) -> Bool { one.bytes == other.bytes }
