// BarButton: the controls in a bar: the back button, and what stands for a UIBarButtonItem.

import Foundation
import Geometry
import Views

/// A control in a bar. It answers a press within a frame, and its touch area is as high as the bar.
@MainActor
class BarControl: UIControl {
  /// How long a control takes to come back after a press, in seconds.
  private static let releaseDuration = 0.25

  /// What is pressed: kept apart from the control's own alpha, which the bar fades.
  let face = UIView(frame: .zero)
  private let use: @MainActor (BarControl) -> Void

  init(use: @escaping @MainActor (BarControl) -> Void) {
    self.use = use
    super.init(frame: .zero)
    face.isUserInteractionEnabled = false
    addSubview(face)
    // As high as the bar and as narrow as its title, it wants its ring around the title.
    focusRing = FocusRing(dx: -6, dy: 5, cornerRadius: 8)
    addAction(UIAction { [weak self] _ in self.map { $0.use($0) } }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      let alpha = isHighlighted ? Theme.pressedAlpha : restingAlpha
      guard !isHighlighted, window != nil else {
        face.alpha = alpha
        return
      }
      UIView.animate(withDuration: Self.releaseDuration, delay: 0, options: .allowUserInteraction) {
        self.face.alpha = alpha
      }
    }
  }

  override var isEnabled: Bool {
    didSet { face.alpha = restingAlpha }
  }

  private var restingAlpha: CGFloat { isEnabled ? 1 : Theme.disabledAlpha }

  override func layoutSubviews() {
    super.layoutSubviews()
    face.frame = bounds
  }
}

/// Shows one bar button item that has no view of its own.
@MainActor
final class BarButton: BarControl {
  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let glyph = BarGlyphView(frame: .zero)
  private weak var item: UIBarButtonItem?

  init(item: UIBarButtonItem) {
    self.item = item
    super.init { [weak item] button in item?.fire(from: button) }
    for view in [label, picture, glyph] { face.addSubview(view) }
    label.textAlignment = .center
    update()
  }

  required init?(coder: NSCoder) { nil }

  /// Takes over what the item shows now.
  func update() {
    guard let item else { return }
    isEnabled = item.isEnabled
    tintColor = item.tintColor
    picture.image = item.image
    glyph.glyph = item.image == nil ? item.glyph : nil
    glyph.isHidden = glyph.glyph == nil
    label.text = item.image == nil && item.glyph == nil ? item.title : nil
    label.font = .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    label.textColor = tintColor
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    label.textColor = tintColor
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let width = item?.width, width > 0 { return CGSize(width: width, height: BarLayout.height) }
    let width =
      if let image = item?.image {
        image.size.width
      } else if item?.glyph != nil {
        BarGlyph.side
      } else {
        label.sizeThatFits(size).width
      }
    return CGSize(width: width, height: BarLayout.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    let imageSize = item?.image?.size ?? .zero
    picture.frame = centred(imageSize)
    glyph.frame = centred(CGSize(width: BarGlyph.side, height: BarGlyph.side))
  }

  private func centred(_ size: CGSize) -> CGRect {
    CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }
}

/// The chevron and the previous screen's title.
@MainActor
final class BackButton: BarControl {
  let label = UILabel(frame: .zero)
  let chevron = ChevronView(frame: CGRect(origin: .zero, size: ChevronView.size))
  let picture = UIImageView(frame: .zero)
  /// Whether the chevron stands at the right and points there.
  var isMirrored = false {
    didSet {
      guard isMirrored != oldValue else { return }
      chevron.isMirrored = isMirrored
      setNeedsLayout()
    }
  }

  override init(use: @escaping @MainActor (BarControl) -> Void) {
    super.init(use: use)
    label.font = .systemFont(ofSize: 17)
    label.textColor = tintColor
    for view in [chevron, label, picture] { face.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    label.textColor = tintColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    chevron.frame.origin = CGPoint(
      x: isMirrored ? bounds.width - ChevronView.size.width : 0,
      y: ((bounds.height - ChevronView.size.height) / 2).rounded())
    let x = BarLayout.chevronWidth + BarLayout.chevronGap
    let room = max(0, bounds.width - x)
    label.frame = CGRect(x: isMirrored ? 0 : x, y: 0, width: room, height: bounds.height)
    let imageSize = picture.image?.size ?? .zero
    picture.frame = CGRect(
      x: isMirrored ? room - imageSize.width : x, y: ((bounds.height - imageSize.height) / 2).rounded(),
      width: imageSize.width, height: imageSize.height)
  }
}
