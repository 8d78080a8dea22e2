// UIScreen: the room that the windows have: the host's window, in points, and what it is like.

import Essentials
import Foundation
import Geometry
import Layers

/// The room in which windows lie. On a desktop it is the inside of the program's window.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen of this user interface.
  public static var main: UIScreen { Turn.current.slot(UIScreen.self) { UIScreen(Turn.current.host.environment) } }

  /// The room in points, from the top left corner.
  public internal(set) var bounds: CGRect
  /// Pixels to a point.
  public internal(set) var scale: CGFloat
  /// The height of what lies over the top edge, in points: a status bar where there is one, else 0.
  package internal(set) var statusBarHeight: CGFloat
  var style: UIUserInterfaceStyle

  init(_ environment: Environment) {
    bounds = CGRect(origin: .zero, size: environment.size)
    (scale, statusBarHeight) = (environment.scale, environment.statusBarHeight)
    style = environment.isDark ? .dark : .light
  }

  /// The room in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// Pixels to a point.
  public var nativeScale: CGFloat { scale }

  /// What views know of the screen. A width below 600 points is compact, as is a height below 400: the nearest round
  /// figures between UIKit's phones and tablets, upright and on their sides.
  public var traitCollection: UITraitCollection {
    UITraitCollection(
      idiom: .phone, style: style, horizontal: bounds.width < 600 ? .compact : .regular,
      vertical: bounds.height < 400 ? .compact : .regular,
      direction: UIApplication.shared.userInterfaceLayoutDirection == .leftToRight ? .leftToRight : .rightToLeft,
      scale: scale)
  }
}
