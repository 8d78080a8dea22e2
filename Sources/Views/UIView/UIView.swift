// UIView: a rectangle and its place in the responder chain. It knows no controller.
//
// Here stands every member that a subclass may override; what they do in detail is in the extensions beside this file.

import Essentials
import Foundation
import Geometry
import Layers

/// A rectangle on screen that shows a layer and answers events.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate {
  /// The class of the view's layer, read once while the view is made.
  open class var layerClass: CALayer.Type { CALayer.self }

  /// The layer that is shown; its delegate is the view.
  public let layer: CALayer

  /// The view around this one; nil at the top.
  public internal(set) weak var superview: UIView?
  /// The views inside this one, back to front.
  public internal(set) var subviews: [UIView] = []
  /// The controller whose root view this is: set by Navigation, invisible to user code.
  package weak var owner: (any ViewOwner)?

  /// What the extensions of this class keep, by concern.
  package let layoutState = ViewLayoutState()
  var layoutPass = LayoutPassState()
  var appearanceState = AppearanceState()
  var interactionState = InteractionState()

  /// A view that covers `frame` of its future superview, in points.
  public init(frame: CGRect) {
    layer = Self.layerClass.init()
    super.init()
    prepareLayer()
    if frame != .zero { layer.frame = frame }
  }

  public override convenience init() { self.init(frame: .zero) }

  /// A view of a storyboard, whose properties are set by whoever reads it.
  public required init?(coder: NSCoder) {
    layer = Self.layerClass.init()
    super.init()
    prepareLayer()
  }

  private func prepareLayer() {
    layer.delegate = self
    layer.contentsScale = UIScreen.main.scale
    appearanceState.surroundings = .current
    layer.setNeedsDisplay()
    layer.setNeedsLayout()
  }

  // MARK: The chain

  open override var next: UIResponder? { owner ?? superview }

  /// The window that the view lies in; nil while it lies in none.
  open var window: UIWindow? { superview?.window }

  // MARK: Geometry

  /// The rectangle that the view covers in its superview, in points. With a transform it is the box around it, and
  /// setting it is undefined.
  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry("frame", isValid: newValue.isFinite) { layer.frame = newValue } }
  }

  /// The view's own coordinates, in points: moving the origin moves what the subviews show.
  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry("bounds", isValid: newValue.isFinite) { layer.bounds = newValue } }
  }

  /// Where the anchor point, usually the middle, lies in the superview, in points.
  open var center: CGPoint {
    get { layer.position }
    set {
      changeGeometry("center", isValid: newValue.x.isFinite && newValue.y.isFinite) { layer.position = newValue }
    }
  }

  /// How the view is turned, scaled or moved about its anchor point when it is shown.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The same in three dimensions.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// Whether subviews follow a change of size by their `autoresizingMask`. True by default.
  open var autoresizesSubviews = true
  /// Which of the view's edges and sides follow a change of the superview's size. None by default.
  open var autoresizingMask: AutoresizingMask = []

  // MARK: Looks

  /// The opacity of the view with all that it holds, 0…1.
  open var alpha: CGFloat {
    get { layer.alpha }
    set { layer.alpha = newValue.isNaN ? 1 : min(max(newValue, 0), 1) }
  }

  /// Whether the view with all that it holds is left out.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  /// The colour behind the view's content; nil is clear.
  open var backgroundColor: UIColor? {
    get { appearanceState.backgroundColor }
    set {
      appearanceState.backgroundColor = newValue
      layer.backgroundColor = newValue?.cgColor
    }
  }

  /// The colour of what can be used: the view's own, or else that of the view around it.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set { setTintColor(newValue) }
  }

  /// Whether the tint is shown as it is or without colour, as behind an alert.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }

  /// How content of another size than the view is placed.
  open var contentMode: ContentMode = .scaleToFill {
    didSet { layer.contentsGravity = contentMode.gravity }
  }

  /// Whether subviews are cut off at the bounds. False by default.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The pixels to a point of what the view draws.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// A promise to fill the bounds without transparency; nothing here depends on it.
  open var isOpaque = true
  /// Whether the bounds are emptied before `draw(_:)`; a recorded drawing always starts empty.
  open var clearsContextBeforeDrawing = true
  /// A number to find the view by.
  open var tag = 0
  /// Names to find the view by, in tests and in storyboards.
  open var accessibilityIdentifier, restorationIdentifier: String?
  /// What the view is called where it is not seen.
  open var accessibilityLabel: String?

  // MARK: Events

  /// Whether the view and what it holds answer touches. True by default.
  open var isUserInteractionEnabled = true
  /// Whether more than one touch at once is wanted, and whether other views get none while this one has one. Nothing
  /// depends on either: a mouse makes one touch at a time.
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  /// Whether the keyboard's focus may rest on the view. False by default.
  open var canBecomeFocused: Bool { false }

  /// The deepest view that answers a touch at `point`, in this view's coordinates; nil where none does.
  ///
  /// Hidden, nearly transparent and disabled views are passed over with all that they hold, and so are views in an
  /// animation that does not allow interaction (A25).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, !isBlockedByAnimation else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether the point, in this view's coordinates, lies in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The recognisers that look at the view's touches; nil where there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { interactionState.recognizers.isEmpty ? nil : interactionState.recognizers }
    set { setGestureRecognizers(newValue ?? []) }
  }
  /// Has a recogniser look at the view's touches; it leaves the view that it was on.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { add(recognizer: gestureRecognizer) }
  /// Takes a recogniser off the view; a gesture under way is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { remove(recognizer: gestureRecognizer) }
  /// Whether a gesture that was made out on the view may begin. True by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Hierarchy

  /// Puts a view inside this one, in front of all others; it leaves the superview that it had.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  /// The same at a place from the back, or beside a subview.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }
  /// Moves a subview in front of, or behind, all others.
  open func bringSubviewToFront(_ view: UIView) { if view.superview === self { insert(view, at: subviews.count) } }
  open func sendSubviewToBack(_ view: UIView) { if view.superview === self { insert(view, at: 0) } }
  /// Lets two subviews change places; an index out of range changes nothing.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  /// Takes the view out of its superview and its window.
  open func removeFromSuperview() { leaveSuperview() }

  /// Tells the view of a new subview.
  open func didAddSubview(_ subview: UIView) {}
  /// Tells the view that a subview is about to leave.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Tells the view that it is about to enter or, with nil, leave a superview.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Tells the view that it has entered or left a superview.
  open func didMoveToSuperview() {}
  /// Tells the view that it is about to enter or, with nil, leave a window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Tells the view that it has entered or left a window.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Places the subviews; called when the bounds have changed or `setNeedsLayout()` has asked for it.
  open func layoutSubviews() {}
  /// Asks for `layoutSubviews()` before the next frame.
  open func setNeedsLayout() { markNeedsLayout() }
  /// Lays out this view and all inside it now, if anything waits for it.
  open func layoutIfNeeded() { layOutTree() }

  /// The size that the view would like within `size`, in points; its present size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes the size that `sizeThatFits(_:)` gives for the present one.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    if size != bounds.size { frame.size = size }
  }

  /// The size of the view's content, in points, `UIView.noIntrinsicMetric` for a side that has none.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  /// Tells that the content's size has changed.
  open func invalidateIntrinsicContentSize() { layoutInputsChanged() }
  /// Brings the view's constraints up to date; called before layout after `setNeedsUpdateConstraints()`.
  open func updateConstraints() {}
  /// Whether the view is nothing without constraints. False by default.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// How far the frame reaches beyond the part that constraints align, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The part of a frame that constraints align.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame whose aligned part is `alignmentRect`.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
      width: alignmentRect.width + insets.left + insets.right,
      height: alignmentRect.height + insets.top + insets.bottom)
  }
  /// The view whose first or last line of text stands for this one's in constraints on baselines.
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }

  /// How far bars cover the view's edges, in points.
  open var safeAreaInsets: UIEdgeInsets { layoutPass.safeAreaInsets }
  /// Tells the view that `safeAreaInsets` is another one.
  open func safeAreaInsetsDidChange() {}
  /// The distance from the edges that content keeps, in points: 8, or 16 to 20 beside a controller's content.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setLayoutMargins(newValue) }
  }
  /// Tells the view that `layoutMargins` may be another one.
  open func layoutMarginsDidChange() {}
  /// Whether margins are at least as wide as what the superview's leave of the view. False by default.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { marginsChanged() } }
  }
  /// Whether margins start from the safe area. True by default.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsChanged() } }
  }

  /// The edges from which the subviews take over their part of the safe area. A scroll view narrows it: its content
  /// moves under the bars.
  var edgesThatPassSafeArea: UIRectEdge { .all }

  // MARK: Surroundings

  /// The size class, scale and style that the view is shown with.
  open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
  /// Tells the view that its surroundings have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Tells the view that its tint colour is another one.
  open func tintColorDidChange() {}
  /// Which way the view is laid out, whatever the language.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutInputsChanged() } }
  }
  /// Which way the view is laid out now.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  // MARK: Drawing

  /// Draws the view's content into the current context; the base class draws nothing.
  ///
  /// The drawing is recorded, not painted, so it stays crisp at every scale; it is recorded anew when the size changes.
  open func draw(_ rect: CGRect) {}
  /// Asks for `draw(_:)` before the next frame.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// The same for a part; the view is drawn as a whole.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

  /// A still picture of what the view shows, for use in a transition; nil where the view shows nothing.
  ///
  /// - Parameter afterUpdates: whether layout that waits is done first.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, afterScreenUpdates: afterUpdates)
  }
  /// The same of a part of the view. The insets are for stretching; the part is stretched as a whole.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    snapshot(of: rect, afterScreenUpdates: afterUpdates)
  }

  // MARK: The layer's delegate

  /// Draws the layer's contents: makes the context the current one for `draw(_:)`.
  open func draw(_ layer: CALayer, in context: CGContext) {
    UIGraphicsPushContext(context)
    draw(bounds)
    UIGraphicsPopContext()
  }

  /// Lays the view out, with its owner told before and after.
  open func layoutSublayers(of layer: CALayer) { if layer === self.layer { layOutOwnSubviews() } }

  /// The animation for a change of the layer's property: one inside an animation block, else none.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    AnimationState.current.action(for: layer, of: self, key: event) ?? NSNull()
  }
}
