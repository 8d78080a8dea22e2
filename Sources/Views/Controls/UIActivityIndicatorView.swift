// UIActivityIndicatorView: a wheel of spokes that turns while something goes on.

import Foundation
import Geometry
import Layers

/// A wheel that shows that something is going on. It takes no time while it stands still.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How large the wheel is and which colour it has at first. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    case whiteLarge = 0
    case white = 1
    case gray = 2
    case medium = 100
    case large = 101

    /// The wheel's width and height in points. Source: the sizes of iOS.
    var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
    var color: UIColor { self == .white || self == .whiteLarge ? .white : .systemGray }
  }

  /// How large the wheel is; setting it sets the style's colour too.
  open var style: Style {
    didSet {
      color = style.color
      if style.side != oldValue.side { invalidateIntrinsicContentSize() }
    }
  }

  /// The colour of the spokes.
  open var color: UIColor! {
    didSet {
      if color == nil { color = style.color }
      if color != oldValue { setNeedsDisplay() }
    }
  }

  /// Whether the view is hidden while the wheel stands still.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  /// Whether the wheel turns.
  public private(set) var isAnimating = false

  private static let spokes = 12
  private static let animationKey = "turning"

  /// A wheel that stands still, as large as the style says.
  public init(style: Style) {
    (self.style, color) = (style, style.color)
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    prepare()
  }

  public override init(frame: CGRect) {
    (style, color) = (.medium, Style.medium.color)
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    (style, color) = (.medium, Style.medium.color)
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isOpaque = false
    isHidden = true
  }

  /// Shows the wheel and lets it turn.
  open func startAnimating() {
    isHidden = false
    guard !isAnimating else { return }
    isAnimating = true
    turn()
  }

  /// Stops the wheel, and hides it unless `hidesWhenStopped` is false.
  open func stopAnimating() {
    isAnimating = false
    layer.removeAnimation(forKey: Self.animationKey)
    if hidesWhenStopped { isHidden = true }
  }

  /// Leaving the window ends animations, so the wheel is set going again in each window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, isAnimating { turn() }
  }

  private func turn() {
    guard window != nil, layer.animation(forKey: Self.animationKey) == nil else { return }
    let animation = CAKeyframeAnimation(keyPath: "transform")
    animation.values = (0..<Self.spokes).map { step in
      CATransform3DMakeRotation(CGFloat(step) / CGFloat(Self.spokes) * 2 * .pi, 0, 0, 1)
    }
    animation.calculationMode = .discrete
    animation.duration = 1
    animation.repeatCount = .infinity
    layer.add(animation, forKey: Self.animationKey)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let (side, ink) = (style.side, color.cgColor)
    context.setLineWidth((side / 10).rounded())
    context.setLineCap(.round)
    for spoke in 0..<Self.spokes {
      // The foremost spoke is opaque; behind it they fade to a quarter.
      let age = CGFloat(Self.spokes - 1 - spoke) / CGFloat(Self.spokes - 1)
      context.setStrokeColor(ink.copy(alpha: ink.alpha * (1 - 0.75 * age)))
      let angle = CGFloat(spoke) / CGFloat(Self.spokes) * 2 * .pi - .pi / 2
      let (dx, dy) = (cos(angle), sin(angle))
      context.move(to: CGPoint(x: bounds.midX + dx * side * 0.25, y: bounds.midY + dy * side * 0.25))
      context.addLine(to: CGPoint(x: bounds.midX + dx * side * 0.44, y: bounds.midY + dy * side * 0.44))
      context.strokePath()
    }
  }
}
