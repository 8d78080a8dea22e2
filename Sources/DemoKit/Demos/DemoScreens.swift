// DemoScreens: the demos' first screens by name.

import EventStore
import UIKit

/// The first screens of the demos.
@MainActor
public enum DemoScreens {
  /// The first screen of the demo that the command line calls `name`, with what ships and without the user's data: for
  /// programs that measure or picture it.
  public static func root(of name: String) throws -> UIViewController {
    let options = try DemoOptions([name])
    return options.name == .flip
      ? try FlipDemo.makeRoot(options, store: .inMemory()) : try root(for: options)
  }

  /// The first screen that a command line asks for.
  static func root(for options: DemoOptions) throws -> UIViewController {
    switch options.name {
    case nil: UINavigationController(rootViewController: GalleryViewController(options))
    case .quiz, .quizNavigation: try QuizDemo.makeRoot(options)
    case .books: try BooksDemo.makeRoot(options)
    case .swapNew, .swapKeep: SwapDemo.makeRoot(options)
    case .flip: try FlipDemo.makeRoot(options)
    }
  }
}
