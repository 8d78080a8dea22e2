// DeepStackTests: what a change costs under a deep stack: nothing below it is looked at, copied or made.

import Essentials
import Foundation
import OneAtATime
import Testing
import Views

@testable import Navigation

@MainActor
@Suite("Deep stacks", .oneAtATime) struct DeepStackTests {
  let record = Record()
  let scene = TestScene()
  let navigation = UINavigationController(nibName: nil, bundle: nil)

  private func plain(_ count: Int) -> [UIViewController] { (0..<count).map { _ in UIViewController() } }

  private func showStack(of count: Int) {
    navigation.setViewControllers(plain(count), animated: false)
    scene.show(navigation)
    scene.settle()
  }

  private var address: Int {
    navigation.state.stack.all.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
  }

  @Test("Of a deep stack only the two topmost screens have bar items, and only the top has a view")
  func onlyTheTopIsMade() {
    showStack(of: 1000)
    navigation.pushViewController(UIViewController(), animated: true)
    scene.settle()
    let stack = navigation.viewControllers
    #expect(stack.indices.filter { stack[$0].storedNavigationItem != nil } == [998, 999, 1000])
    #expect(stack.indices.filter { stack[$0].isViewLoaded } == [999, 1000])
    #expect(navigation.navigationBar.items?.count == 1001, "asked for, all are there")
  }

  @Test("A controller that a second navigation controller has taken is still known to the first one's stack")
  func inTwoStacks() {
    let (root, shared, top) = (UIViewController(), UIViewController(), UIViewController())
    navigation.setViewControllers([root, shared], animated: false)
    let second = UINavigationController(rootViewController: UIViewController())
    second.pushViewController(shared, animated: false)
    navigation.pushViewController(top, animated: false)
    #expect(navigation.popToViewController(shared, animated: false) == [top])
    #expect(second.popViewController(animated: false) === shared)
    #expect(navigation.state.stack.index(of: shared) == 1)
    #expect(navigation.viewControllers == [root, shared])
  }

  @Test("A controller that changes the stack as it is told to go has the last word, and leaves no child behind")
  func changedWhileTold() {
    final class Meddler: UIViewController {
      var onGoing: () -> Void = {}
      override func willMove(toParent parent: UIViewController?) {
        if parent == nil { onGoing() }
      }
    }
    let (root, last, wanted, other) = (UIViewController(), Meddler(), UIViewController(), UIViewController())
    navigation.setViewControllers([root, last], animated: false)
    scene.show(navigation)
    scene.settle()
    last.onGoing = { [unowned navigation] in navigation.setViewControllers([root, other], animated: false) }
    navigation.setViewControllers([root, wanted], animated: false)
    last.onGoing = {}
    scene.settle()
    #expect(navigation.viewControllers == [root, other])
    #expect(Set(navigation.children) == [root, other])
    #expect(wanted.parent == nil)
  }

  @Test("A push and a pop move nothing: the stack stays where it is in memory", arguments: [false, true])
  func nothingIsCopied(animated: Bool) {
    showStack(of: 1000)
    // The first pushes make room for many.
    for _ in 0..<2 { navigation.pushViewController(UIViewController(), animated: false) }
    scene.settle()
    let before = address
    for _ in 0..<3 {
      navigation.pushViewController(UIViewController(), animated: animated)
      scene.settle()
      navigation.popViewController(animated: animated)
      scene.settle()
    }
    #expect(address == before)
    #expect(navigation.viewControllers.count == 1002)
    #expect(navigation.children.count == 1002)
    #expect(navigation.state.shownStack.top.isEmpty)
    #expect(navigation.state.shownStack.sharedCount == 1002)
  }

  @Test("A remembered stack stays what it was, whatever becomes of the stack")
  func memory() {
    var numbers = Dice(state: 7)
    var stack = ControllerStack()
    var remembered: [(memory: RememberedStack, all: [UIViewController])] = []
    let pool = plain(12)
    for _ in 0..<500 {
      let kept = Int.random(in: 0...stack.count, using: &numbers)
      let free = pool.filter { one in !stack.all[..<kept].contains { $0 === one } }
      let top = Array(free.shuffled(using: &numbers).prefix(Int.random(in: 0...4, using: &numbers)))
      for (memory, _) in remembered { memory.prepare(for: stack, keeping: kept) }
      stack.replaceTop(keeping: kept, with: top)
      for (memory, all) in remembered {
        #expect(memory.all(beside: stack) == all)
        for one in pool { #expect(memory.contains(one, beside: stack) == all.contains(one)) }
      }
      for one in pool { #expect(stack.index(of: one) == stack.all.firstIndex(of: one)) }
      remembered.append((RememberedStack(stack), stack.all))
      if remembered.count > 5 { remembered.removeFirst() }
    }
  }

  @Test("Who waits to be told can be struck off and come again, and the others keep their order")
  func members() {
    var numbers = Dice(state: 13)
    let pool = plain(40)
    var (list, expected) = (MemberList(), [UIViewController]())
    for _ in 0..<300 {
      let some = Array(pool.shuffled(using: &numbers).prefix(Int.random(in: 0...6, using: &numbers)))
      if Bool.random(using: &numbers) {
        list.strike(some)
        expected.removeAll(where: some.contains)
      } else {
        let new = some.filter { !expected.contains($0) }
        list.add(new)
        expected += new
      }
      #expect(list.all == expected)
    }
    list.strike(pool)
    #expect(list.all.isEmpty)
    list.add([pool[3]])
    #expect(list.all == [pool[3]])
  }

  @Test("Of a remembered stack's controllers those are told apart that were in it")
  func division() {
    let (old, new) = (plain(6), plain(3))
    var stack = ControllerStack()
    stack.replaceTop(keeping: 0, with: old)
    let memory = RememberedStack(stack)
    memory.prepare(for: stack, keeping: 2)
    stack.replaceTop(keeping: 2, with: [new[0], old[4], new[1]])
    let (known, others) = memory.divide([new[0], old[4], old[1], new[2], old[5]], beside: stack)
    #expect(known == [old[4], old[1], old[5]])
    #expect(others == [new[0], new[2]])
  }

  @Test("One that tells of its move by changing the stack loses nobody: each is told once (N5, B4)")
  func toldWhileTelling() {
    final class Teller: UIViewController {
      var onMove: () -> Void = {}
      var told: [Bool] = []
      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        told.append(parent != nil)
        onMove()
      }
    }
    let (root, first, second, third) = (Teller(), Teller(), Teller(), Teller())
    navigation.setViewControllers([root], animated: false)
    root.onMove = { [unowned navigation, unowned root] in
      root.onMove = {}
      navigation.pushViewController(third, animated: false)
    }
    final class Pusher: NSObject, UINavigationControllerDelegate {
      var onShow: () -> Void = {}
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
      ) {
        let act = onShow
        onShow = {}
        act()
      }
    }
    let pusher = Pusher()
    navigation.delegate = pusher
    pusher.onShow = { [unowned navigation] in
      navigation.setViewControllers([root, first, second], animated: false)
    }
    scene.show(navigation)
    scene.settle()
    #expect(navigation.viewControllers == [root, first, second, third])
    #expect([root, first, second, third].map(\.told) == Array(repeating: [true], count: 4))
  }

