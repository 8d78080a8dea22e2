// UIStoryboard+Files: where a bundle keeps a storyboard, and why a file cannot be read, in words.

import Foundation

extension UIStoryboard {
  /// The file of a storyboard in a bundle: at its top, or among what is there for all languages.
  static func url(of name: String, in bundle: Bundle) -> URL? {
    if let url = bundle.url(forResource: name, withExtension: "storyboard") { return url }
    guard let resources = bundle.resourceURL, !name.contains("/") else { return nil }
    return ["", "Base.lproj", "Resources", "Resources/Base.lproj"]
      .map { resources.appendingPathComponent($0).appendingPathComponent("\(name).storyboard") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// What an error of Foundation's says, without its numbers.
  static func reason(of error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile, .fileNoSuchFile: "there is no such file"
    case .fileReadNoPermission: "reading it is not permitted"
    default: "it is no file that can be read"
    }
  }
}
