// AlertView: the cards of an alert: texts with fields, and buttons, each scrolling where there is no room for all.

import Essentials
import Foundation
import Geometry
import Views

/// All that an alert shows, as large as its cards.
@MainActor
final class AlertView: UIView {
  private weak var alert: UIAlertController?
  private let isSheet: Bool
  /// The part of the window that the cards may take, in points; set by who places the view.
  var room = UIScreen.main.bounds.size {
    didSet { if room != oldValue { setNeedsLayout() } }
  }

  private let card = UIView(frame: .zero)
  private let cancelCard = UIView(frame: .zero)
  private let texts = UIScrollView(frame: .zero)
  private let rows = UIScrollView(frame: .zero)
  private let title = UILabel(frame: .zero)
  private let message = UILabel(frame: .zero)
  private let fields = AlertFields(frame: .zero)
  private let divider = UIView(frame: .zero)
  private var lines: [UIView] = []
  private var buttons: [AlertButton] = []
  private var cancelButton: AlertButton?

  init(of alert: UIAlertController) {
    (self.alert, isSheet) = (alert, alert.preferredStyle == .actionSheet)
    super.init(frame: .zero)
    card.backgroundColor = AlertLook.card
    cancelCard.backgroundColor = AlertLook.cancelCard
    divider.backgroundColor = .separator
    for view in [card, cancelCard] {
      view.layer.cornerRadius = AlertLayout.cornerRadius
      view.clipsToBounds = true
      addSubview(view)
    }
    for view in [texts, rows] {
      view.contentInsetAdjustmentBehavior = .never
      view.delaysContentTouches = false
      card.addSubview(view)
    }
    card.addSubview(divider)
    for label in [title, message] {
      label.numberOfLines = 0
      label.textAlignment = .center
      texts.addSubview(label)
    }
    texts.addSubview(fields)
    update()
  }

  required init?(coder: NSCoder) { nil }

  private var measures: AlertLayout.Measures { isSheet ? .sheet : .alert }

  // MARK: Content

