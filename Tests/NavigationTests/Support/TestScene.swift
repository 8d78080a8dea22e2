// TestScene: one user interface of its own with a clock that is stepped, for every test.

import Essentials
import Foundation
import Geometry
import Layers
import Views

@testable import Navigation

/// A window on a plain host. Its turn is the current one from its making on.
@MainActor
final class TestScene {
  let clock = SteppedClock()
  let turn: Turn
  let window: UIWindow

  init(size: CGSize = CGSize(width: 320, height: 568), statusBar: CGFloat = 0) {
    turn = Turn(clock: clock)
    turn.makeCurrent()
    turn.host = PlainHost(environment: Environment(size: size, statusBarHeight: statusBar))
    window = UIWindow(frame: UIScreen.main.bounds)
  }

  /// Shows `root` and runs the turn in which it appears.
  convenience init(
    showing root: UIViewController, size: CGSize = CGSize(width: 320, height: 568), statusBar: CGFloat = 0
  ) {
    self.init(size: size, statusBar: statusBar)
    show(root)
  }

  func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    turn.run()
  }

  /// Runs turns from now to `seconds` later, one at every sixtieth and at the end.
  func run(for seconds: Double) {
    let end = clock.now + seconds
    turn.run()
    while clock.now < end - 1e-9 {
      clock.step(to: min(clock.now + 1 / 60, end))
      turn.run()
    }
    turn.run()
  }

  /// Runs long enough for every built-in transition to end.
  func settle() { run(for: 1) }
}

/// What happened, in order.
@MainActor
final class Record {
  private(set) var lines: [String] = []
  func add(_ line: String) { lines.append(line) }

  /// The lines since the last asking.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A controller that writes down what it is told, under its name.
class Recorder: UIViewController {
  let name: String
  let record: Record
  /// Whether layout and `viewIsAppearing` are written down, too.
  var recordsLayout = false
  /// What is done inside a call, by the call's name.
  final var reactions: [String: @MainActor (Recorder) -> Void] = [:]
  /// The order of will and did, checked at each call.
  private(set) var phase = AppearancePhase.disappeared
  private(set) var imbalances: [String] = []

  init(_ name: String, _ record: Record) {
    (self.name, self.record) = (name, record)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  func note(_ call: String) {
    record.add("\(name).\(call)")
    reactions[call]?(self)
  }

  private func move(from: [AppearancePhase], to: AppearancePhase, _ call: String) {
    if !from.contains(phase) { imbalances.append("\(name).\(call) after \(phase)") }
    phase = to
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("didLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    move(from: [.disappeared, .disappearing], to: .appearing, "willAppear")
    note("willAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if recordsLayout { note("isAppearing") }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if recordsLayout { note("willLayout") }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if recordsLayout { note("didLayout") }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    move(from: [.appearing], to: .appeared, "didAppear")
    note("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    move(from: [.appeared, .appearing], to: .disappearing, "willDisappear")
    note("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    move(from: [.disappearing], to: .disappeared, "didDisappear")
    note("didDisappear")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove(\(parent == nil ? "nil" : "parent"))")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove(\(parent == nil ? "nil" : "parent"))")
  }
}
