// SegueTests: forward segues.

import Essentials
import Foundation
import OneAtATime
import Testing
import Views

@testable import Navigation

@MainActor
@Suite("Segues", .oneAtATime) struct SegueTests {
  let record = Record()
  let source: Starter
  let scene: TestScene

  init() {
    scene = TestScene()
    source = Starter("S", record)
  }

  @Test("W1: a trigger asks, then makes the destination, the segue, prepares and performs")
  func triggered() {
    let template = SegueTemplate("next", .custom, class: NotedSegue.self) { [record] in
      record.add("make")
      return UIViewController()
    }
    template.perform(from: source, sender: nil)
    #expect(record.take() == ["S.should next", "make", "S.prepare next", "S.perform"])
    source.allows = false
    template.perform(from: source, sender: nil)
    #expect(record.take() == ["S.should next"])
  }

  @Test("W2, W6: code does not ask, and gets a fresh destination each time")
  func byCode() {
    var destinations: [UIViewController] = []
    source.segueTemplates = [
      SegueTemplate("next", .custom, class: NotedSegue.self) {
        destinations.append(UIViewController())
        return destinations.last
      }
    ]
    source.performSegue(withIdentifier: "next", sender: nil)
    source.performSegue(withIdentifier: "next", sender: nil)
    #expect(record.take() == ["S.prepare next", "S.perform", "S.prepare next", "S.perform"])
    #expect(destinations.count == 2)
    #expect(destinations.first !== destinations.last)
  }

  @Test("W3, W4: an unknown identifier is a fault that names what is known")
  func unknown() {
    let without = Fault.observing { source.performSegue(withIdentifier: "x", sender: nil) }.messages
    #expect(without.first?.contains("has no segue with identifier 'x'") == true)
    source.hasStoryboard = true
    source.segueTemplates = [SegueTemplate("next", .show) { nil }]
    let with = Fault.observing { source.performSegue(withIdentifier: "x", sender: nil) }.messages
    #expect(with.first?.contains("'next'") == true)
  }

  @Test("W5: push needs a navigation controller; show falls back to presenting")
  func pushWithoutNavigation() {
    scene.show(source)
    let push = SegueTemplate("next", .push) { UIViewController() }
    let messages = Fault.observing { push.performUnasked(from: source, sender: nil) }.messages
    #expect(messages.first?.hasPrefix("Could not find a navigation controller for segue 'next'.") == true)
    SegueTemplate("next", .show) { UIViewController() }.performUnasked(from: source, sender: nil)
    #expect(source.presentedViewController != nil)
    scene.settle()
  }

  nonisolated static let pushing: [SegueTemplate.Kind] = [.show, .push]

  @Test("W5: in a navigation controller both push", arguments: pushing)
  func pushes(kind: SegueTemplate.Kind) {
    let navigation = UINavigationController(rootViewController: source)
    SegueTemplate("next", kind) { UIViewController() }.performUnasked(from: source, sender: nil)
    #expect(navigation.viewControllers.count == 2)
  }

  nonisolated static let presenting: [SegueTemplate.Kind] = [.modal, .presentation, .showDetail]

  @Test("The file's presentation and transition styles hold for the destination", arguments: presenting)
  func presents(kind: SegueTemplate.Kind) {
    scene.show(source)
    let template = SegueTemplate("next", kind) { UIViewController() }
    template.modalPresentationStyle = .overFullScreen
    template.modalTransitionStyle = .crossDissolve
    template.performUnasked(from: source, sender: nil)
    #expect(source.presentedViewController?.modalPresentationStyle == .overFullScreen)
    #expect(source.presentedViewController?.modalTransitionStyle == .crossDissolve)
    scene.settle()
  }

  @Test("W10: an embed segue prepares and fills its container")
  func embeds() {
    scene.show(source)
    let box = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    source.view.addSubview(box)
    let child = Recorder("C", record)
    _ = record.take()
    let template = SegueTemplate("inner", .embed) { child }
    template.embedView = { _ in box }
    template.performUnasked(from: source, sender: nil)
    scene.turn.run()
    #expect(
      record.take() == [
        "S.prepare inner", "C.willMove(parent)", "C.didLoad", "C.willAppear", "C.didMove(parent)", "C.didAppear",
      ])
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test("W11: a custom segue without perform is a fault that names class and identifier")
  func customWithoutPerform() {
    final class Silent: UIStoryboardSegue {}
    let template = SegueTemplate("next", .custom, class: Silent.self) { UIViewController() }
    let messages = Fault.observing { template.performUnasked(from: source, sender: nil) }.messages
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Silent") == true)
    #expect(messages.first?.contains("'next'") == true)
  }

  @Test("W12: source and destination are as connected, also for a nested source")
  func ends() {
    var seen: UIStoryboardSegue?
    final class Kept: UIStoryboardSegue {
      static let box = Box()
      final class Box: @unchecked Sendable { var segue: UIStoryboardSegue? }
      override func perform() { Kept.box.segue = self }
    }
    let navigation = UINavigationController(rootViewController: source)
    let destination = UINavigationController(rootViewController: UIViewController())
    SegueTemplate("next", .custom, class: Kept.self) { destination }.performUnasked(from: source, sender: nil)
    seen = Kept.box.segue
    Kept.box.segue = nil
    #expect(seen?.source === source)
    #expect(seen?.destination === destination)
    #expect(navigation.viewControllers == [source])
  }

  @Test("W13: animates NO turns animations off while the segue is performed")
  func notAnimated() {
    let navigation = UINavigationController(rootViewController: source)
    scene.show(navigation)
    let next = Recorder("N", record)
    let template = SegueTemplate("next", .show) { next }
    template.animates = false
    template.performUnasked(from: source, sender: nil)
    scene.turn.run()
    #expect(next.phase == .appeared)
    #expect(UIView.areAnimationsEnabled)
  }

  @Test("W14: in prepare the destination's view is not loaded")
  func destinationNotLoaded() {
    final class Peeking: UIViewController {
      var wasLoaded: Bool?
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) { wasLoaded = segue.destination.isViewLoaded }
    }
    let peeking = Peeking()
    let navigation = UINavigationController(rootViewController: peeking)
    SegueTemplate("next", .show) { UIViewController() }.performUnasked(from: peeking, sender: nil)
    #expect(peeking.wasLoaded == false)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test("A segue made with a handler runs it")
  func handler() {
    var ran = false
    UIStoryboardSegue(identifier: nil, source: source, destination: UIViewController()) { ran = true }.perform()
    #expect(ran)
  }
}
