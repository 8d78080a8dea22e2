// NoticeView: a few lines above a table that say what went wrong, and the tables that show them.

import UIKit

/// A text on a pale ground, as high as it needs.
final class NoticeView: UIView {
  private static let margin: CGFloat = 16
  private let label = UILabel(frame: .zero)

  /// What the notice says, and the width in points that its height belongs to.
  let text: String
  let madeForWidth: CGFloat

  /// A notice as wide as the table above whose rows it stands, in points.
  init(_ text: String, width: CGFloat) {
    (self.text, madeForWidth) = (text, width)
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    label.text = text
    label.font = .systemFont(ofSize: 13)
    label.textColor = .systemRed
    label.numberOfLines = 0
    addSubview(label)
    let room = CGSize(width: max(0, width - 2 * Self.margin), height: .greatestFiniteMagnitude)
    let height = label.sizeThatFits(room).height.rounded(.up) + 2 * Self.margin
    frame = CGRect(x: 0, y: 0, width: width, height: height)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: Self.margin, dy: Self.margin)
  }
}

extension UITableViewController {
  /// Does what may fail, and shows the failure above the rows until something succeeds. What the rows show stays.
  func attempt(_ change: () throws -> Void) {
    do {
      try change()
      if tableView.tableHeaderView is NoticeView { tableView.tableHeaderView = nil }
    } catch {
      tableView.tableHeaderView = NoticeView("\(error)", width: tableView.bounds.width)
      tableView.contentOffset = CGPoint(x: 0, y: -tableView.adjustedContentInset.top)
    }
  }

  /// Makes a notice anew that was made for another width: it is as high as its text needs at one width. To be called
  /// after each layout.
  func fitNotice() {
    guard let notice = tableView.tableHeaderView as? NoticeView, notice.madeForWidth != tableView.bounds.width
    else { return }
    tableView.tableHeaderView = NoticeView(notice.text, width: tableView.bounds.width)
  }
}
