// UIScrollView: a view onto something larger. Dragging is in UIScrollView+Drag.swift, what moves by itself in
// UIScrollView+Motion.swift, insets in UIScrollView+Insets.swift, the bars in UIScrollView+Indicators.swift.

import Essentials
import Foundation
import Geometry
import Layers

/// Shows a part of its content, which the user moves by dragging, by the wheel or by keys.
open class UIScrollView: UIView {
  /// What is left of a glide's speed after one millisecond. Values are UIKit's.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// When the safe area is added to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Vertically; horizontally too where the content scrolls that way.
    case automatic
    /// Along the axes that scroll.
    case scrollableAxes
    case never
    case always
  }

  /// The size of the content in points.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      contentDidChange()
    }
  }

  /// The point of the content that lies in the view's top left corner, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Room around the content, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { insetsDidChange() } }
  }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { insetsDidChange() } }
  }
  /// Tells the view that the insets with the safe area's part have changed.
  open func adjustedContentInsetDidChange() {}

  open weak var delegate: (any UIScrollViewDelegate)?

  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  /// Whether the content can be dragged beyond its edges and springs back.
  open var bounces = true
  /// Whether it can be even where all of it fits.
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  /// Whether a drag comes to rest at multiples of the view's size.
  open var isPagingEnabled = false
  open var decelerationRate = DecelerationRate.normal
  /// Whether content gets a touch only once it is clear that it is no drag.
  open var delaysContentTouches = true
  /// Whether a drag may take a touch from the content.
  open var canCancelContentTouches = true

  /// The recogniser of drags.
  public let panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer()

  /// Whether the user has a finger on the content.
  public internal(set) var isTracking = false
  /// Whether the user drags the content.
  public internal(set) var isDragging = false
  /// Whether the content glides on after a drag.
  public internal(set) var isDecelerating = false

  final var motion: ScrollMotion?
  final var motionTicket: Turn.Ticket?
  final var dragStart = CGPoint.zero
  final var lastAdjustedInset = UIEdgeInsets.zero
  final var indicators = ScrollIndicators()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
    (panGestureRecognizer as? ScrollPanGestureRecognizer)?.follow(self)
  }

  // MARK: Moving

  /// Moves the content; with animation in 0.3 s, eased. An animated move ends a glide.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, window != nil, UIView.areAnimationsEnabled else {
      if motion?.isDriving != true { stopMotion() }
      return moveContent(to: contentOffset)
    }
    animate(to: contentOffset)
  }

  /// Moves the content as little as shows all of `rect`, in the content's points.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let (inset, shown) = (adjustedContentInset, bounds)
    func offset(_ low: CGFloat, _ high: CGFloat, _ now: CGFloat, _ length: CGFloat, _ before: CGFloat, _ after: CGFloat)
      -> CGFloat
    {
      if low < now + before || high - low > length - before - after { return low - before }
      return high > now + length - after ? high - length + after : now
    }
    let wanted = CGPoint(
      x: offset(rect.minX, rect.maxX, shown.minX, shown.width, inset.left, inset.right),
      y: offset(rect.minY, rect.maxY, shown.minY, shown.height, inset.top, inset.bottom))
    setContentOffset(clamped(wanted), animated: animated)
  }

  /// Shows the scroll bars for a moment.
  open func flashScrollIndicators() { showIndicators() }

  // MARK: Touches in the content

  /// Whether the content view gets the touches. True by default.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Whether a drag may take the touches from the content view; by default unless it is a control that is no button.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) || view is UIButton }

  /// The least angular frequency of the spring that brings the content to a chosen place so many points away, in
  /// radians a second.
  func slowestApproach(over way: CGFloat) -> Double { isPagingEnabled ? ScrollApproach.pages : ScrollApproach.places }

  // MARK: Layout

  open override var bounds: CGRect {
    didSet {
      if bounds.size != oldValue.size { contentDidChange() }
      if bounds.origin != oldValue.origin { contentDidMove() }
    }
  }

  open override var frame: CGRect {
    didSet { if frame.size != oldValue.size { contentDidChange() } }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsDidChange()
  }

  override var edgesThatPassSafeArea: UIRectEdge {
    contentInsetAdjustmentBehavior == .never ? .all : canScrollHorizontally ? [] : [.left, .right]
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { stopMotion() }
  }

  open override func handleScroll(_ scroll: ScrollInput) -> Bool {
    scrollByWheel(scroll) || super.handleScroll(scroll)
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !presses.contains(where: { scroll(byKey: $0) }) { super.pressesBegan(presses, with: event) }
  }
}
