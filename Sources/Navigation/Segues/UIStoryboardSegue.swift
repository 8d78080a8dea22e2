// UIStoryboardSegue: one way from a controller to another, made when it is taken.

import Essentials
import Foundation
import Views

/// The change from one controller to another. Subclasses override `perform()` to show it in their own way.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name by which code asks for the segue.
  public let identifier: String?
  /// The controller that the segue leads away from: the one that owns the connection, or that began the unwind.
  public let source: UIViewController
  /// The controller that the segue leads to.
  public let destination: UIViewController

  /// What the storyboard says of this segue; nil for one made by code.
  package internal(set) var template: SegueTemplate?
  private let performHandler: (() -> Void)?
  /// Whether code said what performing means.
  var hasPerformHandler: Bool { performHandler != nil }

  /// Makes a segue; storyboards and containers call it.
  public required init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    performHandler = nil
    super.init()
  }

  /// Makes a segue that runs `performHandler` when it is performed.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    self.performHandler = performHandler
    super.init()
  }

  /// Shows the destination. The base class does what the segue's kind says.
  open func perform() {
    if let performHandler { return performHandler() }
    performAsKind()
  }
}

extension UIStoryboardSegue {
  /// The older name of `source`.
  public var sourceViewController: UIViewController { source }
  /// The older name of `destination`.
  public var destinationViewController: UIViewController { destination }
}

/// From where an unwind starts, and what it looks for.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that unwinds.
  public let source: UIViewController
  /// The action that the destination must have.
  public let unwindAction: Selector
  /// What set the unwind off.
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
    super.init()
  }
}
