// StressTests: long random runs of navigation, after which all must be balanced and the top be shown.

import Essentials
import Foundation
import OneAtATime
import Testing
import Views

@testable import Navigation

/// Numbers that look random and are the same on every machine.
private struct Dice {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func roll(_ sides: Int) -> Int {
    // A linear congruential generator with the constants of Knuth's MMIX; its high bits are good enough for dice.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(sides))
  }
}

@MainActor
@Suite("Stress", .oneAtATime) struct StressTests {
  @Test("Whatever is done to a stack, will and did stay balanced and its top is shown", arguments: 1...12)
  func stack(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    let record = Record()
    var made: [Recorder] = []
    func fresh() -> Recorder {
      made.append(Recorder("\(made.count)", record))
      return made[made.count - 1]
    }
    let navigation = UINavigationController(rootViewController: fresh())
    let scene = TestScene(showing: navigation)
    _ = Log.observing {
      for _ in 0..<120 {
        let animated = dice.roll(2) == 0
        switch dice.roll(11) {
        case 0, 1, 2: navigation.pushViewController(fresh(), animated: animated)
        case 3, 4: navigation.popViewController(animated: animated)
        case 5: navigation.popToRootViewController(animated: animated)
        case 6:
          let stack = navigation.viewControllers
          navigation.setViewControllers(stack.shuffled(by: &dice) + [fresh()], animated: animated)
        case 7: navigation.setViewControllers(navigation.viewControllers.shuffled(by: &dice), animated: animated)
        case 8: navigation.present(fresh(), animated: animated)
        case 9: navigation.dismiss(animated: animated)
        default:
          scene.window.rootViewController = UIViewController()
          if animated { scene.run(for: 0.1) }
          scene.window.rootViewController = navigation
        }
        if dice.roll(3) > 0 { scene.run(for: Double(dice.roll(30)) / 60) }
        if dice.roll(12) == 0 { navigation.view.layoutIfNeeded() }
      }
      for _ in 0..<4 { scene.settle() }
      navigation.dismiss(animated: false)
      for _ in 0..<2 { scene.settle() }
    }
    #expect(made.flatMap(\.imbalances) == [])
    #expect(navigation.state.running == nil)
    let top = navigation.topViewController
    #expect(top.map { ($0 as? Recorder)?.phase } == .appeared)
    #expect(made.allSatisfy { $0 === top || $0.phase == .disappeared })
    #expect(top?.view.window === scene.window)
    #expect(navigation.navigationBar.items?.count == navigation.viewControllers.count)
    #expect(Set(navigation.children) == Set(navigation.viewControllers))
    let presented = made.filter { $0.presentingViewController != nil }
    #expect(presented.isEmpty)
  }
}

extension Array {
  fileprivate func shuffled(by dice: inout Dice) -> [Element] {
    var result = self
    for index in result.indices.dropFirst().reversed() { result.swapAt(index, dice.roll(index + 1)) }
    return result
  }
}
