// TestFolder: a folder for one test.

import Foundation

/// A new folder that goes with its owner.
final class TestFolder: Sendable {
  let url: URL

  init() {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "interlude-\(UUID().uuidString)", isDirectory: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
