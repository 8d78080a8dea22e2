// NavigationBarTests: standalone and managed bars.

import Essentials
import Foundation
import Layers
import OneAtATime
import Testing
import Views

@testable import Navigation

/// A bar delegate that writes down what it is asked.
@MainActor
private final class BarRecorder: UINavigationBarDelegate {
  let record: Record
  var allows = true
  init(_ record: Record) { self.record = record }

  func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    record.add("shouldPush \(item.title ?? "")")
    return allows
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    record.add("didPush \(item.title ?? "")")
  }
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    record.add("shouldPop \(item.title ?? "")")
    return allows
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    record.add("didPop \(item.title ?? "")")
  }
}

@MainActor
@Suite("Navigation bar", .oneAtATime) struct NavigationBarTests {
  let record = Record()
  let scene: TestScene
  let root = UIViewController()
  let bar: UINavigationBar
  let one = UINavigationItem(title: "One")
  let two = UINavigationItem(title: "Two")

  init() {
    scene = TestScene()
    bar = UINavigationBar(frame: .zero)
    scene.show(root)
    root.view.addSubview(bar)
    bar.sizeToFit()
  }

  @Test("G20, G26: a bar of no width takes its superview's, and is 44 points high")
  func size() {
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    root.view.frame.size.width = 500
    bar.sizeToFit()
    #expect(bar.frame.width == 500)
  }

  @Test("G1: the top item is the last, the back item the one below")
  func items() {
    bar.pushItem(one, animated: false)
    bar.pushItem(two, animated: false)
    #expect(bar.items == [one, two])
    #expect(bar.topItem === two)
    #expect(bar.backItem === one)
    #expect(bar.popItem(animated: false) === two)
    #expect(bar.backItem == nil)
  }

  @Test("G3: should before, did after the animation or at once; a refusal changes nothing")
  func delegate() {
    let delegate = BarRecorder(record)
    bar.delegate = delegate
    bar.pushItem(one, animated: false)
    #expect(record.take() == ["shouldPush One", "didPush One"])
    bar.pushItem(two, animated: true)
    #expect(record.take() == ["shouldPush Two"])
    #expect(bar.topItem === two)
    scene.settle()
    #expect(record.take() == ["didPush Two"])
    delegate.allows = false
    #expect(bar.popItem(animated: true) == nil)
    #expect(record.take() == ["shouldPop Two"])
    #expect(bar.topItem === two)
  }

  @Test("G2: setItems asks nobody, and has its items at once")
  func setItems() {
    let delegate = BarRecorder(record)
    bar.delegate = delegate
    bar.setItems([one], animated: false)
    bar.setItems([one, two], animated: true)
    #expect(bar.topItem === two)
    #expect(bar.state.transition != nil)
    scene.settle()
    #expect(bar.state.transition == nil)
    #expect(record.take().isEmpty)
  }

  @Test("G6, S0.15: the back button of a standalone bar pops the bar's own item, once for a double tap")
  func standaloneBack() {
    bar.setItems([one, two, UINavigationItem(title: "Three")], animated: false)
    scene.turn.run()
    #expect(bar.showsBackButton)
    bar.backButtonTapped()
    bar.backButtonTapped()
    scene.settle()
    #expect(bar.items == [one, two])
    two.hidesBackButton = true
    #expect(!bar.showsBackButton)
  }

