// UIEvent: one occurrence, with the touches or keys that belong to it.

import Foundation
import Geometry

/// Something that the user did.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What kind of occurrence. Raw values are UIKit's.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// What kind of motion. Raw values are UIKit's.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
  }

  /// The mouse buttons that are down. Raw values are UIKit's.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = ButtonMask(rawValue: 1 << 0)
    public static let secondary = ButtonMask(rawValue: 1 << 1)
  }

  /// What kind of occurrence it is.
  public let type: EventType
  public let subtype: EventSubtype
  /// When it happened, in seconds of media time.
  public package(set) var timestamp: TimeInterval
  /// The modifier keys that were down.
  public package(set) var modifierFlags: UIKeyModifierFlags = []
  /// The mouse buttons that are down.
  public package(set) var buttonMask: ButtonMask = []
  /// All touches of the event, in every view; nil where the event has none.
  public package(set) var allTouches: Set<UITouch>?

  package init(type: EventType, subtype: EventSubtype = .none, timestamp: TimeInterval) {
    (self.type, self.subtype, self.timestamp) = (type, subtype, timestamp)
  }

  /// The touches that began in the view.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

  /// The touches that began in the window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  /// The touches that the recogniser follows.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.gestureRecognizers?.contains(gesture) == true }
  }

  private func touches(where belongs: (UITouch) -> Bool) -> Set<UITouch>? {
    guard let found = allTouches?.filter(belongs), !found.isEmpty else { return nil }
    return found
  }
}

/// An event of the keyboard.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// The keys of the event.
  public package(set) var allPresses: Set<UIPress> = []

  package convenience init(presses: Set<UIPress>, timestamp: TimeInterval) {
    self.init(type: .presses, timestamp: timestamp)
    allPresses = presses
  }
}
