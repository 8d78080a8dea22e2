// UIControl+Event: what can happen to a control, and in which states it can be.

extension UIControl {
  /// Things that happen to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    // Source: the raw values of UIControlEvents in UIControl.h.
    /// A finger or the mouse button went down inside.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// It went down again soon after.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// It moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// It moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// It came back in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// It went out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// It was lifted inside: the control was used.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// It was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system took the touch back.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control was used for what it is there for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing text began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text was changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing text ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing text ended by Return.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of editing text.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Bits that applications may use.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Every event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What a control is in: nothing special, or any of the others together.
  public struct State: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    // Source: the raw values of UIControlState in UIControl.h.
    /// None of the others.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not to be used now.
    public static let disabled = State(rawValue: 1 << 1)
    /// Chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// The place to which keys go.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits that applications may use.
    public static let application = State(rawValue: 0x00FF_0000)
  }

  /// How content stands between top and bottom; the raw values are those of iOS.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    case fill = 3
  }

  /// How content stands between left and right; the raw values are those of iOS.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
    case fill = 3
    case leading = 4
    case trailing = 5
  }
}

/// The older spelling of `UIControl.Event`.
public typealias UIControlEvents = UIControl.Event
/// The older spelling of `UIControl.State`.
public typealias UIControlState = UIControl.State
