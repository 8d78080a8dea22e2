// UIDatePicker: wheels that choose a date, a time or a duration. What they do is in UIDatePicker+Wheels.swift.

import Essentials
import Foundation
import Geometry
import Layers

/// Lets the user choose a date with wheels, and sends `valueChanged` when a wheel has come to rest.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What is chosen. Raw values are UIKit's.
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
  }

  /// What is chosen; a date and a time at first.
  open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { wheelsChanged() } }
  }

  /// The chosen date. Setting it sends nothing; outside of the bounds the nearest bound is taken.
  ///
  /// With a wheel for minutes it lies on the minute interval.
  open var date: Date {
    get { chosen }
    set { setDate(newValue, animated: false) }
  }

  /// The earliest and the latest date that may be chosen; nil for no bound. Both are left out of account where the
  /// earliest is the later one, and while a duration is chosen.
  open var minimumDate: Date? { didSet { if minimumDate != oldValue { boundsChanged() } } }
  open var maximumDate: Date? { didSet { if maximumDate != oldValue { boundsChanged() } } }

  /// The distance between two rows of minutes, 1…30; one that does not divide 60 counts as 1.
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
      if minuteInterval != oldValue { wheelsChanged() }
    }
  }

  /// The chosen duration in seconds, of whole minutes, less than a day; at least one row of minutes.
  open var countDownDuration: TimeInterval {
    get { duration }
    set {
      duration = usable(newValue)
      showDate(animated: false)
    }
  }

  /// Language and order of the wheels, calendar and time zone; nil for those of the surroundings.
  open var locale: Locale? { didSet { if locale != oldValue { wheelsChanged() } } }
  open var calendar: Calendar! { didSet { if calendar != oldValue { wheelsChanged() } } }
  open var timeZone: TimeZone? { didSet { if timeZone != oldValue { wheelsChanged() } } }

  final let picker = UIPickerView(frame: .zero)
  final var chosen: Date
  final var duration: TimeInterval = 60
  final var wheels: DateWheels
  final var titles: DateWheelTitles
  final lazy var source = DatePickerSource(self)

  public override init(frame: CGRect) {
    (chosen, wheels, titles) = Self.startingPoint
    super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: UIPickerView.naturalSize) : frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    (chosen, wheels, titles) = Self.startingPoint
    super.init(coder: coder)
    prepare()
  }

  private static var startingPoint: (Date, DateWheels, DateWheelTitles) {
    let now = Turn.current.host.environment.now
    let calendar = usedCalendar(nil, locale: nil, timeZone: nil)
    let wheels = DateWheels(mode: .dateAndTime, calendar: calendar, minuteInterval: 1, anchor: now)
    return (now, wheels, DateWheelTitles(wheels, now: now))
  }

  private func prepare() {
    isOpaque = false
    picker.dataSource = source
    picker.delegate = source
    addSubview(picker)
    showDate(animated: false)
  }

  /// Sets the date, with the wheels turning to it. Sends nothing.
  open func setDate(_ date: Date, animated: Bool) {
    chosen = wheels.shown(date, in: dateBounds)
    showDate(animated: animated && window != nil)
  }

  // MARK: Layout and state

  open override var intrinsicContentSize: CGSize { UIPickerView.naturalSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIPickerView.naturalSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    picker.semanticContentAttribute = semanticContentAttribute
    picker.frame = bounds
  }

  override func stateChanged() {
    super.stateChanged()
    picker.isUserInteractionEnabled = isEnabled
    picker.alpha = isEnabled ? 1 : Theme.disabledAlpha
  }

  /// The wheels are focused, one by one, and follow the mouse themselves.
  open override var canBecomeFocused: Bool { false }
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
}
