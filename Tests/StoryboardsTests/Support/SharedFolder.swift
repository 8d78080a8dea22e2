// SharedFolder: storyboards that others wrote, which lie beside the package on some machines and not on others.

import Foundation

/// The folder of foreign storyboards.
enum SharedFolder {
  /// `../shared/storyboards` from the package's root.
  static let url = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("shared/storyboards")

  /// All storyboards in it, by name.
  static let files: [URL] =
    ((try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)) ?? [])
    .filter { $0.pathExtension == "storyboard" }.sorted { $0.lastPathComponent < $1.lastPathComponent }

  static var isPresent: Bool { !files.isEmpty }

  /// The first file whose name starts with `number`.
  static func file(_ number: String) -> URL? { files.first { $0.lastPathComponent.hasPrefix(number) } }

  /// The names of all files, for tests with arguments.
  static var names: [String] { files.map(\.lastPathComponent) }
}
