// BooksDemo: a book and the history of its changes, ready to be shown.

import Essentials
import Foundation
import Layers
import UIKit

/// Makes the book editor's first screen from a storyboard, with an empty book.
@MainActor
enum BooksDemo {
  static func makeRoot(_ options: DemoOptions) throws -> UIViewController {
    UIStoryboard.register(RootViewController.self, EditingViewController.self)
    let strings = try LocalizedStrings(for: Turn.current.host.environment.locale)
    let file = try options.storyboard ?? ShippedFile.url("Books", "storyboard")
    let root = try UIStoryboard(contentsOf: file).instantiateInitialViewController()
    guard let navigation = root as? UINavigationController,
      let list = navigation.viewControllers.first as? RootViewController
    else {
      throw UsageError(
        "\(file.lastPathComponent) does not begin with a RootViewController in a navigation controller; "
          + "expected the book editor's structure")
    }
    (list.book, list.strings) = (Book(), strings)
    return navigation
  }
}
