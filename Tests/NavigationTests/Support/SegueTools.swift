// SegueTools: templates and screens for the tests of segues and unwinding.

import Foundation
import Views

@testable import Navigation

extension SegueTemplate {
  /// A forward segue to a controller that is made each time.
  convenience init(
    _ identifier: String?, _ kind: Kind, class segueClass: UIStoryboardSegue.Type? = nil,
    to make: @escaping @MainActor () -> UIViewController?
  ) {
    self.init(identifier: identifier, kind: kind)
    self.segueClass = segueClass
    makeDestination = make
  }

  /// An unwind segue.
  convenience init(
    unwind action: Selector, identifier: String? = nil, class segueClass: UIStoryboardSegue.Type? = nil
  ) {
    self.init(identifier: identifier, kind: .unwind)
    self.segueClass = segueClass
    unwindAction = action
  }
}

/// A screen that may be unwound to by `home:`, and writes the steps of segues down.
class Home: Recorder {
  override class var connections: [Connection] { super.connections + [.action("home:", Home.home)] }

  /// What `canPerformUnwindSegueAction` answers in place of the default; nil asks the default.
  var answer: Bool?
  private(set) var lastSegue: UIStoryboardSegue?

  func home(_ segue: UIStoryboardSegue) {
    lastSegue = segue
    note("home")
  }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    let inherited = super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
    return answer ?? inherited
  }
}

/// A screen that begins segues, and writes their steps down.
class Starter: Recorder {
  var allows = true

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    note("should \(identifier)")
    return allows
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    note("prepare \(segue.identifier ?? "–")")
  }
}

/// A segue that writes down that it is performed.
final class NotedSegue: UIStoryboardSegue {
  override func perform() { (source as? Recorder)?.note("perform") }
}
