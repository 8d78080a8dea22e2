// AlertButton: one choice as it is seen and pressed.

import Foundation
import Geometry
import Views

/// A row of an alert. A finger that slides from one row to the next presses the one that it is on.
@MainActor
final class AlertButton: UIControl {
  let action: UIAlertAction
  private let label = UILabel(frame: .zero)
  private let titleGap: CGFloat
  /// Told where a finger is, in window coordinates, until it is lifted (true) or taken away (nil place).
  var onTouch: (@MainActor (_ place: CGPoint?, _ isUp: Bool) -> Void)?

  init(_ action: UIAlertAction, font: UIFont, titleGap: CGFloat, choose: @escaping @MainActor (UIAlertAction) -> Void) {
    (self.action, self.titleGap) = (action, titleGap)
    super.init(frame: .zero)
    label.text = action.title
    label.font = font
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.7
    label.lineBreakMode = .byTruncatingMiddle
    addSubview(label)
    // Inside, as the card cuts its corners off; rounder than that leaves, so that it fits the corner too.
    focusRing = FocusRing(inset: 3, cornerRadius: AlertLayout.cornerRadius - 3)
    addAction(UIAction { _ in choose(action) }, for: .primaryActionTriggered)
    update()
  }

  required init?(coder: NSCoder) { nil }

  /// Takes over whether the action can be chosen.
  func update() {
    isEnabled = action.isEnabled
    label.textColor =
      !action.isEnabled ? AlertLook.disabled : action.style == .destructive ? .systemRed : tintColor
    backgroundColor = isHighlighted ? AlertLook.pressed : nil
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { update() } }
  }

  /// The width of the title on one line, in points.
  var titleWidth: CGFloat { label.sizeThatFits(.zero).width }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(titleGap, bounds.width / 2), dy: 0)
  }

  // MARK: Fingers

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, isUp: false) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, isUp: false) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, isUp: true) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch?(nil, false) }

  private func tell(_ touches: Set<UITouch>, isUp: Bool) {
    if let touch = touches.first { onTouch?(touch.location(in: nil), isUp) }
  }
}

/// The colours of alerts. Source: pixels of public screenshots of iOS 13 to 15, over white and over black.
@MainActor
enum AlertLook {
  static let card = UIColor(light: CGColor(gray: 249.0 / 255, alpha: 1), dark: CGColor(gray: 38.0 / 255, alpha: 1))
  static let cancelCard = UIColor(light: .white, dark: CGColor(gray: 44.0 / 255, alpha: 1))
  /// Laid over a row that is pressed.
  static let pressed = UIColor(light: CGColor(gray: 0, alpha: 0.08), dark: CGColor(gray: 1, alpha: 0.1))
  /// Behind the text that is typed.
  static let field = UIColor(light: .white, dark: CGColor(gray: 28.0 / 255, alpha: 1))
  static let disabled = UIColor.tertiaryLabel
  /// Laid over what is behind.
  static let backdrop = UIColor(light: CGColor(gray: 0, alpha: 0.2), dark: CGColor(gray: 0, alpha: 0.48))
}
