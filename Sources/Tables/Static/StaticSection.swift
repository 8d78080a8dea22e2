// StaticSection: content that a file fixes: sections of cells that are there once, without a data source's code.

import Foundation
import Views

/// One row of fixed content.
@MainActor
package struct StaticRow {
  package let cell: UITableViewCell
  /// The row's height in points; `UITableView.automaticDimension` measures it, nil takes the table's.
  package let height: CGFloat?

  package init(cell: UITableViewCell, height: CGFloat? = nil) { (self.cell, self.height) = (cell, height) }
}

/// One section of fixed content.
@MainActor
package struct StaticSection {
  package let headerTitle, footerTitle: String?
  package let rows: [StaticRow]

  package init(headerTitle: String? = nil, footerTitle: String? = nil, rows: [StaticRow]) {
    (self.headerTitle, self.footerTitle, self.rows) = (headerTitle, footerTitle, rows)
  }
}

extension [StaticSection] {
  /// The row at a path; nil where there is none.
  @MainActor
  func row(at path: IndexPath) -> StaticRow? {
    guard indices.contains(path.section), self[path.section].rows.indices.contains(path.row) else { return nil }
    return self[path.section].rows[path.row]
  }
}
