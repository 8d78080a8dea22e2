// ShippedFile: the files that ship with the demos.

import Assets
import Foundation

/// Finds what the demos bring with them.
enum ShippedFile {
  static func url(_ name: String, _ kind: String) throws(UsageError) -> URL {
    guard let url = Assets.bundle.url(forResource: name, withExtension: kind, subdirectory: "Resources") else {
      throw UsageError("\(name).\(kind) is missing beside the program; build it again")
    }
    return url
  }
}
