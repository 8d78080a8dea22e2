// CALayer: a rectangle of the layer tree: what it is set to, what it shows, and what users override.

import Foundation
import Geometry

/// A rectangle with contents, looks and sublayers.
///
/// A layer is set to values (the model) and shows others while animations run (the presentation). Setting a value
/// changes the model at once; a frame is sampled from the presentation.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
  /// Which layer of a frame this is.
  package let id: UInt64
  /// What the layer is set to.
  package internal(set) var values = LayerValues()
  package var timing = MediaTiming()

  var children: [CALayer] = []
  weak var parent: CALayer?
  /// The animations on this layer, in the order in which they act.
  var animations: [LayerAnimation] = []
  /// What was last sampled, as long as nothing in the subtree can have changed since.
  var cachedNode: Frame.Node?
  /// Whether something in the subtree has changed since it was last sampled. A changed layer's ancestors are changed.
  var isChanged = true
  /// Whether a commit has seen the layer in a window.
  var isCommitted = false
  /// What the last frame showed, kept by a window's layer.
  var shown: Frame.Node?
  /// The layer whose presentation this one is.
  var original: CALayer?
  var userValues: [String: Any] = [:]
  var isDisplayNeeded = false
  var isLayoutNeeded = false

  /// Whether this layer is a window's: what lies under it is on screen.
  package var windowRoot = false {
    didSet {
      noteChange()
      LayerCommit.current.setNeedsFrame()
    }
  }

  /// Who draws, lays out and animates for the layer.
  open weak var delegate: (any CALayerDelegate)?
  open var name: String?
  /// Actions for changes of properties, by key; asked for after the delegate.
  open var actions: [String: any CAAction]?
  /// Whether a change of the size makes the layer draw itself anew.
  open var needsDisplayOnBoundsChange = false

  public required override init() {
    id = LayerID.next()
    super.init()
  }

  /// A layer with the values of another, for showing: what the presentation is made of.
  public init(layer: Any) {
    id = (layer as? CALayer)?.id ?? LayerID.next()
    super.init()
    if let layer = layer as? CALayer { takeValues(from: layer) }
  }

  /// An archive on Linux holds no layers: this is a new one.
  public required init?(coder: NSCoder) {
    id = LayerID.next()
    super.init()
  }

  // MARK: Geometry

  /// The rectangle in the layer's own coordinates, in points; its origin scrolls the sublayers.
  open var bounds: CGRect {
    get { values.bounds }
    set {
      guard newValue.isFinite else { return faultGeometry("bounds", newValue) }
      let isResize = newValue.size != values.bounds.size
      change(\.bounds, to: newValue, key: "bounds")
      if isResize { noteResize() }
    }
  }
  /// Where the anchor point lies in the superlayer, in its points.
  open var position: CGPoint {
    get { values.position }
    set {
      guard newValue.isFinite else { return faultGeometry("position", newValue) }
      change(\.position, to: newValue, key: "position")
    }
  }
  /// The point that `position` places and about which the layer is transformed, in fractions of the bounds.
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set {
      guard newValue.isFinite else { return faultGeometry("anchorPoint", newValue) }
      change(\.anchorPoint, to: newValue, key: "anchorPoint")
    }
  }
  /// The order among siblings, above that of the list, and the depth under a superlayer with perspective, in points.
  open var zPosition: CGFloat {
    get { values.zPosition }
    set {
      guard newValue.isFinite else { return faultGeometry("zPosition", newValue) }
      change(\.zPosition, to: newValue, key: "zPosition")
    }
  }
  /// How the layer is mapped about its anchor point.
  open var transform: CATransform3D {
    get { values.transform }
    set { if isUsable(newValue, "transform") { change(\.transform, to: newValue, key: "transform") } }
  }
  /// How the sublayers are mapped about this layer's anchor point: usually a perspective.
  open var sublayerTransform: CATransform3D {
    get { values.sublayerTransform }
    set {
      if isUsable(newValue, "sublayerTransform") { change(\.sublayerTransform, to: newValue, key: "sublayerTransform") }
    }
  }
  /// The smallest rectangle around the mapped layer in the superlayer. Setting it sets bounds and position.
  open var frame: CGRect {
    get { frameInSuperlayer }
    set { setFrame(newValue) }
  }

  // MARK: Looks

  /// How much the layer and its sublayers cover, 0…1.
  open var opacity: Float {
    get { Float(values.opacity) }
    set { alpha = CGFloat(newValue) }
  }
  open var isHidden: Bool {
    get { values.isHidden }
    set { change(\.isHidden, to: newValue, key: "hidden") }
  }
  /// Whether the layer is seen from behind.
  open var isDoubleSided: Bool {
    get { values.isDoubleSided }
    set { change(\.isDoubleSided, to: newValue, key: "doubleSided") }
  }
  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { change(\.backgroundColor, to: newValue, key: "backgroundColor") }
  }
  /// In points.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { change(\.cornerRadius, to: newValue, key: "cornerRadius") }
  }
  /// In points, inwards from the edge.
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set { change(\.borderWidth, to: newValue, key: "borderWidth") }
  }
  open var borderColor: CGColor? {
    get { values.borderColor }
    set { change(\.borderColor, to: newValue, key: "borderColor") }
  }
  /// Whether sublayers are cut off at the bounds.
  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set { change(\.masksToBounds, to: newValue, key: "masksToBounds") }
  }
  /// Whether opacity below 1 fades layer and sublayers as one picture.
  open var allowsGroupOpacity: Bool {
    get { values.allowsGroupOpacity }
    set { change(\.allowsGroupOpacity, to: newValue, key: "allowsGroupOpacity") }
  }
  /// Whether layer and sublayers are painted into one bitmap before they are composited.
  open var shouldRasterize: Bool {
    get { values.shouldRasterize }
    set { change(\.shouldRasterize, to: newValue, key: "shouldRasterize") }
  }
  /// The pixels of that bitmap to a point.
  open var rasterizationScale: CGFloat {
    get { values.rasterizationScale }
    set { change(\.rasterizationScale, to: newValue, key: "rasterizationScale") }
  }

  // MARK: Contents

  /// The image that the layer shows, a `CGImage`; nil where there is none or the layer has drawn itself.
  open var contents: Any? {
    get { image }
    set { setContents(newValue) }
  }
  /// How an image of another size than the bounds is placed.
  open var contentsGravity: CALayerContentsGravity {
    get { CALayerContentsGravity(rawValue: values.contentsGravity.rawValue) }
    set { setContentsGravity(newValue) }
  }
  /// The pixels of the image to a point.
  open var contentsScale: CGFloat {
    get { values.contentsScale }
    set { change(\.contentsScale, to: newValue, key: "contentsScale") }
  }

  /// Makes the layer's contents anew: by its delegate, or by recording what `draw(in:)` draws.
  open func display() {
    if let delegate { delegate.display(self) } else { record() }
  }
  /// Draws the contents, in points, y down; the delegate does it if there is one.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  /// Marks the contents as stale: they are made anew at the next commit.
  open func setNeedsDisplay() {
    isDisplayNeeded = true
    noteChange()
  }
  /// The same for a part, in the layer's points; the layer is drawn as a whole.
  open func setNeedsDisplay(_ rect: CGRect) {
    if !rect.isEmpty { setNeedsDisplay() }
  }

  // MARK: Layout

  /// Marks the sublayers' places as stale: `layoutSublayers` is called before the next commit.
  open func setNeedsLayout() {
    guard !isLayoutNeeded else { return }
    isLayoutNeeded = true
    noteChange()
  }
  /// Places the sublayers; the delegate does it if there is one.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: Actions and animations

  /// The action for a change of the property `event`: the delegate's, that in `actions`, the class's, or, for a layer
  /// that has been on screen, an animation of the transaction's duration. Nil means none.
  open func action(forKey event: String) -> (any CAAction)? {
    let found = delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
    if let found { return found is NSNull ? nil : found }
    return implicitAnimation(forKey: event)
  }
  /// The class's own action for a property.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Puts a copy of an animation on the layer. An animation that is there already under the same key is taken away;
  /// without a key there is no such thing.
  open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, forKey: key) }

  // MARK: Hit testing

  /// The deepest, frontmost layer at a point of the superlayer, in its points; hidden layers are left out.
  open func hitTest(_ p: CGPoint) -> CALayer? { layer(at: p) }
  /// Whether a point of the layer, in its points, lies in its bounds.
  open func contains(_ p: CGPoint) -> Bool { values.bounds.contains(p) }

  // MARK: CAMediaTiming

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { changeTiming { $0.beginTime = newValue } }
  }
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { changeTiming { $0.timeOffset = newValue } }
  }
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { changeTiming { $0.repeatCount = newValue } }
  }
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { changeTiming { $0.repeatDuration = newValue } }
  }
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { changeTiming { $0.duration = newValue } }
  }
  /// How many seconds pass in the layer while one passes in its superlayer: 0 stops all animations in the subtree.
  open var speed: Float {
    get { timing.speed }
    set { changeTiming { $0.speed = newValue } }
  }
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { changeTiming { $0.autoreverses = newValue } }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { changeTiming { $0.fillMode = newValue } }
  }
}
