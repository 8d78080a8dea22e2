// TableMetrics: the lengths of tables and cells, in points. Sources: storyboards as Xcode 9 and later save them, which
// hold the frames that UIKit gave the design, and screenshots of iOS 13 where they are silent.

import Foundation

enum TableMetrics {
  /// The distance of text and separators from the edges.
  static let margin: CGFloat = 16
  /// The least height of a row that sizes itself, and the guess before it is measured.
  static let rowHeight: CGFloat = 44
  /// The room above and below the text of a row that sizes itself.
  static let textPadding: CGFloat = 11
  /// The gap between a picture and the text after it.
  static let imageGap: CGFloat = 16

  /// A grouped table's first section keeps this distance from the top where it has no title.
  static let firstGroupTop: CGFloat = 35
  /// Above and below a section without a title in a grouped table.
  static let groupGap: CGFloat = 18
  /// Around a title in a grouped table: above the first section's, above others', below a header's, around a footer's.
  static let firstTitleTop: CGFloat = 32
  static let titleTop: CGFloat = 15
  static let titleBottom: CGFloat = 7
  static let footerPadding: CGFloat = 7
  /// A header or footer with a title in a plain table.
  static let plainHeaderHeight: CGFloat = 28

  /// How far the content ends before the right edge, by accessory; 34 for the disclosure is in the storyboards.
  static let disclosureWidth: CGFloat = 34
  static let checkmarkWidth: CGFloat = 40
  static let detailWidth: CGFloat = 48
  static let detailDisclosureWidth: CGFloat = 68
  /// The gap between the content and an accessory view of one's own.
  static let accessoryGap: CGFloat = 8

  /// How far editing moves the content in, and the size of the round control there.
  static let editingIndent: CGFloat = 38
  static let editControlSize: CGFloat = 22
  /// The least width of the button that confirms a deletion, and the room beside its title.
  static let confirmationWidth: CGFloat = 74
  static let confirmationPadding: CGFloat = 15

  /// How long rows take to come, go and move, and a deselection to fade, in seconds.
  static let updateDuration = 0.3
  static let deselectDuration = 0.35
}
