// BarContentView: what a bar shows for one item: back button, items, title, prompt.

import Essentials
import Foundation
import Geometry
import Layers
import Views

/// The content of a bar while one item is on top. Parts stay the same views while the item changes, so that what
/// moves goes on moving.
@MainActor
final class BarContentView: UIView {
  let item: UINavigationItem
  private let previous: UINavigationItem?
  let title = UILabel(frame: .zero)
  private let prompt = UILabel(frame: .zero)
  let back: BackButton
  private(set) var left: [UIView] = []
  private(set) var right: [UIView] = []
  private(set) var titleView: UIView?
  private var buttons: [ObjectIdentifier: BarButton] = [:]
  private var backTitle: BackButtonTitle?

  init(item: UINavigationItem, previous: UINavigationItem?, goBack: @escaping @MainActor () -> Void) {
    (self.item, self.previous) = (item, previous)
    back = BackButton { _ in goBack() }
    super.init(frame: .zero)
    title.textAlignment = .center
    prompt.font = .systemFont(ofSize: 12)
    prompt.textAlignment = .center
    for view in [back, title, prompt] { addSubview(view) }
    update()
  }

  required init?(coder: NSCoder) { nil }

  /// The view in the middle.
  var middle: UIView { titleView ?? title }

  /// Whether there is a back button.
  var showsBack: Bool { backTitle != nil }

  /// Takes over what the item shows now.
  func update() {
    let side = BarLeftSide(top: item, previous: previous)
    backTitle = side.back
    back.isHidden = side.back == nil
    back.picture.image = previous?.backBarButtonItem?.image
    title.text = item.title
    title.isHidden = item.titleView != nil
    prompt.text = item.prompt
    replaceTitleView()
    let rightItems = item.rightBarButtonItems ?? []
    let kept = Set((side.items + rightItems).map(ObjectIdentifier.init))
    buttons = buttons.filter { kept.contains($0.key) }
    left = replace(left, by: side.items)
    right = replace(right, by: rightItems)
    setNeedsLayout()
  }

  /// Takes over the bar's colour and font of titles.
  func style(titleColor: UIColor, font: UIFont) {
    title.textColor = titleColor
    title.font = font
    setNeedsLayout()
    prompt.textColor = titleColor
  }

  private func replaceTitleView() {
    guard titleView !== item.titleView else { return }
    if titleView?.superview === self { titleView?.removeFromSuperview() }
    titleView = item.titleView
    if let titleView { addSubview(titleView) }
  }

  private func replace(_ old: [UIView], by items: [UIBarButtonItem]) -> [UIView] {
    let new = items.map(view)
    for view in old where view.superview === self && !new.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for view in new where view.superview !== self { addSubview(view) }
    return new
  }

  private func view(for item: UIBarButtonItem) -> UIView {
    if let custom = item.customView { return custom }
    let button = buttons[ObjectIdentifier(item)] ?? BarButton(item: item)
    buttons[ObjectIdentifier(item)] = button
    button.update()
    button.isHidden = item.space != nil
    return button
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = bounds.height - BarLayout.height
    let layout = layoutNow
    prompt.frame = CGRect(
      x: BarLayout.margin, y: 0, width: max(0, bounds.width - 2 * BarLayout.margin), height: max(0, top))
    for (view, span) in zip(left + right, layout.left + layout.right) { place(view, span, top) }
    place(middle, layout.title, top)
    back.label.text = layout.backText
    if let span = layout.back {
      back.frame = CGRect(x: x(of: span), y: top, width: span.width, height: BarLayout.height)
      back.isMirrored = isMirrored
      back.layoutIfNeeded()
    }
  }

  /// Whether the bar is laid out from right to left, as the mirror image of its layout.
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func x(of span: BarLayout.Span) -> CGFloat { isMirrored ? bounds.width - span.end : span.x }

  /// The places of the parts at the present width.
  var layoutNow: BarLayout {
    let whole = CGSize(width: bounds.width, height: BarLayout.height)
    let font = back.label.font ?? .systemFont(ofSize: 17)
    let titleWidth = titleView.map { width(of: $0, in: whole) } ?? title.sizeThatFits(whole).width
    let content = BarLayout.Content(
      left: left.map { width(of: $0, in: whole) }, right: right.map { width(of: $0, in: whole) }, back: backTitle,
      backImage: back.picture.image?.size.width ?? 0, title: titleWidth)
    return BarLayout(content, in: bounds.width) { Turn.current.host.width(of: $0, font: font.spec).rounded(.up) }
  }

  private func width(of view: UIView, in whole: CGSize) -> CGFloat {
    guard view is BarButton || view.bounds.width == 0 else { return view.bounds.width }
    return view.sizeThatFits(whole).width
  }

  private func place(_ view: UIView, _ span: BarLayout.Span, _ top: CGFloat) {
    let isOwn = view is BarControl || view === title
    let fitting = view.bounds.height > 0 ? view.bounds.height : view.sizeThatFits(bounds.size).height
    let height = isOwn ? BarLayout.height : min(BarLayout.height, fitting)
    view.frame = CGRect(
      x: x(of: span), y: top + ((BarLayout.height - height) / 2).rounded(), width: span.width, height: height)
  }
}
