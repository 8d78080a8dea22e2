// Snapshot: a picture in a test, held against the one that is stored beside the test.

import Foundation
import Renderer
import Stage
import Testing

/// Expects a picture to look like the stored `__Snapshots__/<test file>/<name>.png` beside the test.
///
/// A mismatch writes the expected picture, the actual one and their difference, and says where they lie. A missing
/// stored picture fails too, unless the environment variable `SNAPSHOTS=record` asks to store what is shown.
public func expect(
  _ picture: Bitmap, looksLike name: String, within tolerance: SnapshotTolerance = .text,
  filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let store = SnapshotStore(testFile: URL(fileURLWithPath: filePath))
  if store.isRecording { return try store.record(picture, name: name) }
  guard let expected = try store.stored(name) else {
    let paths = try store.report(name: name, pictures: [("actual", picture)])
    Issue.record(
      """
      \(name).png is not stored; expected it at \(store.url(of: name).path).
      The picture that was shown: \(paths[0]). If it is right, run again with SNAPSHOTS=record.
      """, sourceLocation: sourceLocation)
    return
  }
  let comparison = SnapshotComparison(actual: picture, expected: expected, tolerance: tolerance)
  guard let mismatch = comparison.mismatch else { return }
  var pictures = [("expected", expected), ("actual", picture)]
  if let difference = comparison.difference { pictures.append(("difference", difference)) }
  let paths = try store.report(name: name, pictures: pictures)
  Issue.record(
    "\(name).png does not match: \(mismatch).\n\(paths.joined(separator: "\n"))", sourceLocation: sourceLocation)
}

/// Where the stored pictures of one test file lie, and where reports go.
private struct SnapshotStore {
  let testFile: URL

  var isRecording: Bool { ProcessInfo.processInfo.environment["SNAPSHOTS"] == "record" }

  func url(of name: String) -> URL {
    testFile.deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__", isDirectory: true)
      .appendingPathComponent(testFile.deletingPathExtension().lastPathComponent, isDirectory: true)
      .appendingPathComponent("\(name).png")
  }

  func stored(_ name: String) throws -> Bitmap? {
    let url = url(of: name)
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return try Bitmap(png: Data(contentsOf: url))
  }

  func record(_ picture: Bitmap, name: String) throws {
    let url = url(of: name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try picture.pngData().write(to: url)
  }

  /// Writes pictures to the folder for reports and returns their paths.
  func report(name: String, pictures: [(kind: String, picture: Bitmap)]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("interlude-snapshots", isDirectory: true)
      .appendingPathComponent(testFile.deletingPathExtension().lastPathComponent, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try pictures.map { kind, picture in
      let file = folder.appendingPathComponent("\(name)-\(kind).png")
      try picture.pngData().write(to: file)
      return file.path
    }
  }
}
