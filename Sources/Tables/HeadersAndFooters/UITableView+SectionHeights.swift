// UITableView+SectionHeights: how high the room above and below each section is.

import Foundation
import Views

extension UITableView {
  /// The height of a header or footer: the delegate's word, else by the table's style and the section's title.
  func height(of place: SectionPlace) -> CGFloat {
    let answer = askDelegateForHeight(of: place)
    if answer >= 0 { return roundedUp(answer) }
    let preset = place.isHeader ? sectionHeaderHeight : sectionFooterHeight
    if let view = askDelegateForView(at: place) {
      let height = preset >= 0 ? preset : fittingHeight(of: view)
      if let view = view as? UITableViewHeaderFooterView { reuse.put(view) }
      return roundedUp(height)
    }
    let title = title(at: place)
    if style == .plain { return roundedUp(plainHeight(hasTitle: title != nil, preset: preset)) }
    return roundedUp(groupedHeight(of: place, title: title, preset: preset))
  }

  private func plainHeight(hasTitle: Bool, preset: CGFloat) -> CGFloat {
    guard hasTitle else { return 0 }
    return preset >= 0 ? preset : TableMetrics.plainHeaderHeight
  }

  /// A title gets the room that it needs even where the preset is smaller. Without one the first section keeps away
  /// from the top, unless the table has a header of its own, and the preset counts everywhere else.
  private func groupedHeight(of place: SectionPlace, title: String?, preset: CGFloat) -> CGFloat {
    let isFirst = place.section == 0 && tableHeaderView == nil
    if let title {
      let look = SectionTitleLook(style: style, place: place, isFirst: isFirst)
      return max(preset, look.height(of: title, width: bounds.width))
    }
    let gap = preset >= 0 ? preset : TableMetrics.groupGap
    return place.isHeader && isFirst ? max(TableMetrics.firstGroupTop, gap) : gap
  }

  private func fittingHeight(of view: UIView) -> CGFloat {
    let size = view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    if size.height > 0 { return size.height }
    return view.bounds.height > 0 ? view.bounds.height : TableMetrics.plainHeaderHeight
  }

  /// The title of a section's header or footer; an empty one counts as none.
  func title(at place: SectionPlace) -> String? {
    let title =
      place.isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: place.section)
      : dataSource?.tableView(self, titleForFooterInSection: place.section)
    return title?.isEmpty == true ? nil : title
  }

  func askDelegateForView(at place: SectionPlace) -> UIView? {
    place.isHeader
      ? tableDelegate?.tableView(self, viewForHeaderInSection: place.section)
      : tableDelegate?.tableView(self, viewForFooterInSection: place.section)
  }

  private func askDelegateForHeight(of place: SectionPlace) -> CGFloat {
    let answer =
      place.isHeader
      ? tableDelegate?.tableView(self, heightForHeaderInSection: place.section)
      : tableDelegate?.tableView(self, heightForFooterInSection: place.section)
    return answer ?? Self.unanswered
  }
}
