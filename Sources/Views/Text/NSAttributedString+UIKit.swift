// NSAttributedString+UIKit: the attributes that this library shows, and the size of attributed text.

import Foundation
import Layers

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A `UIColor` for the letters.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A number: 0 for none, `NSUnderlineStyle.single` for a line under the letters.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
}

/// How letters are underlined; the raw values are those of iOS.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One thin line.
  public static let single = NSUnderlineStyle(rawValue: 1)
}

@MainActor
extension NSAttributedString {
  /// The size of the text in points, in lines as it has them itself.
  public func size() -> CGSize {
    TextLayout(
      TextLayout.Request(
        text: StyledText(self, font: .systemFont(ofSize: 12)), width: .infinity, lineBreakMode: .byWordWrapping)
    ).size
  }
}

extension StringProtocol {
  /// The size in points of the text in lines as it has them itself; of the attributes the font counts, 12 points of the
  /// system font where there is none.
  @preconcurrency @MainActor
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String(self), attributes: attributes).size()
  }
}
