// UISlider: a control with a value between two bounds.

import Foundation
import Geometry

/// A slider. A press on the track brings the thumb there; the arrow keys move it by a twentieth of the way.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// In points. Source: iOS 7 and later.
  private static let height: CGFloat = 31
  private static let thumbSide: CGFloat = 28
  private static let trackHeight: CGFloat = 4

  /// The value, between `minimumValue` and `maximumValue`. Setting it sends nothing.
  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }

  /// The least value, at the left end.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setValue(current, animated: false)
    }
  }

  /// The greatest value, at the right end.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(current, animated: false)
    }
  }

  /// Whether a drag sends each value, or only the last one.
  open var isContinuous = true

  /// The colour of the track before the thumb; nil for the tint.
  open var minimumTrackTintColor: UIColor? { didSet { if minimumTrackTintColor != oldValue { showColors() } } }
  /// The colour of the track behind the thumb; nil for a grey.
  open var maximumTrackTintColor: UIColor? { didSet { if maximumTrackTintColor != oldValue { showColors() } } }
  /// The colour of the thumb; nil for white.
  open var thumbTintColor: UIColor? { didSet { if thumbTintColor != oldValue { showColors() } } }

  private var current: Float = 0
  private let before = UIView(frame: .zero)
  private let behind = UIView(frame: .zero)
  private let thumb = UIView(frame: .zero)
  /// How far right of the thumb's middle it was taken, in points.
  private var grip: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isOpaque = false
    for part in [behind, before, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    for track in [before, behind] { track.layer.cornerRadius = Self.trackHeight / 2 }
    thumb.layer.cornerRadius = Self.thumbSide / 2
    thumb.layer.borderWidth = 0.5
    thumb.layer.borderColor = UIColor(white: 0, alpha: 0.15).cgColor
    showColors()
  }

  /// Sets the value, brought between the bounds, with the thumb moving there in a quarter of a second. Sends nothing.
  open func setValue(_ value: Float, animated: Bool) {
    let value = value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
    guard value != current else { return }
    current = value
    guard animated, window != nil else { return setNeedsLayout() }
    UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      self.placeParts()
    }
  }

  private func showColors() {
    before.backgroundColor = minimumTrackTintColor ?? tintColor
    behind.backgroundColor = maximumTrackTintColor ?? .systemFill
    thumb.backgroundColor = thumbTintColor ?? .white
    alpha = isEnabled ? 1 : Theme.disabledAlpha
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  override func stateChanged() {
    super.stateChanged()
    showColors()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  /// Where the track lies.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + 2, y: bounds.midY - Self.trackHeight / 2, width: max(0, bounds.width - 4),
      height: Self.trackHeight)
  }

  /// Where the thumb lies for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let span = maximumValue - minimumValue
    let part = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    let way = max(0, bounds.width - Self.thumbSide)
    return CGRect(
      x: bounds.minX + way * part, y: rect.midY - Self.thumbSide / 2, width: Self.thumbSide, height: Self.thumbSide)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  private func placeParts() {
    let track = trackRect(forBounds: bounds)
    let thumbFrame = thumbRect(forBounds: bounds, trackRect: track, value: current)
    behind.frame = track
    before.frame = CGRect(
      x: track.minX, y: track.minY, width: max(0, thumbFrame.midX - track.minX), height: track.height)
    thumb.frame = thumbFrame
  }

  // MARK: Use

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let thumbFrame = thumbRect(forBounds: bounds, trackRect: track, value: current)
    let x = touch.location(in: self).x
    grip = thumbFrame.minX...thumbFrame.maxX ~= x ? x - thumbFrame.midX : 0
    follow(touch)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  private func follow(_ touch: UITouch) {
    let way = bounds.width - Self.thumbSide
    guard way > 0 else { return }
    let part = ((touch.location(in: self).x - grip - Self.thumbSide / 2) / way).unitClamped
    use(minimumValue + (maximumValue - minimumValue) * Float(part), sends: isContinuous)
  }

  private func use(_ value: Float, sends: Bool) {
    let old = current
    setValue(value, animated: false)
    if current != old, sends { sendActions(for: .valueChanged) }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let step = (maximumValue - minimumValue) / 20
    switch presses.first?.key?.keyCode {
    case .keyboardLeftArrow? where isEnabled: use(current - step, sends: true)
    case .keyboardRightArrow? where isEnabled: use(current + step, sends: true)
    default: super.pressesBegan(presses, with: event)
    }
  }

  override var activationEvents: Event { .touchUpInside }
}
