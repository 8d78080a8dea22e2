// FlatScreen: a screen of one colour that writes down what it is told.

import UIKit

/// A list of calls in their order, shared by the controllers of one test.
@MainActor
final class CallList {
  private(set) var calls: [String] = []

  func note(_ call: String) { calls.append(call) }

  /// The calls so far; the list is empty afterwards.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// A controller whose view has one colour.
final class FlatScreen: UIViewController {
  private let name: String
  private let color: UIColor
  private let list: CallList?

  init(_ name: String, _ color: UIColor, list: CallList? = nil) {
    (self.name, self.color, self.list) = (name, color, list)
    super.init(nibName: nil, bundle: nil)
    navigationItem.title = name
    navigationItem.hidesBackButton = true
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    super.loadView()
    view.backgroundColor = color
    list?.note("\(name).loadView")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list?.note("\(name).viewDidLoad")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    list?.note("\(name).willMove(\(parent == nil ? "nil" : "container"))")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    list?.note("\(name).didMove(\(parent == nil ? "nil" : "container"))")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    list?.note("\(name).viewWillAppear(\(animated))")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    list?.note("\(name).viewDidAppear(\(animated))")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    list?.note("\(name).viewWillDisappear(\(animated))")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    list?.note("\(name).viewDidDisappear(\(animated))")
  }
}
