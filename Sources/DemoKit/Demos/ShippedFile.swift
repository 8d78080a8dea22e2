// ShippedFile: the files that ship with the demos.

import Assets
import Foundation

/// Finds what the demos bring with them.
enum ShippedFile {
  /// The file with this name and kind, in `folder` where one is named.
  static func url(_ name: String, _ kind: String, in folder: String? = nil) throws(UsageError) -> URL {
    let place = ["Resources", folder].compactMap { $0 }.joined(separator: "/")
    guard let url = Assets.bundle.url(forResource: name, withExtension: kind, subdirectory: place) else {
      throw UsageError("\(name).\(kind) is missing beside the program; build it again")
    }
    return url
  }
}
