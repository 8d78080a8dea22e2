// UITableView+Choices: the named choices of a table and the numbers that stand for "not said".

import Foundation

extension UITableView {
  /// How a table looks.
  public enum Style: Int, Sendable {
    /// Rows one below the other; headers stay in sight.
    case plain
    /// Sections as white bands on a grey ground.
    case grouped
    /// As `grouped`: the bands reach the table's edges here, too.
    case insetGrouped
  }

  /// What divides rows.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
    /// An iOS 6 look that is drawn as `singleLine`.
    case singleLineEtched
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    /// The table chooses: it fades.
    case automatic = 100
  }

  /// Where a row that is scrolled to comes to stand; `none` means the shortest way.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// A height that says: measure the content.
  public static let automaticDimension: CGFloat = -1

  /// What a delegate's default implementation answers where a height is asked: that it has no opinion.
  package static let unanswered = -CGFloat.greatestFiniteMagnitude
  /// The same for an indentation level.
  package static let unansweredLevel = Int.min
}
