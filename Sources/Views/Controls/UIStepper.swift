// UIStepper: two halves that make a value smaller and larger.

import Essentials
import Foundation
import Geometry
import Layers

/// A minus and a plus. Holding a half down repeats its step; the arrow keys step too.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// In points. Source: iOS 13 and later.
  private static let size = CGSize(width: 94, height: 32)
  /// When a held half steps for the second time, and then from step to step, in seconds.
  private static let firstRepeat = 0.5
  private static let nextRepeat = 0.1

  /// The value, between the bounds. Setting it sends nothing.
  open var value = 0.0 {
    didSet {
      let valid = value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
      if value != valid { value = valid }
      if value != oldValue { setNeedsDisplay() }
    }
  }

  /// The least value.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = max(value, minimumValue)
    }
  }
  /// The greatest value.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = min(value, maximumValue)
    }
  }

  /// How much one step is; 0 or less is a fault.
  open var stepValue = 1.0 {
    didSet {
      guard stepValue <= 0 || stepValue.isNaN else { return }
      fault("UIStepper: stepValue must be above 0; \(stepValue) was set, \(oldValue) stays.")
      stepValue = oldValue
    }
  }

  /// Whether the value goes on at the other bound.
  open var wraps = false { didSet { if wraps != oldValue { setNeedsDisplay() } } }
  /// Whether holding a half down repeats its step.
  open var autorepeat = true
  /// Whether each repeated step is sent, or only the last value.
  open var isContinuous = true

  private var pressedHalf: Half? { didSet { if pressedHalf != oldValue { setNeedsDisplay() } } }
  private var ticket: Turn.Ticket?

  /// The two halves, left to right.
  private enum Half: Int, CaseIterable {
    case minus, plus

    var direction: Double { self == .minus ? -1 : 1 }
    var glyph: Glyph { self == .minus ? Glyphs.subtract : Glyphs.add }
  }

  /// A stepper at 0; only the origin of the frame counts.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  // MARK: Use

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let half: Half = touch.location(in: self).x < bounds.midX ? .minus : .plus
    pressedHalf = half
    step(half, sends: true)
    repeatStep(half, after: Self.firstRepeat)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    release()
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    release()
  }

  private func release() {
    pressedHalf = nil
    if let ticket { Turn.current.cancel(ticket) }
    ticket = nil
  }

  private func repeatStep(_ half: Half, after delay: Double) {
    guard autorepeat else { return }
    ticket = Turn.current.schedule(at: Turn.current.now + delay) { [weak self] in
      guard let self, pressedHalf == half else { return }
      if isTouchInside { step(half, sends: true) }
      repeatStep(half, after: Self.nextRepeat)
    }
  }

  private func step(_ half: Half, sends: Bool) {
    let old = value
    let wanted = value + half.direction * stepValue
    value =
      if wraps && wanted > maximumValue {
        minimumValue
      } else if wraps && wanted < minimumValue { maximumValue } else { wanted }
    if value != old, sends, isContinuous { sendActions(for: .valueChanged) }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let half: Half? =
      switch presses.first?.key?.keyCode {
      case .keyboardLeftArrow?, .keyboardDownArrow?: .minus
      case .keyboardRightArrow?, .keyboardUpArrow?: .plus
      default: nil
      }
    guard isEnabled, let half else { return super.pressesBegan(presses, with: event) }
    let old = value
    step(half, sends: false)
    if value != old { sendActions(for: .valueChanged) }
  }

  override var activationEvents: Event { .touchUpInside }

  override func stateChanged() {
    super.stateChanged()
    setNeedsDisplay()
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let box = CGRect(
      x: 0, y: ((bounds.height - Self.size.height) / 2).rounded(), width: Self.size.width, height: Self.size.height)
    UIColor.tertiarySystemFill.setFill()
    UIBezierPath(roundedRect: box, cornerRadius: 8).fill()
    UIColor.separator.setFill()
    context.fill(CGRect(x: box.midX - 0.5, y: box.minY + 7, width: 1, height: box.height - 14))
    for half in Half.allCases { draw(half, in: box, context) }
  }

  private func draw(_ half: Half, in box: CGRect, _ context: CGContext) {
    let room = CGRect(
      x: box.minX + CGFloat(half.rawValue) * box.width / 2, y: box.minY, width: box.width / 2, height: box.height)
    if pressedHalf == half {
      UIColor.systemFill.setFill()
      UIBezierPath(roundedRect: room, cornerRadius: 8).fill()
    }
    let isAtEnd = half == .minus ? value <= minimumValue : value >= maximumValue
    let ink: UIColor = isEnabled && (wraps || !isAtEnd) ? .label : .tertiaryLabel
    let glyph = half.glyph
    context.saveGState()
    context.translateBy(x: room.midX - glyph.size.width / 2, y: room.midY - glyph.size.height / 2)
    context.append(glyph.commands(color: ink.cgColor))
    context.restoreGState()
  }
}
