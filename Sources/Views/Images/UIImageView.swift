// UIImageView: a view that shows an image.

import Foundation
import Geometry
import Layers

/// A view that shows an image, placed as its `contentMode` says; images meant as stencils get the tint colour.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image; nil shows nothing.
  open var image: UIImage? {
    didSet { if image !== oldValue { imageChanged(from: oldValue?.size) } }
  }

  /// The image while `isHighlighted`; nil leaves `image`.
  open var highlightedImage: UIImage? {
    didSet { if highlightedImage !== oldValue, isHighlighted { imageChanged(from: oldValue?.size) } }
  }

  /// Whether the highlighted image is shown: a selected cell sets it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue, highlightedImage != nil { imageChanged(from: image?.size) } }
  }

  /// Whether images that leave it open are shown as stencils, as in a system button.
  var prefersTemplate = false {
    didSet { if prefersTemplate != oldValue { setNeedsDisplay() } }
  }

  /// A colour laid over the image's own: a pressed button darkens its picture.
  var shade: UIColor? {
    didSet { if shade != oldValue { setNeedsDisplay() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareAsContent()
  }

  /// A view as large as the image.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// A view as large as the image, with another one for its highlighted state.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    (self.image, self.highlightedImage) = (image, highlightedImage)
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareAsContent()
  }

  private func imageChanged(from oldSize: CGSize?) {
    setNeedsDisplay()
    if shownImage?.size != oldSize { invalidateIntrinsicContentSize() }
  }

  private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  /// The image's size in points; no wish without an image.
  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  open override var contentMode: UIView.ContentMode {
    didSet { if contentMode != oldValue { setNeedsDisplay() } }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  open override func draw(_ rect: CGRect) {
    guard let image = shownImage else { return }
    let place = ImagePlacement.rect(of: image.size, in: bounds, mode: contentMode)
    let isTemplate =
      image.renderingMode == .alwaysTemplate || prefersTemplate && image.renderingMode == .automatic
    var commands = image.commands(in: place, tint: isTemplate ? tintColor.cgColor : nil)
    if let shade { commands += image.commands(in: place, tint: shade.cgColor) }
    if !bounds.insetBy(dx: -0.01, dy: -0.01).contains(place) {
      commands = [.save, .clip(CGPath(rect: bounds), .winding)] + commands + [.restore]
    }
    UIGraphicsGetCurrentContext()?.append(commands)
  }
}

extension UIView {
  /// Makes this a view that only shows something: it answers no touches, and hugs its content a little more than other
  /// views do. Source: 251 is the priority of labels and image views on iOS.
  func prepareAsContent() {
    isUserInteractionEnabled = false
    isOpaque = false
    setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
  }
}

/// Where an image goes in a view.
enum ImagePlacement {
  /// The rectangle for an image `size` points large in `bounds`; it may be larger than them.
  static func rect(of size: CGSize, in bounds: CGRect, mode: UIView.ContentMode) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let (across, down) = (bounds.width / size.width, bounds.height / size.height)
    func placed(_ size: CGSize, _ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(
        x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
        width: size.width, height: size.height)
    }
    func scaled(_ factor: CGFloat) -> CGRect {
      placed(CGSize(width: size.width * factor, height: size.height * factor), 0.5, 0.5)
    }
    return switch mode {
    case .scaleToFill, .redraw: bounds
    case .scaleAspectFit: scaled(min(across, down))
    case .scaleAspectFill: scaled(max(across, down))
    case .center: placed(size, 0.5, 0.5)
    case .top: placed(size, 0.5, 0)
    case .bottom: placed(size, 0.5, 1)
    case .left: placed(size, 0, 0.5)
    case .right: placed(size, 1, 0.5)
    case .topLeft: placed(size, 0, 0)
    case .topRight: placed(size, 1, 0)
    case .bottomLeft: placed(size, 0, 1)
    case .bottomRight: placed(size, 1, 1)
    }
  }
}
