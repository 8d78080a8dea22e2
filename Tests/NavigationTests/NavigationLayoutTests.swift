// NavigationLayoutTests: where bar and screens lie, and the poses of a slide.

import Essentials
import Foundation
import Geometry
import Layers
import OneAtATime
import Testing
import Views

@testable import Navigation

@MainActor
@Suite("Navigation layout", .oneAtATime) struct NavigationLayoutTests {
  @Test("N25, G22: the bar lies under the status bar, 44 high; the screen goes on under both")
  func bar() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    _ = TestScene(showing: navigation, statusBar: 20)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 320, height: 44))
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
    #expect(root.view.safeAreaInsets.top == 64)
    #expect(root.topLayoutGuide.length == 64)
  }

  @Test("G22: without a status bar, too, the first screen's safe area begins below the bar")
  func noStatusBar() {
    let root = UIViewController()
    let part = UIView()
    part.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(part)
    part.topAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.topAnchor).isActive = true
    let navigation = UINavigationController(rootViewController: root)
    let scene = TestScene(showing: navigation)
    #expect(root.view.safeAreaInsets.top == 44)
    #expect(part.frame.minY == 44)
    // Out of its window a screen is covered by nothing, and back in it by the same.
    scene.window.rootViewController = UIViewController()
    scene.turn.run()
    #expect(root.view.safeAreaInsets.top == 0)
    scene.window.rootViewController = navigation
    scene.turn.run()
    #expect(root.view.safeAreaInsets.top == 44)
    #expect(part.frame.minY == 44)
  }

  @Test("G23: the guide is the status bar for a root, and nothing for a child of a container of one's own")
  func guides() {
    final class Holder: UIViewController {}
    let (holder, child) = (Holder(), UIViewController())
    _ = (holder.topLayoutGuide, child.topLayoutGuide)
    let scene = TestScene(showing: holder, statusBar: 20)
    holder.addChild(child)
    holder.view.addSubview(child.view)
    child.didMove(toParent: holder)
    scene.turn.run()
    #expect(holder.topLayoutGuide.length == 20)
    #expect(child.topLayoutGuide.length == 0)
  }

  @Test("G24: a screen that does not go under the bar starts below it")
  func edges() {
    let root = UIViewController()
    root.edgesForExtendedLayout = []
    let navigation = UINavigationController(rootViewController: root)
    let scene = TestScene(showing: navigation, statusBar: 20)
    #expect(root.view.frame == CGRect(x: 0, y: 64, width: 320, height: 504))
    #expect(root.view.safeAreaInsets.top == 0)
    root.edgesForExtendedLayout = .all
    scene.turn.run()
    #expect(root.view.frame.minY == 0)
    navigation.navigationBar.isTranslucent = false
    scene.turn.run()
    #expect(root.view.frame.minY == 64)
    root.extendedLayoutIncludesOpaqueBars = true
    scene.turn.run()
    #expect(root.view.frame.minY == 0)
  }

  @Test("N27: hiding the bar takes its 44 points from the safe area")
  func hidingTheBar() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let scene = TestScene(showing: navigation, statusBar: 20)
    navigation.setNavigationBarHidden(true, animated: false)
    scene.turn.run()
    #expect(navigation.navigationBar.isHidden)
    #expect(root.view.safeAreaInsets.top == 20)
    navigation.setNavigationBarHidden(false, animated: true)
    scene.settle()
    #expect(!navigation.navigationBar.isHidden)
    #expect(navigation.navigationBar.frame.minY == 20)
    #expect(root.view.safeAreaInsets.top == 64)
  }

  @Test("G18: a prompt makes the bar 74 points high and pushes the screen's content down")
  func prompt() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let scene = TestScene(showing: navigation)
    root.navigationItem.prompt = "Choose one"
    scene.turn.run()
    #expect(navigation.navigationBar.frame.height == 74)
    #expect(root.view.safeAreaInsets.top == 74)
  }

  @Test("G25: a controller may keep its scroll view from being inset", arguments: [true, false])
  func scrollViewInsets(adjusts: Bool) {
    let root = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    root.view.addSubview(scrollView)
    root.automaticallyAdjustsScrollViewInsets = adjusts
    _ = TestScene(showing: UINavigationController(rootViewController: root))
    #expect(scrollView.contentInsetAdjustmentBehavior == (adjusts ? .automatic : .never))
  }

  nonisolated static let quarters: [(p: CGFloat, below: CGFloat, above: CGFloat, dimming: CGFloat)] = [
    (0, 0, 320, 0), (0.25, -24, 240, 0.025), (0.5, -48, 160, 0.05), (0.75, -72, 80, 0.075), (1, -96, 0, 0.1),
  ]

  @Test("N26: the slide's pose at each quarter", arguments: quarters)
  func pose(p: CGFloat, below: CGFloat, above: CGFloat, dimming: CGFloat) {
    let pose = SlidePose.push(at: p, width: 320)
    #expect(abs(pose.below - below) < 1e-9)
    #expect(abs(pose.above - above) < 1e-9)
    #expect(abs(pose.dimming - dimming) < 1e-9)
  }

  @Test("N26: half way through a push both screens stand half way")
  func slideOnScreen() throws {
    let (root, next) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    let scene = TestScene(showing: navigation)
    navigation.pushViewController(next, animated: true)
    scene.turn.run()
    scene.clock.step(to: 0.175)
    scene.turn.run()
    #expect(abs(try #require(next.view.layer.presentation()).frame.minX - 160) < 0.5)
    #expect(abs(try #require(root.view.layer.presentation()).frame.minX + 48) < 0.5)
  }

  @Test("A resize goes on from the same progress")
  func slideAfterResize() throws {
    let (root, next) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    let scene = TestScene(showing: navigation)
    navigation.pushViewController(next, animated: true)
    scene.turn.run()
    scene.clock.step(to: 0.175)
    UIApplication.shared.resize(to: CGSize(width: 640, height: 568), scale: 1, statusBarHeight: 0)
    scene.turn.run()
    #expect(abs(try #require(next.view.layer.presentation()).frame.minX - 320) < 0.5)
    #expect(abs(try #require(root.view.layer.presentation()).frame.minX + 96) < 0.5)
  }

  @Test("G23: a screen that was placed before its window came still finds the bar that covers it")
  func placedBeforeWindow() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let scene = TestScene(size: CGSize(width: 320, height: 568))
    // Of the window's size already, so that nothing moves when the window comes.
    navigation.view.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    scene.show(navigation)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
  }
}
