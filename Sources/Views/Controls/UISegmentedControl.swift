// UISegmentedControl: a row of titles or images of which one is chosen.

import Essentials
import Foundation
import Geometry
import Layers

/// A row of segments. A click chooses one; so do the left and right arrow keys.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index that stands for no segment.
  public static let noSegment = -1

  /// In points. Source: iOS 13 and later.
  private static let height: CGFloat = 32
  private static let inset: CGFloat = 2

  /// One segment.
  private struct Segment {
    var title: String?
    var image: UIImage?
    var isEnabled = true
    /// In points; 0 for a share of the control's width.
    var width: CGFloat = 0
  }

  private var segments: [Segment] = []

  /// The index of the chosen segment, or `noSegment`. Setting it sends nothing; an index without a segment is a fault.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      if selectedSegmentIndex < Self.noSegment || selectedSegmentIndex >= segments.count {
        fault(
          "UISegmentedControl: selectedSegmentIndex \(selectedSegmentIndex) is beyond the \(segments.count) segments.")
        selectedSegmentIndex = oldValue
      }
      if selectedSegmentIndex != oldValue { setNeedsDisplay() }
    }
  }

  /// Whether a segment is chosen only while it is pressed.
  open var isMomentary = false
  /// The colour behind the chosen segment; nil for white, or a grey on dark.
  open var selectedSegmentTintColor: UIColor? {
    didSet { if selectedSegmentTintColor != oldValue { setNeedsDisplay() } }
  }

  /// The segment under a pressed button.
  private var pressed: Int? { didSet { if pressed != oldValue { setNeedsDisplay() } } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// A control with segments from strings and images, as large as they need.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
    sizeToFit()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  // MARK: Segments

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Puts a segment before the one at `segment`, or last; both appear at once, `animated` fades them in.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment, animated)
  }

  /// Puts a segment with an image before the one at `segment`, or last.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment, animated)
  }

  private func insert(_ segment: Segment, at index: Int, _ animated: Bool) {
    let index = min(max(index, 0), segments.count)
    change(animated) {
      segments.insert(segment, at: index)
      if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    }
  }

  /// Takes a segment out; if it was chosen none is.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    change(animated) {
      if selectedSegmentIndex == segment { selectedSegmentIndex = Self.noSegment }
      if selectedSegmentIndex > segment { selectedSegmentIndex -= 1 }
      segments.remove(at: segment)
    }
  }

  /// Takes all segments out.
  open func removeAllSegments() {
    change(false) {
      selectedSegmentIndex = Self.noSegment
      segments = []
    }
  }

  private func change(_ animated: Bool, _ change: () -> Void) {
    if animated, window != nil {
      withoutActuallyEscaping(change) { change in
        UIView.transition(
          with: self, duration: 0.25, options: [.transitionCrossDissolve, .allowUserInteraction], animations: change)
      }
    } else {
      change()
    }
    segmentsChanged()
  }

  private func segmentsChanged() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  private func set<Value>(_ path: WritableKeyPath<Segment, Value>, _ value: Value, at index: Int) {
    guard segments.indices.contains(index) else { return }
    segments[index][keyPath: path] = value
    segmentsChanged()
  }

  /// Sets a segment's title; an index without a segment changes nothing, here and below.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { set(\.title, title, at: segment) }
  /// A segment's title.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }
  /// Sets a segment's image, which goes before its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { set(\.image, image, at: segment) }
  /// A segment's image.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }
  /// Sets whether a segment can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { set(\.isEnabled, enabled, at: segment) }
  /// Whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }
  /// Sets a segment's width in points; 0 gives it a share of the control's.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { set(\.width, width, at: segment) }
  /// A segment's width in points; 0 for a share of the control's.
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }

  // MARK: Layout

  private func font(isChosen: Bool) -> UIFont { .systemFont(ofSize: 13, weight: isChosen ? .semibold : .medium) }

  private func layout(of segment: Segment, isChosen: Bool) -> TextLayout {
    TextLayout(
      TextLayout.Request(
        text: StyledText(segment.title ?? "", style: StyledText.Style(font: font(isChosen: isChosen))),
        width: .infinity, lineBreakMode: .byClipping))
  }

  /// The width that a segment needs, in points: its content and 10 on each side.
  private func neededWidth(of segment: Segment) -> CGFloat {
    if segment.width > 0 { return segment.width }
    return (segment.image?.size.width ?? layout(of: segment, isChosen: true).size.width).rounded(.up) + 20
  }

  open override var intrinsicContentSize: CGSize {
    let widest = segments.filter { $0.width == 0 }.map(neededWidth).max() ?? 0
    let width = segments.reduce(0) { $0 + ($1.width > 0 ? $1.width : widest) }
    return CGSize(width: width, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The rectangles of the segments, left to right.
  private var rects: [CGRect] {
    let fixed = segments.reduce(0) { $0 + $1.width }
    let sharing = segments.filter { $0.width == 0 }.count
    let share = sharing > 0 ? max(0, (bounds.width - fixed) / CGFloat(sharing)) : 0
    var x: CGFloat = 0
    return segments.map { segment in
      let width = segment.width > 0 ? segment.width : share
      defer { x += width }
      return CGRect(x: x, y: 0, width: width, height: bounds.height)
    }
  }

  // MARK: Use

  private func segment(at point: CGPoint) -> Int? {
    rects.firstIndex { $0.contains(point) }.flatMap { segments[$0].isEnabled ? $0 : nil }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = segment(at: touch.location(in: self))
    return pressed != nil
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = segment(at: touch.location(in: self))
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let chosen = touch.flatMap { segment(at: $0.location(in: self)) }
    pressed = nil
    if let chosen { choose(chosen) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    pressed = nil
  }

  private func choose(_ index: Int) {
    guard index != selectedSegmentIndex || isMomentary else { return }
    selectedSegmentIndex = index
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let enabled = segments.indices.filter { segments[$0].isEnabled }
    let next: Int? =
      switch presses.first?.key?.keyCode {
      case .keyboardLeftArrow?: enabled.last { $0 < selectedSegmentIndex }
      case .keyboardRightArrow?: enabled.first { $0 > selectedSegmentIndex }
      default: nil
      }
    guard isEnabled, let next else { return super.pressesBegan(presses, with: event) }
    choose(next)
  }

  override var activationEvents: Event { .touchUpInside }

  // MARK: Drawing

  override func stateChanged() {
    super.stateChanged()
    setNeedsDisplay()
  }

  open override func draw(_ rect: CGRect) {
    UIColor.tertiarySystemFill.setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: 8).fill()
    let rects = rects
    for (index, rect) in rects.enumerated() {
      let isChosen = index == selectedSegmentIndex
      if isChosen { drawChosen(rect.insetBy(dx: Self.inset, dy: Self.inset)) }
      if index > 0, !isChosen, index - 1 != selectedSegmentIndex {
        UIColor.separator.setFill()
        UIRectFill(CGRect(x: rect.minX.rounded() - 0.5, y: rect.minY + 8, width: 1, height: rect.height - 16))
      }
      drawContent(of: segments[index], in: rect, isChosen: isChosen, isPressed: index == pressed)
    }
  }

  private func drawChosen(_ rect: CGRect) {
    (selectedSegmentTintColor ?? UIColor(light: .white, dark: SystemColor.systemGray2.dark)).setFill()
    UIBezierPath(roundedRect: rect, cornerRadius: 7).fill()
  }

  private func drawContent(of segment: Segment, in rect: CGRect, isChosen: Bool, isPressed: Bool) {
    let isUsable = isEnabled && segment.isEnabled
    let base: UIColor = isUsable ? .label : .tertiaryLabel
    let ink = isPressed && !isChosen ? base.withAlphaComponent(Theme.pressedAlpha) : base
    if let image = segment.image {
      let place = ImagePlacement.rect(of: image.size, in: rect, mode: .center)
      let isOriginal = image.renderingMode == .alwaysOriginal
      UIGraphicsGetCurrentContext()?.append(image.commands(in: place, tint: isOriginal ? nil : ink.cgColor))
      return
    }
    let request = TextLayout.Request(
      text: StyledText(segment.title ?? "", style: StyledText.Style(font: font(isChosen: isChosen))),
      width: max(0, rect.width - 8), maximumLines: 1, lineBreakMode: .byTruncatingTail)
    let layout = TextLayout(request)
    let box = CGRect(
      x: rect.minX, y: rect.minY + (rect.height - layout.size.height) / 2, width: rect.width,
      height: layout.size.height)
    UIGraphicsGetCurrentContext()?.append(layout.commands(in: box, alignment: .center, color: ink))
  }
}
