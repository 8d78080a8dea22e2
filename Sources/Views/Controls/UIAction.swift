// UIAction: something to do, as a closure with a title.

import Essentials
import Foundation

/// Something that a control does.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// What tells actions apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What an action does; it is handed itself.
  public typealias Handler = @MainActor (UIAction) -> Void

  /// The words and the picture that a button made with the action shows.
  public let title: String
  public let image: UIImage?
  /// What tells the action apart; made up where none was given.
  public let identifier: Identifier
  /// Whose event started the action; nil outside its handler.
  public private(set) weak var sender: AnyObject?

  private let handler: Handler

  /// An action that runs `handler`.
  public init(title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping Handler) {
    (self.title, self.image, self.handler) = (title, image, handler)
    self.identifier = identifier ?? UIAction.freshIdentifier()
    super.init()
  }

  /// Runs the handler on behalf of `sender`.
  package func run(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  private static func freshIdentifier() -> Identifier {
    let counter = Turn.current.slot(ActionCounter.self) { ActionCounter() }
    counter.count += 1
    return Identifier("action \(counter.count)")
  }
}

/// How many actions without identifiers one user interface has made.
@MainActor
private final class ActionCounter {
  var count = 0
}
