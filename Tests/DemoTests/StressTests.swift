// StressTests: both quizzes under hundreds of thousands of taps at random places and times.

import Essentials
import Foundation
import Layers
import StageTesting
import Testing
import UIKit
import Views

@testable import DemoKit
@testable import Stage

@MainActor @Suite("The quiz under random taps", .oneAtATime) struct StressTests {
  /// How many seeds there are; half of them go to either quiz. A thousand take minutes, so they run where the
  /// environment variable INTERLUDE_STRESS asks for them.
  private static let seeds = ProcessInfo.processInfo.environment["INTERLUDE_STRESS"].flatMap { Int($0) } ?? 100
  private static let taps = 200
  private static let leastTransitions = 20

  @Test(
    "calls balanced, bar and stack equal, input alive, all freed, for every seed",
    arguments: [DemoOptions.Name.quiz, .quizNavigation])
  func randomTaps(name: DemoOptions.Name) throws {
    let quiz = try WatchedQuiz(name)
    var transitions: [Int] = []
    for seed in stride(from: name == .quiz ? 0 : 1, to: max(2, Self.seeds), by: 2) {
      let (run, messages) = try Log.observing { try StressRun(quiz, seed: seed, taps: Self.taps) }
      transitions.append(run.transitions)
      let problems = run.problems + messages
      #expect(problems.isEmpty, "\(name.rawValue), seed \(seed)")
      #expect(run.transitions >= Self.leastTransitions, "\(name.rawValue), seed \(seed)")
    }
    let (least, sum) = (transitions.min() ?? 0, transitions.reduce(0, +))
    Log.note(
      "\(name.rawValue): \(transitions.count) seeds of \(Self.taps) taps, \(sum) transitions, at least \(least) a "
        + "seed, \(sum / transitions.count) in the mean")
  }
}

/// One run from the menu on.
@MainActor
private final class StressRun {
  /// How often the shown controllers became others.
  private(set) var transitions = 0
  /// What was wrong, in words.
  private(set) var problems: [String] = []

  private let stage: Stage
  private let watch: Watch
  private var dice: Dice
  /// The controllers on screen and in stacks, when looked at last.
  private var shown: [ObjectIdentifier] = []

  init(_ quiz: WatchedQuiz, seed: Int, taps: Int) throws {
    stage = try Stage()
    watch = Watch.begin()
    dice = Dice(seed: seed)
    stage.show(try quiz.makeRoot())
    shown = controllers.map(ObjectIdentifier.init)
    for _ in 0..<taps { tapAtRandom() }
    rest()
    check()
    checkThatATapCounts()
    check()
  }

  // MARK: Input

  private func tapAtRandom() {
    let size = stage.window.bounds.size
    let anywhere = CGPoint(x: dice.roll(upTo: size.width), y: dice.roll(upTo: size.height))
    let targets = targets(in: stage.window)
    let isAimed = dice.roll(3) == 0 && !targets.isEmpty
    let point = isAimed ? middle(of: targets[dice.roll(targets.count)]) : anywhere
    stage.press(at: point)
    if dice.roll(2) == 0 { pass(dice.roll(upTo: 0.15)) }
    stage.release(at: point)
    look()
    // A third of the taps follow one another at once, whatever the one before began.
    if dice.roll(3) > 0 { pass(dice.roll(upTo: 0.5)) }
  }

  /// Lets time pass as on a machine that cannot keep up: frames come when they come.
  private func pass(_ seconds: Double) {
    let end = stage.time + seconds
    while stage.time < end {
      stage.clock.step(to: min(end, stage.time + 0.016 + dice.roll(upTo: 0.2)))
      stage.settle()
      look()
    }
  }

  private func rest() {
    for _ in 0..<40 { pass(0.1) }
  }

  /// The controls, cells and bar items that a hand could reach.
  private func targets(in view: UIView) -> [UIView] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    if view.isTapTarget {
      let point = middle(of: view)
      return stage.window.bounds.contains(point) ? [view] : []
    }
    return view.subviews.flatMap(targets)
  }

  private func middle(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  // MARK: What is there

  /// The controllers of the window, as they stand in and over one another.
  private var controllers: [UIViewController] {
    func all(_ controller: UIViewController) -> [UIViewController] {
      let presented = controller.presentedViewController.flatMap {
        $0.presentingViewController === controller ? $0 : nil
      }
      return [controller] + controller.children.flatMap(all) + (presented.map(all) ?? [])
    }
    return stage.window.rootViewController.map(all) ?? []
  }

  private func look() {
    let now = controllers.map(ObjectIdentifier.init)
    guard now != shown else { return }
    shown = now
    transitions += 1
  }

  // MARK: Checks at rest

  private func expect(_ isTrue: Bool, _ problem: @autoclosure () -> String) {
    if !isTrue { problems.append(problem()) }
  }

  private func check() {
    let controllers = controllers
    let orders = controllers.compactMap { ($0 as? any Watched)?.order }
    expect(watch.faults.isEmpty, "calls out of order: \(watch.faults)")
    expect(orders.count == controllers.count, "a controller is not watched")
    for controller in controllers {
      let isSeen = controller.viewIfLoaded?.window != nil
      let phase = (controller as? any Watched)?.order.phase
      expect(phase == (isSeen ? .appeared : .disappeared), "\(controller) rests while \(String(describing: phase))")
    }
    // Whoever is not in the window's controllers any more is gone.
    let left = watch.living.filter { order in !orders.contains { $0 === order } }
    expect(left.isEmpty, "\(left.count) of \(watch.count) controllers were not freed")
    expect(controllers.last?.viewIfLoaded?.window === stage.window, "the last controller is not on screen")
    for case let stack as any QuestionStack in controllers {
      let bars = stack.view.subviews.compactMap { $0 as? UINavigationBar }
      expect(bars.count == 1, "\(bars.count) bars in one stack")
      let items = bars.first?.items ?? []
      expect(
        items.count == stack.viewControllers.count
          && zip(items, stack.viewControllers).allSatisfy { $0 === $1.navigationItem },
        "the bar's items are not the stack's")
      expect(stack.children == stack.viewControllers, "the children are not the stack")
    }
    expect(!isAnythingRasterized(stage.window.layer), "a layer still rasterizes")
    expect(alphas(stage.window).allSatisfy { $0 == 1 }, "a screen is left translucent")
    expect(!UIApplication.shared.isInTransition, "input is still dropped")
    expect(!LayerCommit.current.hasRunningAnimations, "an animation still runs")
  }

  private func isAnythingRasterized(_ layer: CALayer) -> Bool {
    layer.shouldRasterize || layer.sublayers?.contains(where: isAnythingRasterized) == true
  }

  /// The alphas of the views on screen that belong to controllers.
  private func alphas(_ window: UIWindow) -> [CGFloat] {
    controllers.compactMap(\.viewIfLoaded).filter { $0.window === window }.map(\.alpha)
  }

  /// The lowest cell of every screen leads somewhere: Begin, an answer, Start Over.
  private func checkThatATapCounts() {
    let cells = targets(in: stage.window).compactMap { $0 as? UITableViewCell }
    guard let lowest = cells.max(by: { middle(of: $0).y < middle(of: $1).y }) else {
      return problems.append("nothing is there to be tapped")
    }
    let before = (transitions, lowest.textLabel?.text ?? "")
    stage.tap(at: middle(of: lowest))
    rest()
    expect(transitions > before.0, "a tap on \"\(before.1)\" has no effect: input is stuck")
  }
}
