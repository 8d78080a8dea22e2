// UISwitch: a control that is on or off.

import Foundation
import Geometry

/// A switch. A click or a drag across its middle turns it over; so do Return and Space.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// The switch's size, in points. Source: iOS 7 and later.
  private static let size = CGSize(width: 51, height: 31)
  /// The room between the thumb and the edge, in points.
  private static let margin: CGFloat = 2
  /// How long the thumb takes across, in seconds.
  private static let duration = 0.25

  /// Whether the switch is on. Setting it sends nothing.
  open var isOn: Bool {
    get { on }
    set { setOn(newValue, animated: false) }
  }

  /// The colour behind the thumb while on; nil for the palette's green.
  open var onTintColor: UIColor? { didSet { if onTintColor != oldValue { showState() } } }
  /// The colour of the thumb; nil for white.
  open var thumbTintColor: UIColor? { didSet { if thumbTintColor != oldValue { showState() } } }

  private var on = false
  private let track = UIView(frame: .zero)
  private let thumb = UIView(frame: .zero)
  /// Whether a drag has turned the switch over already.
  private var hasDragged = false

  /// A switch that is off; only the origin of the frame counts.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isOpaque = false
    for part in [track, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    thumb.layer.borderWidth = 0.5
    thumb.layer.borderColor = UIColor(white: 0, alpha: 0.1).cgColor
    showState()
  }

  /// Turns the switch, with the thumb moving across in a quarter of a second. Sends nothing.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != self.on else { return }
    self.on = on
    guard animated, window != nil else {
      setNeedsLayout()
      return showState()
    }
    UIView.animate(withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      self.showState()
      self.placeParts()
    }
  }

  private func showState() {
    track.backgroundColor = on ? onTintColor ?? .systemGreen : .secondarySystemFill
    thumb.backgroundColor = thumbTintColor ?? .white
    alpha = isEnabled ? 1 : Theme.disabledAlpha
  }

  override func stateChanged() {
    super.stateChanged()
    showState()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  private func placeParts() {
    let middle = (bounds.height - Self.size.height) / 2
    track.frame = CGRect(origin: CGPoint(x: 0, y: middle), size: Self.size)
    track.layer.cornerRadius = Self.size.height / 2
    let side = Self.size.height - 2 * Self.margin
    let x = on ? Self.size.width - Self.margin - side : Self.margin
    thumb.frame = CGRect(x: x, y: middle + Self.margin, width: side, height: side)
    thumb.layer.cornerRadius = side / 2
  }

  // MARK: Use

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    hasDragged = false
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    // The thumb follows once the finger is past where it would lie on the other side.
    let wanted = on ? x >= Self.size.width * 0.25 : x > Self.size.width * 0.75
    if wanted != on {
      hasDragged = true
      toggle()
    }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !hasDragged, let touch, bounds.contains(touch.location(in: self)) { toggle() }
  }

  @discardableResult
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    toggle()
    return true
  }

  override var activationEvents: Event { .touchUpInside }

  private func toggle() {
    setOn(!on, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
