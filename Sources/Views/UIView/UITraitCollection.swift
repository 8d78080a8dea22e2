// UITraitCollection: what views know of their surroundings.

import Essentials
import Foundation
import Layers

/// How much room there is along one side. Raw values are UIKit's.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable { case unspecified, compact, regular }

/// Light or dark. Raw values are UIKit's.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable { case unspecified, light, dark }

/// The kind of device. Raw values are UIKit's.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case mac = 5
}

/// The direction of layout as a trait. Raw values are UIKit's.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// An immutable description of surroundings.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// Each is `unspecified` where it is not known.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let horizontalSizeClass, verticalSizeClass: UIUserInterfaceSizeClass
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// Pixels to a point; 0 where unspecified.
  public let displayScale: CGFloat

  package init(
    idiom: UIUserInterfaceIdiom = .unspecified, style: UIUserInterfaceStyle = .unspecified,
    horizontal: UIUserInterfaceSizeClass = .unspecified, vertical: UIUserInterfaceSizeClass = .unspecified,
    direction: UITraitEnvironmentLayoutDirection = .unspecified, scale: CGFloat = 0
  ) {
    (userInterfaceIdiom, userInterfaceStyle, displayScale) = (idiom, style, scale)
    (horizontalSizeClass, verticalSizeClass, layoutDirection) = (horizontal, vertical, direction)
  }

  public convenience override init() { self.init(scale: 0) }
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(idiom: idiom) }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }
  public convenience init(displayScale scale: CGFloat) { self.init(scale: scale) }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init(horizontal: horizontalSizeClass) }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(vertical: verticalSizeClass) }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init(direction: layoutDirection) }

  /// The traits of the screen of this user interface.
  @preconcurrency @MainActor public static var current: UITraitCollection { UIScreen.main.traitCollection }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceIdiom == other.userInterfaceIdiom && userInterfaceStyle == other.userInterfaceStyle
      && horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
      && layoutDirection == other.layoutDirection && displayScale == other.displayScale
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(displayScale)
    return hasher.finalize()
  }

  /// Whether colours that differ between light and dark may look different.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }
}

/// What has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
