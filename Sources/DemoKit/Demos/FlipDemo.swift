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
    let storyboard = try DemoStoryboard(
      "Flip", instead: options.storyboard,
      classes: [
        MyNavigationController.self, MasterViewController.self, DetailViewController.self, NavigateFlipSegue.self,
      ])
    let (navigation, master) = try storyboard.makeNavigation(
      beginningWith: MasterViewController.self, of: "the flip demo")
    master.store = store
    return navigation
  }
}
