// Assets: where the demo's storyboards, lists and pictures lie.

import Foundation

/// The files that ship with the demo.
public enum Assets {
  /// The bundle that holds them.
  public static var bundle: Bundle { .module }
}
