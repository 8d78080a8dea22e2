// IndexPath+Rows: an index path read as a row of a table's section.

import Foundation

extension IndexPath {
  /// The path to a row, both counted from 0.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The section, from 0: the path's first index. A path without one reads as section 0.
  public var section: Int {
    get { isEmpty ? 0 : self[0] }
    set { self = IndexPath(row: row, section: newValue) }
  }

  /// The row in its section, from 0: the path's second index. A path without one reads as row 0.
  public var row: Int {
    get { count < 2 ? 0 : self[1] }
    set { self = IndexPath(row: newValue, section: section) }
  }
}