  /// Tells what it is told, and may act on it.
  private final class Listener: UIViewController {
    var told: [String] = []
    var onGoing: () -> Void = {}
    var onArrival: () -> Void = {}

    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      told.append(parent == nil ? "will go" : "will come")
      let act = onGoing
      if parent == nil {
        onGoing = {}
        act()
      }
    }

    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      told.append(parent == nil ? "went" : "came")
      let act = onArrival
      if parent != nil {
        onArrival = {}
        act()
      }
    }
  }

  @Test("One that is announced by a change inside another is announced and told once (B4)")
  func announcedOnce() {
    let (root, leaving, new) = (Listener(), Listener(), Listener())
    navigation.setViewControllers([root, leaving], animated: false)
    scene.show(navigation)
    scene.settle()
    leaving.onGoing = { [unowned navigation] in
      navigation.popViewController(animated: false)
      navigation.pushViewController(new, animated: false)
    }
    navigation.setViewControllers([root, new], animated: false)
    scene.settle()
    #expect(navigation.viewControllers == [root, new])
    #expect(new.told.filter { $0 == "will come" }.count == 1)
    #expect(new.told.filter { $0 == "came" }.count == 1)
    #expect(new.parent === navigation)
  }

  @Test("One that is put back while others are told to go does not hear that it goes (B4)")
  func putBack() {
    let (root, first, second) = (Listener(), Listener(), Listener())
    navigation.setViewControllers([root, first, second], animated: false)
    scene.show(navigation)
    scene.settle()
    second.told = []
    first.onGoing = { [unowned navigation] in navigation.pushViewController(second, animated: false) }
    navigation.popToRootViewController(animated: false)
    scene.settle()
    #expect(navigation.viewControllers == [root, second])
    #expect(!second.told.contains("will go"))
    #expect(!second.isMovingFromParent)
  }

  @Test("One that is taken out and put back while another is told of its coming is told once (B4)")
  func toldOnce() {
    let (root, first, second) = (Listener(), Listener(), Listener())
    navigation.setViewControllers([root], animated: false)
    scene.show(navigation)
    scene.settle()
    first.onArrival = { [unowned navigation] in
      navigation.setViewControllers([root, first], animated: false)
      navigation.pushViewController(second, animated: false)
    }
    navigation.setViewControllers([root, first, second], animated: false)
    scene.settle()
    #expect(navigation.viewControllers == [root, first, second])
    #expect(second.told.filter { $0 == "came" }.count == 1)
    #expect(second.parent === navigation)
  }

  @Test("Children leave in any order, and the others keep theirs")
  func children() {
    var numbers = Dice(state: 11)
    let parent = UIViewController()
    var expected = plain(200)
    for child in expected { parent.addChild(child) }
    for round in 1...100 {
      expected.remove(at: Int.random(in: 0..<expected.count, using: &numbers)).removeFromParent()
      if round.isMultiple(of: 5) {
        expected.append(UIViewController())
        parent.addChild(expected[expected.count - 1])
      }
      // Adding a child again puts it last.
      if round.isMultiple(of: 7) {
        expected.append(expected.removeFirst())
        parent.addChild(expected[expected.count - 1])
      }
      #expect(parent.children == expected)
    }
    for child in expected { child.removeFromParent() }
    #expect(parent.children.isEmpty)
  }

  @Test("A screen that another controller has taken is not of the first one's stack any more")
  func taken() {
    let other = UINavigationController(rootViewController: UIViewController())
    let screen = UIViewController()
    navigation.setViewControllers([UIViewController(), screen], animated: false)
    other.pushViewController(screen, animated: false)
    #expect(other.state.stack.index(of: screen) == 1)
    #expect(screen.parent === other)
  }
}

/// The same throws in every run: a linear congruential generator with Knuth's constants for 64 bits.
private struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    // The low bits of such a generator repeat soon.
    return state >> 32 | state << 32
  }
}
