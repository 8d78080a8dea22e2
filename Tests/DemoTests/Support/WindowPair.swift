// WindowPair: a real window and a stage that go through the same steps and must look the same after each.

import Foundation
import GPUTesting
import Renderer
import Stage
import Testing

/// The demo in a window, and a stage that shows what the window should.
@MainActor
struct WindowPair {
  let stage: Stage
  let demo: DemoProcess
  /// How like the stage's pictures the window's must be; nil for equal.
  let likeness: Bitmap.Likeness?

  /// Starts the demo with the arguments that the stage's screen was made of.
  init(
    _ arguments: [String], stage: Stage, on display: Display, environment: [String: String] = [:],
    likeness: Bitmap.Likeness? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    (self.stage, self.likeness) = (stage, likeness)
    demo = try DemoProcess(arguments, on: display, environment: environment)
    try demo.expect(toShow: stage, likeness, after: "the start", sourceLocation: sourceLocation)
  }

  func click(_ point: CGPoint, _ step: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    stage.tap(at: point)
    try demo.click(at: point)
    try settle(after: step, sourceLocation)
  }

  func click(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try click(stage.point(of: text), "the click on \(text)", sourceLocation: sourceLocation)
  }

  /// Presses a key by the stage's name, and by X's where that is another.
  func key(_ name: String, x11: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try stage.key(name)
    try demo.key(x11 ?? name)
    try settle(after: name, sourceLocation)
  }

  func type(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    stage.type(text)
    try demo.type(text)
    try settle(after: "typing \(text)", sourceLocation)
  }

  private func settle(after step: String, _ sourceLocation: SourceLocation) throws {
    stage.advance(by: 2)
    try demo.expect(toShow: stage, likeness, after: step, sourceLocation: sourceLocation)
  }
}

extension DemoProcess {
  /// Expects the window to come to show what the stage shows, exactly or as like it as said.
  @MainActor
  func expect(
    toShow stage: Stage, _ likeness: Bitmap.Likeness? = nil, after step: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let expected = stage.picture()
    guard let shown = try difference(from: expected, likeness) else { return }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("interlude-window", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let files = [("expected", expected), ("actual", shown)].map { (folder.appendingPathComponent("\($0).png"), $1) }
    for (file, picture) in files { try picture.pngData().write(to: file) }
    Issue.record(
      "after \(step) the window differs from the stage: \(files.map(\.0.path).joined(separator: ", "))",
      sourceLocation: sourceLocation)
  }
}
