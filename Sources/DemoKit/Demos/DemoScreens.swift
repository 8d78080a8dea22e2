// DemoScreens: the demos' first screens by name, for programs that measure or picture them.

import UIKit

/// The first screens of the demos.
@MainActor
public enum DemoScreens {
  /// The first screen of the demo that the command line calls `name`, with what ships.
  public static func root(of name: String) throws -> UIViewController {
    try QuizDemo.makeRoot(DemoOptions([name]))
  }
}
