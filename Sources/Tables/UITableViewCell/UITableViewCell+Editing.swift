// UITableViewCell+Editing: the round control at the left, and the button that confirms a deletion.

import Foundation
import Geometry
import Views

/// How a cell is being edited.
struct CellEditing {
  /// What the table's delegate said of the row.
  struct Mode: Equatable {
    var style = UITableViewCell.EditingStyle.none
    /// Whether the content moves in.
    var indents = false
  }

  var isOn = false
  var mode = Mode()
  var control: UIView?
  var confirmation: DeleteConfirmation?
  /// How far the confirmation is drawn in from the right edge, in points.
  var confirmationWidth: CGFloat = 0

  var style: UITableViewCell.EditingStyle { mode.style }
  /// How far the content is moved in, in points.
  var indent: CGFloat { isOn && mode.indents ? TableMetrics.editingIndent : 0 }
  /// The control that the mode asks for.
  var wantedSign: CellRoundButton.Sign? {
    guard isOn else { return nil }
    switch mode.style {
    case .none: return nil
    case .delete: return .delete
    case .insert: return .insert
    }
  }
}

extension UITableViewCell {
  /// Whether the content moves in while the row is edited, as the table's delegate said.
  public var shouldIndentWhileEditing: Bool { editing.mode.indents }

  /// The table's way in: says what editing does to the row, then shows or hides it through the overridable method.
  func setEditing(_ isOn: Bool, with mode: CellEditing.Mode, animated: Bool) {
    guard isOn != editing.isOn || mode != editing.mode else { return }
    // A control that goes keeps its sign until it is gone.
    if isOn { editing.mode = mode }
    setEditing(isOn, animated: animated)
    editing.mode = mode
  }

  func changeEditing(to isOn: Bool, animated: Bool) {
    editing.isOn = isOn
    if !isOn { hideConfirmation() }
    let old = editing.control
    editing.control = UIView.withoutAnimationReturning { makeControl() }
    setNeedsLayout()
    guard animated, window != nil, UIView.areAnimationsEnabled else {
      old?.removeFromSuperview()
      return
    }
    let new = editing.control
    UIView.performWithoutAnimation {
      placeEditingParts()
      new?.frame.origin.x -= TableMetrics.editingIndent
      new?.alpha = 0
    }
    UIView.animate(
      withDuration: TableMetrics.updateDuration,
      animations: { [self] in
        new?.alpha = 1
        old?.alpha = 0
        old?.frame.origin.x -= TableMetrics.editingIndent
        setNeedsLayout()
        layoutIfNeeded()
      }, completion: { _ in old?.removeFromSuperview() })
  }

  private func makeControl() -> UIView? {
    guard let sign = editing.wantedSign else { return nil }
    let control = CellRoundButton(sign) { [weak self] in
      guard let self else { return }
      table?.editControlPressed(in: self)
    }
    addSubview(control)
    return control
  }

  func placeEditingParts() {
    if let control = editing.control {
      let side = TableMetrics.editControlSize
      let scale = UIScreen.main.scale
      let y = ((bounds.height - side) / 2 * scale).rounded() / scale
      control.frame = CGRect(
        x: (TableMetrics.editingIndent - side) / 2 + 4 - editing.confirmationWidth, y: y, width: side, height: side)
    }
    if let button = editing.confirmation {
      let width = max(button.wantedWidth, editing.confirmationWidth)
      button.frame = CGRect(
        x: bounds.width - editing.confirmationWidth, y: 0, width: width, height: bounds.height)
    }
  }

  // MARK: Confirming

  /// Makes the button, out of sight past the right edge.
  func showConfirmation(title: String, onPress: @escaping @MainActor () -> Void) {
    guard editing.confirmation == nil else { return }
    UIView.performWithoutAnimation {
      let button = DeleteConfirmation(title: title, onPress: onPress)
      editing.confirmation = button
      addSubview(button)
      placeEditingParts()
      layoutParts()
    }
  }

  /// Draws the button in by `width` points from the right edge.
  func setConfirmationWidth(_ width: CGFloat) {
    editing.confirmationWidth = max(0, width)
    layoutParts()
  }

  /// Takes the button away without animation.
  func hideConfirmation() {
    editing.confirmation?.removeFromSuperview()
    editing.confirmation = nil
    editing.confirmationWidth = 0
    setNeedsLayout()
  }
}

/// The red button that confirms a deletion.
@MainActor
final class DeleteConfirmation: UIControl {
  private let label = UILabel(frame: .zero)

  init(title: String, onPress: @escaping @MainActor () -> Void) {
    super.init(frame: .zero)
    backgroundColor = .systemRed
    label.text = title
    label.textColor = .white
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 17)
    addSubview(label)
    addAction(UIAction { _ in onPress() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { return nil }

  /// The width that the title asks for, in points.
  var wantedWidth: CGFloat {
    let unbounded = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    return max(
      TableMetrics.confirmationWidth,
      label.sizeThatFits(unbounded).width.rounded(.up) + 2 * TableMetrics.confirmationPadding)
  }

  override var isHighlighted: Bool { didSet { label.alpha = isHighlighted ? 0.5 : 1 } }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 0, y: 0, width: min(bounds.width, wantedWidth), height: bounds.height)
  }
}
