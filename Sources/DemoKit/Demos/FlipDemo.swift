// FlipDemo: the list of events and its back, ready to be shown.

import EventStore
import Foundation
import UIKit

/// Makes the flip demo's first screen from a storyboard and a store of events.
@MainActor
enum FlipDemo {
  /// Opens the store that the options ask for: the named folder's, a fresh one for a script, else the user's own.
  static func makeRoot(_ options: DemoOptions) throws -> UIViewController {
    let folder =
      try options.data ?? options.headless.map { try DataFolder.makeFresh(in: $0.out) } ?? DataFolder.standard()
    return try makeRoot(options, store: EventStore(folder: folder))
  }

  static func makeRoot(_ options: DemoOptions, store: EventStore) throws -> UIViewController {
    UIStoryboard.register(
      MyNavigationController.self, MasterViewController.self, DetailViewController.self, NavigateFlipSegue.self)
    let file = try options.storyboard ?? ShippedFile.url("Flip", "storyboard")
    let root = try UIStoryboard(contentsOf: file).instantiateInitialViewController()
    guard let navigation = root as? UINavigationController,
      let master = navigation.viewControllers.first as? MasterViewController
    else {
      throw UsageError(
        "\(file.lastPathComponent) does not begin with a MasterViewController in a navigation controller; "
          + "expected the flip demo's structure")
    }
    master.store = store
    return navigation
  }
}
