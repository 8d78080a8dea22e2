// UIProgressView: a bar that shows how much of something is done.

import Foundation
import Geometry

/// A bar that is filled from its leading end.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// Where the bar is used. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// In content: 4 points high.
    case `default` = 0
    /// In a bar: 2 points high, without a track.
    case bar = 1
  }

  /// Where the bar is used.
  open var progressViewStyle = Style.default {
    didSet {
      guard progressViewStyle != oldValue else { return }
      showColors()
      invalidateIntrinsicContentSize()
    }
  }

  /// How much is done, 0…1.
  open var progress: Float {
    get { current }
    set { setProgress(newValue, animated: false) }
  }

  /// The colour of what is done; nil for the tint.
  open var progressTintColor: UIColor? { didSet { if progressTintColor != oldValue { showColors() } } }
  /// The colour of what is not done yet; nil for a grey.
  open var trackTintColor: UIColor? { didSet { if trackTintColor != oldValue { showColors() } } }

  private var current: Float = 0
  private let fill = UIView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A bar of a style, 0 points wide.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: style == .bar ? 2 : 4))
    progressViewStyle = style
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isOpaque = false
    clipsToBounds = true
    addSubview(fill)
    showColors()
  }

  /// Sets how much is done, 0…1, with the bar growing there in a quarter of a second.
  open func setProgress(_ progress: Float, animated: Bool) {
    let progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
    guard progress != current else { return }
    current = progress
    guard animated, window != nil else { return setNeedsLayout() }
    UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      self.placeFill()
    }
  }

  private func showColors() {
    fill.backgroundColor = progressTintColor ?? tintColor
    backgroundColor = trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle == .bar ? 2 : 4)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    placeFill()
  }

  private func placeFill() {
    let width = bounds.width * CGFloat(current)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    fill.frame = CGRect(x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
  }
}
