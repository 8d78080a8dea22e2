// SectionPlace: which view above or below which section.

import Foundation

/// The place of a header or footer.
struct SectionPlace: Hashable, Comparable {
  var section: Int
  var isHeader: Bool

  static func < (one: SectionPlace, other: SectionPlace) -> Bool {
    one.section == other.section ? one.isHeader && !other.isHeader : one.section < other.section
  }
}
