// FirstResponderTests: when a controller and its views can become first responder while screens come and go.

import Essentials
import Foundation
import OneAtATime
import Testing
import Views

@testable import Navigation

/// Asks for the first place, for itself and for a text field of its view, in every call, and notes what comes of it.
private final class Asker: UIViewController {
  let field = UITextField(frame: CGRect(x: 0, y: 50, width: 100, height: 30))
  private(set) var answers: [String] = []

  override var canBecomeFirstResponder: Bool { true }

  private func ask(_ call: String) {
    answers.append("\(call) \(becomeFirstResponder()) \(field.becomeFirstResponder())")
    field.resignFirstResponder()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    ask("didLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ask("willAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    ask("didAppear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    ask("didDisappear")
  }
}

@MainActor
@Suite("First responders of screens", .oneAtATime) struct FirstResponderTests {
  private static let coming = ["didLoad false false", "willAppear false false", "didAppear true true"]

  @Test("E21, P31: a root controller becomes first responder once it has appeared, not before")
  func root() {
    let asker = Asker()
    let scene = TestScene(showing: asker)
    scene.settle()
    #expect(asker.answers == Self.coming)
  }

  @Test("E21, P31: nor does one that is pushed, whose next responder is in a window already; and not once it has gone")
  func pushed() {
    let asker = Asker()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let scene = TestScene(showing: navigation)
    navigation.pushViewController(asker, animated: true)
    scene.settle()
    #expect(asker.answers == Self.coming)
    navigation.popViewController(animated: true)
    scene.settle()
    #expect(asker.answers == Self.coming + ["didDisappear false false"])
    #expect(!asker.isFirstResponder)
  }

  @Test("E21, P31: nor one that is presented: the presenter's window is not its own", arguments: [true, false])
  func presented(animated: Bool) {
    let asker = Asker()
    let screen = UIViewController()
    let scene = TestScene(showing: screen)
    screen.present(asker, animated: animated)
    scene.settle()
    #expect(asker.answers == Self.coming)
    screen.dismiss(animated: animated)
    scene.settle()
    #expect(asker.answers == Self.coming + ["didDisappear false false"])
  }
}
