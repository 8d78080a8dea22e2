// UnwindTests: the search for an unwind's destination, the order of its steps, and its effect.

import Essentials
import Foundation
import OneAtATime
import Testing
import Views

@testable import Navigation

@MainActor
@Suite("Unwinding", .oneAtATime) struct UnwindTests {
  let record = Record()
  let scene = TestScene()
  let home: Home
  let source: Starter

  init() {
    home = Home("H", record)
    source = Starter("S", record)
  }

  private func unwind(from source: UIViewController? = nil) {
    SegueTemplate(unwind: "home:", identifier: "back").perform(from: source ?? self.source, sender: nil)
  }

  /// Shows `stack` in a navigation controller.
  private func show(_ stack: [UIViewController]) -> UINavigationController {
    let navigation = UINavigationController()
    navigation.viewControllers = stack
    scene.show(navigation)
    _ = record.take()
    return navigation
  }

  @Test("W20, W36, W37: should, prepare, action, perform, and then the calls of the pop")
  func order() {
    let navigation = show([home, source])
    var wasOnScreen: Bool?
    var coordinator: AnyObject?
    home.reactions["home"] = { [source] _ in
      wasOnScreen = source.view.window != nil && source.parent === navigation
      coordinator = source.transitionCoordinator
    }
    unwind()
    #expect(record.take() == ["S.should back", "S.prepare back", "H.home", "S.willMove(nil)"])
    #expect(wasOnScreen == true)
    #expect(coordinator == nil)
    #expect(navigation.viewControllers == [home])
    #expect(home.lastSegue?.source === source)
    #expect(home.lastSegue?.destination === home)
    scene.settle()
    #expect(
      record.take() == [
        "H.didLoad", "S.willDisappear", "H.willAppear", "S.didDisappear", "H.didAppear", "S.didMove(nil)",
      ])
  }

  @Test("W36: a refused trigger does nothing")
  func refusedTrigger() {
    let navigation = show([home, source])
    source.allows = false
    unwind()
    #expect(record.take() == ["S.should back"])
    #expect(navigation.viewControllers == [home, source])
  }

  @Test("W39: performSegue unwinds by identifier, without asking")
  func byIdentifier() {
    let navigation = show([home, source])
    source.segueTemplates = [SegueTemplate(unwind: "home:", identifier: "back")]
    source.performSegue(withIdentifier: "back", sender: nil)
    #expect(record.take().prefix(2) == ["S.prepare back", "H.home"])
    #expect(navigation.viewControllers == [home])
    scene.settle()
  }

  @Test("W22, W31: a navigation controller looks from the top of its stack down")
  func topFirst() {
    let middle = Home("M", record)
    let navigation = show([home, middle, source])
    unwind()
    #expect(record.take().contains("M.home"))
    #expect(navigation.viewControllers == [home, middle])
    scene.settle()
  }

  @Test("S0.16: who refuses is passed over")
  func refusing() {
    let middle = Home("M", record)
    middle.answer = false
    let navigation = show([home, middle, source])
    unwind()
    #expect(navigation.viewControllers == [home])
    scene.settle()
  }

  @Test("W23, W38: the source is never its own destination; then nothing happens")
  func sourceOnly() {
    let alone = Home("A", record)
    let navigation = show([UIViewController(), alone])
    let messages = Log.observing { unwind(from: alone) }.messages
    #expect(messages.count == 1)
    #expect(navigation.viewControllers.count == 2)
    #expect(record.take().isEmpty)
  }

  @Test("P22: a search that finds nobody lists everyone who was asked, and why each refused")
  func report() throws {
    let (root, refusing) = (Recorder("R", record), Home("X", record))
    refusing.answer = false
    _ = show([root, refusing, source])
    let messages = Log.observing { unwind() }.messages
    let line = try #require(messages.first)
    #expect(messages.count == 1)
    #expect(line.contains("Unwind 'home:' from <Starter \"S\">"))
    let refused = try #require(line.range(of: "<Home \"X\"> refused by canPerformUnwindSegueAction"))
    let lacking = try #require(line.range(of: "<Recorder \"R\"> has no action 'home:'"))
    let container = try #require(line.range(of: "<UINavigationController> has no action 'home:'"))
    #expect(refused.lowerBound < lacking.lowerBound)
    #expect(lacking.lowerBound < container.lowerBound)
    #expect(!record.take().contains("S.prepare back"))
  }

  @Test("W40: the destination may be the container itself")
  func container() {
    final class HomeNavigation: UINavigationController {
      override class var connections: [Connection] {
        super.connections + [.action("home:", HomeNavigation.home)]
      }
      var calls = 0
      func home(_ segue: UIStoryboardSegue) { calls += 1 }
    }
    let navigation = HomeNavigation()
    navigation.viewControllers = [UIViewController(), source]
    scene.show(navigation)
    unwind()
    #expect(navigation.calls == 1)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test("W34: from a modal to a screen deep below it: one dismissal, one pop, only the dismissal is seen")
  func modalAndPop() {
    let top = Recorder("T", record)
    let navigation = show([home, UIViewController(), top])
    let modal = UINavigationController(rootViewController: source)
    top.present(modal, animated: false)
    scene.settle()
    _ = record.take()
    unwind()
    #expect(navigation.viewControllers.count == 1)
    scene.settle()
    #expect(navigation.presentedViewController == nil)
    #expect(
      record.take() == [
        "S.should back", "S.prepare back", "H.home", "T.willMove(nil)", "S.willDisappear", "H.didLoad",
        "H.willAppear",
        "H.didAppear", "T.didMove(nil)", "S.didDisappear",
      ])
  }

  @Test("Everything presented between source and destination is dismissed, however many")
  func severalModals() {
    scene.show(home)
    let middle = Recorder("M", record)
    home.present(middle, animated: false)
    middle.present(source, animated: false)
    scene.settle()
    unwind()
    scene.settle()
    #expect(home.presentedViewController == nil)
    #expect(home.phase == .appeared)
    #expect((home.imbalances + middle.imbalances + source.imbalances).isEmpty)
  }

  nonisolated static let sheets: [UIModalPresentationStyle] = [
    .formSheet, .currentContext, .overFullScreen, .fullScreen,
  ]

  @Test("The style of the presentation does not matter to its dismissal", arguments: sheets)
  func styles(style: UIModalPresentationStyle) {
    let navigation = show([home])
    home.definesPresentationContext = style == .currentContext
    source.modalPresentationStyle = style
    home.present(source, animated: false)
    scene.settle()
    unwind()
    scene.settle()
    #expect(home.presentedViewController == nil)
    #expect(navigation.presentedViewController == nil)
    #expect(home.phase == .appeared)
  }

  @Test("Two levels down in a nested container is found, and gets the action itself")
  func nested() {
    let outer = Recorder("O", record)
    let inner = UINavigationController(rootViewController: home)
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    scene.show(outer)
    let modal = UINavigationController(rootViewController: source)
    outer.present(modal, animated: false)
    scene.settle()
    unwind()
    scene.settle()
    #expect(home.lastSegue?.destination === home)
    #expect(outer.presentedViewController == nil)
  }

  @Test("W25: an overridden forUnwindSegueAction replaces the search among the children")
  func legacySearch() {
    final class Legacy: Recorder {
      override func forUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
      ) -> UIViewController? { nil }
    }
    let container = Legacy("L", record)
    for child in [home, source] as [UIViewController] {
      container.addChild(child)
      container.view.addSubview(child.view)
    }
    scene.show(container)
    let messages = Log.observing { unwind() }.messages
    #expect(messages.first?.contains("<Legacy \"L\"> answers for its subtree itself and found none") == true)
    #expect(home.lastSegue == nil)
  }

  @Test("S0.13, W24: a container of one's own finds the child and supplies the segue")
  func legacyContainer() {
    final class Box {
      var performed: [String] = []
    }
    final class Fade: UIStoryboardSegue {
      override func perform() { (source.parent as? Stack)?.box.performed.append("fade to \(destination.title ?? "")") }
    }
    final class Stack: UIViewController {
      let box = Box()
      override func forUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
      ) -> UIViewController? {
        children.reversed().first {
          $0.canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
        } ?? super.forUnwindSegueAction(action, from: fromViewController, withSender: sender)
      }
      override func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
      ) -> UIStoryboardSegue? {
        Fade(identifier: identifier, source: fromViewController, destination: toViewController)
      }
    }
    let stack = Stack()
    for child in [home, source] as [UIViewController] { stack.addChild(child) }
    SegueTemplate(unwind: "home:", class: NotedSegue.self).perform(from: source, sender: nil)
    #expect(stack.box.performed == ["fade to H"])
    #expect(!record.take().contains("S.perform"))
  }

  @Test("A container's own segue acts between its children; what was presented over them is dismissed for it")
  func containerSegueAcrossModal() {
    final class Slide: UIStoryboardSegue {
      override func perform() { (destination.parent as? Drawer)?.shown = destination }
    }
    final class Drawer: UIViewController {
      weak var shown: UIViewController?
      override func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
      ) -> UIStoryboardSegue? {
        Slide(identifier: identifier, source: fromViewController, destination: toViewController)
      }
    }
    let drawer = Drawer()
    drawer.addChild(home)
    drawer.view.addSubview(home.view)
    scene.show(drawer)
    drawer.present(source, animated: false)
    scene.settle()
    unwind()
    scene.settle()
    #expect(drawer.shown === home)
    #expect(drawer.presentedViewController == nil)
    #expect(home.phase == .appeared)
  }

  @Test("W25: the class on the exit segue is used where no container supplies one, and does all itself")
  func exitClass() {
    let navigation = show([home, source])
    SegueTemplate(unwind: "home:", class: NotedSegue.self).perform(from: source, sender: nil)
    #expect(record.take().suffix(3) == ["S.prepare –", "H.home", "S.perform"])
    #expect(navigation.viewControllers == [home, source])
  }

  @Test("W33: each container on the way is asked to show the next step")
  func steps() {
    final class Asked: Recorder {
      override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        note("unwind towards \(subsequentVC.title ?? "?")")
      }
    }
    let (outer, inner) = (Asked("O", record), Asked("I", record))
    let other = Asked("X", record)
    other.addChild(source)
    outer.addChild(other)
    inner.addChild(home)
    outer.addChild(inner)
    _ = record.take()
    unwind()
    #expect(
      record.take() == [
        "S.should back", "S.prepare back", "H.home", "X.unwind towards O", "O.unwind towards I", "I.unwind towards H",
      ])
  }

  @Test("W31: childContaining resolves containers and presentations")
  func childContaining() {
    let navigation = show([home])
    home.definesPresentationContext = true
    source.modalPresentationStyle = .currentContext
    home.present(source, animated: false)
    scene.settle()
    let place = UIStoryboardUnwindSegueSource(source: source, unwindAction: "home:", sender: nil)
    #expect(navigation.childContaining(place) === home)
    #expect(navigation.allowedChildrenForUnwinding(from: place).isEmpty)
  }

  @Test("S3.2: a navigation subclass may take the segue from the destination, and falls back on nil")
  func navigationSubclass() {
    final class Flip: UIStoryboardSegue {
      override func perform() { destination.navigationController?.popToRootViewController(animated: false) }
    }
    final class FlipNavigation: UINavigationController {
      var flips = true
      override func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
      ) -> UIStoryboardSegue? {
        flips
          ? Flip(identifier: identifier, source: fromViewController, destination: toViewController)
          : super.segueForUnwinding(to: toViewController, from: fromViewController, identifier: identifier)
      }
    }
    let navigation = FlipNavigation()
    navigation.viewControllers = [home, source]
    scene.show(navigation)
    unwind()
    #expect(navigation.viewControllers == [home])
    scene.settle()
    navigation.flips = false
    navigation.pushViewController(source, animated: false)
    scene.settle()
    unwind()
    #expect(navigation.viewControllers == [home])
    scene.settle()
  }
}
