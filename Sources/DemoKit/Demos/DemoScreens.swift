// DemoScreens: the demos' first screens by name.

import EventStore
import Foundation
import UIKit

/// The first screens of the demos.
@MainActor
public enum DemoScreens {
  /// The first screen of the demo that the command line calls `name`, or of the gallery, with what ships and without the
  /// user's data: for programs that measure or picture it.
  public static func root(of name: String?) throws -> UIViewController {
    let options = try DemoOptions(name.map { [$0] } ?? [])
    return options.name == .flip ? try flip(events: 0) : try root(for: options)
  }

  /// The first screen of the flip demo with a number of events, a minute apart, that are kept nowhere.
  public static func flip(events count: Int) throws -> UIViewController {
    let store = try EventStore.inMemory()
    for minute in 0..<count { try store.insert(timeStamp: Date(timeIntervalSinceReferenceDate: Double(60 * minute))) }
    return try FlipDemo.makeRoot(DemoOptions([DemoOptions.Name.flip.rawValue]), store: store)
  }

  /// The quiz's storyboard as a file, and the classes that it names.
  public static func quizStoryboard() throws -> (data: Data, classes: [AnyClass]) {
    (try Data(contentsOf: ShippedFile.url("Quiz", "storyboard")), QuizDemo.classes)
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
