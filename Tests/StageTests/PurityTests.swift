// PurityTests: a frame depends on the layer tree and the time alone.

import Foundation
import Stage
import StageTesting
import Testing
import UIKit

@MainActor @Suite("Pictures depend on nothing but the tree and the time", .oneAtATime) struct PurityTests {
  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources")

  /// What reads a wall clock, a locale or a random source.
  private static let forbidden = [
    "Date()", "Date.now", "DispatchTime.now", "DispatchWallTime", "ProcessInfo.processInfo.systemUptime",
    "clock_gettime", "gettimeofday", "Locale.current", "TimeZone.current", ".autoupdatingCurrent", "random(",
    "SystemRandomNumberGenerator", "UUID()", "arc4random", "CFAbsoluteTimeGetCurrent",
  ]

  @Test(
    "no source on the way from layers to pixels reads a clock, a locale or chance",
    arguments: ["Geometry", "Layers", "Renderer"])
  func sources(room: String) throws {
    let folder = Self.sources.appendingPathComponent(room)
    let files =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
    #expect(files.count > 5)
    for file in files {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      for line in lines where !line.trimmingCharacters(in: .whitespaces).hasPrefix("//") {
        for word in Self.forbidden { #expect(!says(word, line), "\(file.lastPathComponent) says \(word)") }
      }
    }
  }

  /// Whether a line has a word, not as the end of a longer name.
  private func says(_ word: String, _ line: Substring) -> Bool {
    line.ranges(of: word).contains { range in
      !(word.first?.isLetter ?? false) || !(line[..<range.lowerBound].last?.isLetter ?? false)
    }
  }

  @Test("the same tree at the same time gives the same bits on another stage")
  func sameBits() throws {
    func picture() throws -> [UInt8] {
      let stage = try Stage(size: CGSize(width: 200, height: 120), scale: 2)
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      let label = UILabel(frame: CGRect(x: 10, y: 10, width: 180, height: 40))
      label.text = "Interlude"
      controller.view.addSubview(label)
      stage.show(controller)
      UIView.animate(withDuration: 1) { label.alpha = 0.2 }
      stage.advance(by: 0.4)
      return stage.picture().bytes
    }
    #expect(try picture() == picture())
  }
}
