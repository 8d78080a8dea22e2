// StageLifeTests: what a stage holds goes with it, so that a suite of a thousand tests stays small.

import Foundation
import Stage
import StageTesting
import Testing
import UIKit

@MainActor @Suite("A stage's life", .oneAtATime) struct StageLifeTests {
  private struct Remains {
    weak var window: UIWindow?
    weak var controller: UIViewController?
    weak var view: UIView?
    weak var application: UIApplication?

    var isEmpty: Bool { window == nil && controller == nil && view == nil && application == nil }
  }

  /// Opens a stage, lets `body` do something in it and leaves it.
  private func remains(_ body: (Stage, UINavigationController) throws -> Void) throws -> Remains {
    let stage = try Stage.pinned(200, 300)
    let root = UIViewController()
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 160, height: 30))
    label.text = "A label"
    root.view.addSubview(label)
    let navigation = UINavigationController(rootViewController: root)
    stage.show(navigation)
    try body(stage, navigation)
    return Remains(
      window: stage.window, controller: root, view: label, application: UIApplication.shared)
  }

  @Test("at rest")
  func atRest() throws {
    let remains = try remains { stage, _ in _ = stage.picture() }
    #expect(remains.isEmpty, "\(remains)")
  }

  @Test("in the middle of a push")
  func midPush() throws {
    let remains = try remains { stage, navigation in
      navigation.pushViewController(UIViewController(), animated: true)
      stage.advance(by: 0.1)
      _ = stage.picture()
    }
    #expect(remains.isEmpty, "\(remains)")
  }

  @Test("in the middle of an animation that waits, with work that waits for the next turn")
  func midAnimation() throws {
    let remains = try remains { _, navigation in
      let view = navigation.view
      UIView.animate(
        withDuration: 1, delay: 1, animations: { view?.alpha = 0 }, completion: { _ in _ = view?.alpha })
    }
    #expect(remains.isEmpty, "\(remains)")
  }

  @Test("a hundred stages leave no file open")
  func descriptors() throws {
    func open() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
    _ = try remains { stage, _ in _ = stage.picture() }
    let before = try open()
    for _ in 0..<100 { _ = try remains { stage, _ in _ = stage.picture() } }
    #expect(try open() <= before + 2)
  }

  @Test("a window that outlives its stage can still be changed")
  func windowOutlives() throws {
    var window: UIWindow?
    _ = try remains { stage, _ in window = stage.window }
    let controller = UIViewController()
    window?.rootViewController = controller
    window?.frame.size = CGSize(width: 10, height: 20)
    window?.layoutIfNeeded()
    #expect(window?.rootViewController === controller)
  }
}
