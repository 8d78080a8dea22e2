// DemoStoryboard: the storyboard of a demo, the one that ships or the user's own, and the screen that it begins with.

import Foundation
import UIKit

/// A storyboard and the classes that it means. They count for it alone: another demo, or another file, may have others of
/// the same names.
@MainActor
struct DemoStoryboard {
  private let storyboard: UIStoryboard
  private let fileName: String

  /// Reads the user's file, or the one that ships under `name`.
  init(_ name: String, instead file: URL?, classes: [AnyClass]) throws {
    let file = try file ?? ShippedFile.url(name, "storyboard")
    storyboard = try UIStoryboard(contentsOf: file, classes: classes)
    fileName = file.lastPathComponent
  }

  /// The first screen, whatever it is.
  func makeInitial() throws -> UIViewController {
    guard let root = storyboard.instantiateInitialViewController() else {
      throw UsageError("\(fileName) has no initial view controller; expected one to show")
    }
    return root
  }

  /// A navigation controller that begins with a screen of this kind; `demo` says whose structure that is.
  func makeNavigation<First: UIViewController>(
    beginningWith type: First.Type, of demo: String
  ) throws -> (navigation: UINavigationController, first: First) {
    guard let navigation = storyboard.instantiateInitialViewController() as? UINavigationController,
      let first = navigation.viewControllers.first as? First
    else {
      throw UsageError(
        "\(fileName) does not begin with a \(type) in a navigation controller; expected \(demo)'s structure")
    }
    return (navigation, first)
  }
}