  @Test("G4: a managed bar refuses to be changed directly")
  func managed() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let bar = navigation.navigationBar
    let messages = Fault.observing {
      bar.pushItem(one, animated: false)
      bar.popItem(animated: false)
      bar.items = []
      bar.delegate = BarRecorder(record)
    }.messages
    #expect(
      messages == [
        "Cannot call pushNavigationItem:animated: directly on a UINavigationBar managed by a controller.",
        "Cannot call popNavigationItemAnimated: directly on a UINavigationBar managed by a controller.",
        "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.",
        "Cannot manually set the delegate on a UINavigationBar managed by a controller.",
      ])
  }

  @Test("G5: a navigation subclass may refuse the back button's pop")
  func shouldPop() {
    final class Stubborn: UINavigationController, UINavigationBarDelegate {
      var allows = false
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }
    }
    let navigation = Stubborn()
    navigation.viewControllers = [UIViewController(), UIViewController()]
    scene.show(navigation)
    navigation.navigationBar.backButtonTapped()
    #expect(navigation.viewControllers.count == 2)
    navigation.allows = true
    navigation.navigationBar.backButtonTapped()
    #expect(navigation.viewControllers.count == 1)
    scene.settle()
  }

  @Test("G16, G19: the item's changes are seen while it is on top")
  func liveChanges() {
    bar.setItems([one], animated: false)
    one.title = "Another"
    #expect(bar.state.content?.title.text == "Another")
    one.rightBarButtonItem = UIBarButtonItem(title: "Save", style: .done, target: nil, action: nil)
    #expect(bar.state.content?.right.count == 1)
    one.setRightBarButton(nil, animated: true)
    scene.settle()
    #expect(bar.state.content?.right.isEmpty == true)
  }

  @Test("G22: a bar attached to the top goes on under the status bar")
  func attached() {
    let delegate = BarRecorder(record)
    bar.delegate = delegate
    bar.frame.origin.y = 20
    bar.layoutIfNeeded()
    #expect(bar.subviews.first?.frame == CGRect(x: 0, y: -20, width: 320, height: 64))
    bar.delegate = nil
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    #expect(bar.subviews.first?.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  @Test("The line under the bar is one pixel high at any scale")
  func shadow() throws {
    let shadow = try #require(bar.subviews.first?.subviews.first)
    bar.layoutIfNeeded()
    #expect(shadow.frame == CGRect(x: 0, y: 44, width: 320, height: 1))
    UIApplication.shared.resize(to: CGSize(width: 320, height: 568), scale: 2, statusBarHeight: 0)
    scene.turn.run()
    #expect(shadow.frame.height == 0.5)
  }

  @Test("Back and Escape use the visible back button, and nothing where it is hidden")
  func backKey() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    scene.show(navigation)
    #expect(!navigation.ownerShouldHandleBack())
    let next = UIViewController()
    navigation.pushViewController(next, animated: false)
    scene.turn.run()
    next.navigationItem.hidesBackButton = true
    #expect(!navigation.ownerShouldHandleBack())
    next.navigationItem.hidesBackButton = false
    #expect(navigation.ownerShouldHandleBack())
    #expect(navigation.viewControllers.count == 1)
    scene.settle()
  }
}

@MainActor
@Suite("Bars from right to left", .oneAtATime) struct MirroredBarTests {
  @Test(
    "a bar is the mirror image: back at the right, pointing there; right items at the left; titles move the other way")
  func mirrored() throws {
    var scenes: [TestScene] = []
    func content(_ locale: String) throws -> BarContentView {
      let scene = TestScene()
      scenes.append(scene)  // a layer in motion asks its scene's clock
      scene.turn.host = PlainHost(
        environment: Environment(size: scene.window.bounds.size, locale: Locale(identifier: locale)))
      let navigation = UINavigationController(rootViewController: Recorder("Root", Record()))
      let next = Recorder("Next", Record())
      next.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
      scene.show(navigation)
      navigation.pushViewController(next, animated: true)
      scene.turn.run()
      return try #require(navigation.navigationBar.state.content)
    }
    let (left, right) = (try content("en"), try content("ar"))
    func mirror(_ frame: CGRect) -> CGRect {
      CGRect(x: 320 - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
    #expect(right.back.frame == mirror(left.back.frame))
    #expect(right.middle.frame == mirror(left.middle.frame))
    #expect(right.right.map(\.frame) == left.right.map { mirror($0.frame) })
    #expect(right.back.chevron.frame.maxX == right.back.bounds.maxX)
    #expect(right.back.chevron.isMirrored)
    #expect(right.back.label.frame.minX == 0)
    let parts: [@MainActor (BarContentView) -> UIView] = [{ $0.middle }, { $0.back.label }]
    for part in parts {
      func offset(_ content: BarContentView) -> CGFloat {
        let layer = part(content).layer
        return (layer.presentation()?.position.x ?? .nan) - layer.position.x
      }
      #expect(offset(left) > 0)
      #expect(abs(offset(right) + offset(left)) < 1e-9)
    }
    withExtendedLifetime(scenes) {}
  }
}
