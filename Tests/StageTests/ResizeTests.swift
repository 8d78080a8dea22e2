// ResizeTests: a window that changes its size in the middle of a transition.

import Foundation
import Renderer
import Stage
import StageTesting
import Testing
import UIKit

@MainActor @Suite("Resizing in mid-transition", .oneAtATime) struct ResizeTests {
  private static let old = CGSize(width: 320, height: 480)
  nonisolated private static let sizes = [
    CGSize(width: 500, height: 300), CGSize(width: 200, height: 640), CGSize(width: 321, height: 481),
  ]

  /// A screen of one colour that fills its container.
  private final class Screen: UIViewController {
    private let color: UIColor

    init(_ title: String, _ color: UIColor) {
      self.color = color
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = color
    }
  }

  /// What to do to a navigation controller that shows A, or A and B.
  enum Change: String, CaseIterable, Sendable {
    case push, pop, flipPush, flipPop

    var isPush: Bool { self == .push || self == .flipPush }
    var duration: Double { self == .push || self == .pop ? 0.35 : 0.8 }

    @MainActor func make(in navigation: UINavigationController, _ next: UIViewController) {
      switch self {
      case .push: navigation.pushViewController(next, animated: true)
      case .pop: navigation.popViewController(animated: true)
      case .flipPush:
        UIView.transition(with: navigation.view, duration: duration, options: .transitionFlipFromLeft) {
          navigation.pushViewController(next, animated: false)
        }
      case .flipPop:
        UIView.transition(with: navigation.view, duration: duration, options: .transitionFlipFromRight) {
          navigation.popViewController(animated: false)
        }
      }
    }
  }

  /// A stage of a size in whose navigation controller a change has just begun.
  private func makeStage(_ size: CGSize, _ change: Change, hidesBar: Bool = false) throws -> (
    stage: Stage, navigation: UINavigationController
  ) {
    let stage = try Stage.pinned(size.width, size.height)
    let (first, second) = (Screen("A", .red), Screen("B", .blue))
    let navigation = UINavigationController(rootViewController: first)
    navigation.isNavigationBarHidden = hidesBar
    if !change.isPush { navigation.pushViewController(second, animated: false) }
    stage.show(navigation)
    stage.advance(by: 1)
    change.make(in: navigation, second)
    stage.advance(by: 0)
    return (stage, navigation)
  }

  /// The frames of a view and of all views in it, in words.
  private func frames(_ view: UIView) -> [String] {
    ["\(type(of: view)) \(view.frame) \(view.alpha)"] + view.subviews.flatMap(frames)
  }

  @Test(
    "the pose goes on: at once, and ever after, all looks as on a window that had the new size from the start",
    arguments: Change.allCases, sizes)
  func goesOn(change: Change, size: CGSize) throws {
    // A flip turns pictures, and one of the old size is stretched over the new, with its bar if it has one.
    let isFlip = change == .flipPush || change == .flipPop
    for share in [0.1, 0.4, 0.6, 0.9] {
      let (resized, _) = try makeStage(Self.old, change, hidesBar: isFlip)
      let (steady, _) = try makeStage(size, change, hidesBar: isFlip)
      resized.advance(by: share * change.duration)
      steady.advance(by: share * change.duration)
      resized.resize(to: size)
      for step in 0...4 {
        if step > 0 {
          resized.advance(by: change.duration / 8)
          steady.advance(by: change.duration / 8)
        }
        let (seen, wanted) = (resized.picture(), steady.picture())
        #expect((seen.width, seen.height) == (Int(size.width), Int(size.height)))
        // Not the bar of a push: a title that was placed for the old width is still on its way.
        let difference = try #require(
          isFlip
            ? seen.difference(from: wanted, tolerance: 1)
            : seen.belowBar.difference(from: wanted.belowBar, tolerance: 1))
        #expect(difference.isEmpty, "\(change) resized at \(share), step \(step): \(difference)")
      }
    }
  }

  @Test("nothing is left at the old size", arguments: Change.allCases, sizes)
  func ends(change: Change, size: CGSize) throws {
    let (resized, navigation) = try makeStage(Self.old, change)
    resized.advance(by: 0.3 * change.duration)
    resized.resize(to: size)
    resized.advance(by: change.duration)
    let (steady, other) = try makeStage(size, change)
    steady.advance(by: 2 * change.duration)
    #expect(navigation.viewControllers.map(\.title) == other.viewControllers.map(\.title))
    #expect(frames(resized.window) == frames(steady.window))
    #expect(resized.picture() == steady.picture())
    #expect(resized.dump().split(separator: "\n").dropFirst() == steady.dump().split(separator: "\n").dropFirst())
  }

  @Test("a push that is resized again and again keeps its time", arguments: [Change.push, .pop, .flipPush])
  func dragged(change: Change) throws {
    let (stage, navigation) = try makeStage(Self.old, change)
    for step in 1...20 {
      stage.advance(by: change.duration / 21)
      let width = 320 + CGFloat(step * 7)
      stage.resize(to: CGSize(width: width, height: 480))
    }
    #expect(stage.picture() != (try steadyPicture(change, CGSize(width: 460, height: 480))))
    stage.advance(by: change.duration / 21 + 1.0 / 60)
    #expect(navigation.viewControllers.last?.view.frame.width == 460)
    #expect(stage.picture() == (try steadyPicture(change, CGSize(width: 460, height: 480))))
  }

  private func steadyPicture(_ change: Change, _ size: CGSize) throws -> Bitmap {
    let (stage, _) = try makeStage(size, change)
    stage.advance(by: 2)
    return stage.picture()
  }
}

extension Bitmap {
  /// The rows below a navigation bar and its line.
  fileprivate var belowBar: Bitmap {
    let top = 46
    return Bitmap(width: width, height: height - top, bytes: Array(bytes[(top * width * 4)...]))
  }
}