  /// Takes over what the alert says now.
  func update() {
    guard let alert else { return }
    title.text = alert.title
    title.font = .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)
    message.text = alert.message
    message.font = .systemFont(ofSize: 13)
    for label in [title, message] { label.textColor = isSheet ? .secondaryLabel : .label }
    fields.show(alert.fields)
    let (main, cancel) = actionsByCard(of: alert)
    let emphasized = alert.preferredAction ?? alert.cancelAction
    if allButtons.map(\.action) != main + [cancel].compactMap({ $0 }) || emphasized !== self.emphasized {
      self.emphasized = emphasized
      replaceButtons(main, cancel)
    }
    for button in allButtons { button.update() }
    setNeedsLayout()
  }

  private var allButtons: [AlertButton] { buttons + [cancelButton].compactMap { $0 } }

  /// The choices in the order in which they stand, and that in a card of its own.
  private func actionsByCard(of alert: UIAlertController) -> (main: [UIAlertAction], cancel: UIAlertAction?) {
    let others = alert.actions.filter { $0.style != .cancel }
    guard let cancel = alert.cancelAction else { return (others, nil) }
    return isSheet ? (others, cancel) : (others + [cancel], nil)
  }

  /// The action whose button is set in bold.
  private weak var emphasized: UIAlertAction?

  private func replaceButtons(_ main: [UIAlertAction], _ cancel: UIAlertAction?) {
    for view in allButtons + lines { view.removeFromSuperview() }
    buttons = main.map(makeButton)
    lines = main.dropFirst().map { _ in
      let line = UIView(frame: .zero)
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      return line
    }
    for view in buttons + lines { rows.addSubview(view) }
    cancelButton = cancel.map(makeButton)
    if let cancelButton { cancelCard.addSubview(cancelButton) }
  }

  private func makeButton(_ action: UIAlertAction) -> AlertButton {
    let weight: UIFont.Weight = action === emphasized ? .semibold : .regular
    let button = AlertButton(
      action, font: .systemFont(ofSize: isSheet ? 20 : 17, weight: weight), titleGap: measures.titleGap
    ) { [weak alert] in alert?.choose($0) }
    button.onTouch = { [weak self] place, isUp in self?.follow(place, isUp: isUp) }
    return button
  }

  /// Presses the button under a finger and lets the others go; a finger that is lifted chooses.
  private func follow(_ place: CGPoint?, isUp: Bool) {
    let all = allButtons
    let touched = place.flatMap { place in
      all.first { button in
        guard button.isEnabled, let around = button.superview else { return false }
        return button.bounds.contains(button.convert(place, from: nil))
          && around.bounds.contains(around.convert(place, from: nil))
      }
    }
    for button in all { button.isHighlighted = button === touched && !isUp }
    if isUp { _ = touched?.accessibilityActivate() }
  }

  /// The button that Return presses where none has the focus.
  var defaultButton: AlertButton? {
    button(of: alert?.defaultAction)
  }

  /// The button of an action; nil without one.
  func button(of action: UIAlertAction?) -> AlertButton? { allButtons.first { $0.action === action } }

  // MARK: Layout

  /// The layout in the present room.
  var layoutNow: AlertLayout {
    let measures = measures
    let width = max(0, AlertLayout.width(measures, in: room) - 2 * measures.textSide)
    func height(_ label: UILabel) -> CGFloat {
      label.text?.isEmpty == false
        ? label.sizeThatFits(CGSize(width: width, height: 0)).height.rounded(.up) : 0
    }
    let content = AlertLayout.Content(
      title: height(title), message: height(message), fields: alert?.fields.count ?? 0,
      buttons: buttons.map { $0.titleWidth.rounded(.up) }, hasCancelCard: cancelButton != nil)
    return AlertLayout(content, measures, in: room, canStandSideBySide: !isSheet)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = layoutNow
    card.frame = layout.card
    cancelCard.isHidden = layout.cancelCard == nil
    cancelCard.frame = layout.cancelCard ?? .zero
    cancelButton?.frame = cancelCard.bounds
    (texts.frame, rows.frame) = (layout.texts, layout.buttons)
    texts.contentSize = CGSize(width: layout.texts.width, height: layout.textsHeight)
    rows.contentSize = CGSize(width: layout.buttons.width, height: layout.rows.last?.maxY ?? 0)
    (title.frame, message.frame, fields.frame) = (layout.title, layout.message, layout.fields)
    placeButtons(layout)
    // In a window that has become smaller the field that is edited stays in sight.
    if let field = alert?.fields.first(where: \.isFirstResponder) { show(field) }
  }

  private func placeButtons(_ layout: AlertLayout) {
    let pixel = 1 / UIScreen.main.scale
    divider.isHidden = layout.texts.height == 0 || layout.rows.isEmpty
    divider.frame = CGRect(x: 0, y: layout.buttons.minY, width: layout.buttons.width, height: pixel)
    // Side by side, the choice that leaves everything as it is stands first.
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let cancelIsLast = buttons.last?.action.style == .cancel
    let turned = layout.isSideBySide && cancelIsLast != isMirrored
    for (button, row) in zip(turned ? buttons.reversed() : buttons, layout.rows) { button.frame = row }
    for (line, row) in zip(lines, layout.rows.dropFirst()) {
      line.frame =
        layout.isSideBySide
        ? CGRect(x: row.minX, y: 0, width: pixel, height: row.height)
        : CGRect(x: 0, y: row.minY, width: row.width, height: pixel)
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()  // the lines are one pixel wide at the new scale
  }

  // MARK: Reading on

  /// Moves long texts by a page, or to an end.
  func scrollText(by key: UIKeyboardHIDUsage) {
    let last = max(0, texts.contentSize.height - texts.bounds.height)
    let page = max(1, texts.bounds.height - measures.textTop)
    let wanted: CGFloat =
      switch key {
      case .keyboardPageUp: texts.contentOffset.y - page
      case .keyboardPageDown: texts.contentOffset.y + page
      case .keyboardHome: 0
      default: last
      }
    texts.setContentOffset(CGPoint(x: 0, y: min(max(wanted, 0), last)), animated: true)
  }

  /// Scrolls to a field that begins to be edited.
  func reveal(_ field: UITextField) {
    layoutIfNeeded()
    show(field)
  }

  private func show(_ field: UITextField) {
    texts.scrollRectToVisible(texts.convert(field.bounds, from: field).insetBy(dx: 0, dy: -4), animated: false)
  }

  /// Shows that there is more to read, where there is.
  func flashIndicators() {
    for view in [texts, rows] where view.contentSize.height > view.bounds.height { view.flashScrollIndicators() }
  }
}
