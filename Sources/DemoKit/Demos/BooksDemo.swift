// BooksDemo: a book and the history of its changes, ready to be shown.

import Essentials
import Foundation
import Layers
import UIKit

/// Makes the book editor's first screen from a storyboard, with an empty book.
@MainActor
enum BooksDemo {
  static func makeRoot(_ options: DemoOptions) throws -> UIViewController {
    let strings = try LocalizedStrings(for: Turn.current.host.environment.locale)
    let storyboard = try DemoStoryboard(
      "Books", instead: options.storyboard, classes: [RootViewController.self, EditingViewController.self])
    let (navigation, list) = try storyboard.makeNavigation(
      beginningWith: RootViewController.self, of: "the book editor")
    (list.book, list.strings) = (Book(), strings)
    return navigation
  }
}
