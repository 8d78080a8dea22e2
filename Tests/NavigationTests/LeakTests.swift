// LeakTests: who has left is freed.

import Foundation
import OneAtATime
import Testing
import Views

@testable import Navigation

@MainActor
@Suite("Leaks", .oneAtATime) struct LeakTests {
  let record = Record()

  @Test("N8: a popped controller is freed", arguments: [true, false])
  func popped(animated: Bool) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let scene = TestScene(showing: navigation)
    weak var popped: UIViewController?
    do {
      let next = Recorder("N", record)
      popped = next
      navigation.pushViewController(next, animated: animated)
    }
    scene.settle()
    #expect(popped != nil)
    navigation.popViewController(animated: animated)
    scene.settle()
    scene.settle()
    #expect(popped == nil)
  }

  @Test("M2: a dismissed controller is freed", arguments: [true, false])
  func dismissed(animated: Bool) {
    let root = UIViewController()
    let scene = TestScene(showing: root)
    weak var dismissed: UIViewController?
    do {
      let modal = Recorder("M", record)
      dismissed = modal
      root.present(modal, animated: animated)
    }
    scene.settle()
    #expect(dismissed != nil)
    root.dismiss(animated: animated)
    scene.settle()
    scene.settle()
    #expect(dismissed == nil)
  }

  @Test("A navigation controller that is no longer shown is freed with its stack")
  func navigation() {
    weak var navigation: UINavigationController?
    weak var root: UIViewController?
    let scene = TestScene()
    do {
      let controller = Recorder("R", record)
      let made = UINavigationController(rootViewController: controller)
      (navigation, root) = (made, controller)
      scene.show(made)
      made.pushViewController(UIViewController(), animated: true)
      scene.settle()
      scene.window.rootViewController = UIViewController()
      scene.settle()
    }
    #expect(navigation == nil)
    #expect(root == nil)
  }
}
