// UITableViewCell+Accessory: what stands at the right edge, and the room that it takes (E14).

import Foundation
import Geometry
import Views

extension UITableViewCell {
  private var wantedAccessoryView: UIView? { editing.isOn ? editingAccessoryView : accessoryView }
  private var wantedAccessoryType: AccessoryType { editing.isOn ? editingAccessoryType : accessoryType }

  /// How far before the right edge the content ends, in points.
  var accessoryRoom: CGFloat {
    if let view = wantedAccessoryView {
      return TableMetrics.margin + view.bounds.width + TableMetrics.accessoryGap
    }
    switch wantedAccessoryType {
    case .none: return 0
    case .disclosureIndicator: return TableMetrics.disclosureWidth
    case .checkmark: return TableMetrics.checkmarkWidth
    case .detailButton: return TableMetrics.detailWidth
    case .detailDisclosureButton: return TableMetrics.detailDisclosureWidth
    }
  }

  /// Replaces the shown accessory where another one is wanted.
  func updateAccessory() {
    let own = wantedAccessoryView
    let type = own == nil ? wantedAccessoryType : .none
    if let own, own === shownAccessory { return }
    if own == nil, type == shownAccessoryType, (type == .none) == (shownAccessory == nil) { return }
    shownAccessory?.removeFromSuperview()
    shownAccessoryType = type
    shownAccessory = UIView.withoutAnimationReturning {
      guard let view = own ?? makeAccessory(of: type) else { return nil }
      addSubview(view)
      return view
    }
  }

  func placeAccessory() {
    guard let view = shownAccessory else { return }
    let size = view.bounds.size
    let scale = UIScreen.main.scale
    let y = ((bounds.height - size.height) / 2 * scale).rounded() / scale
    let x = bounds.width - TableMetrics.margin - size.width - editing.confirmationWidth
    view.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  private func makeAccessory(of type: AccessoryType) -> UIView? {
    switch type {
    case .none: return nil
    case .disclosureIndicator: return CellAccessoryView.disclosure()
    case .checkmark: return CellAccessoryView.checkmark()
    case .detailButton: return makeDetailButton()
    case .detailDisclosureButton:
      let button = makeDetailButton()
      let chevron = CellAccessoryView.disclosure()
      let gap: CGFloat = 14
      let height = button.bounds.height
      let left = button.bounds.width + gap
      let pair = UIView(frame: CGRect(x: 0, y: 0, width: left + chevron.bounds.width, height: height))
      chevron.frame.origin = CGPoint(x: left, y: ((height - chevron.bounds.height) / 2).rounded())
      pair.addSubview(button)
      pair.addSubview(chevron)
      return pair
    }
  }

  private func makeDetailButton() -> UIView {
    CellRoundButton(.detail) { [weak self] in
      guard let self else { return }
      table?.accessoryPressed(in: self)
      accessoryTrigger?(self)
    }
  }

  /// The table in which the cell stands.
  var table: UITableView? { superview as? UITableView }
}
