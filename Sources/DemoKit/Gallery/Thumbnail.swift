// Thumbnail: the small pictures of the demos, each taken in the middle of what the demo is about.

import Foundation
import Renderer
import Stage
import UIKit

/// Makes the gallery's pictures out of the demos themselves.
@MainActor
enum Thumbnail {
  /// Points, in the gallery.
  static let side: CGFloat = 72
  /// Where the pictures lie among the files that ship.
  static let folder = "Thumbnails"

  static func fileName(of name: DemoOptions.Name) -> String { "\(name.rawValue)@2x" }

  /// The side of the screen that is pictured, in points.
  private static let screen: CGFloat = 300

  private enum Step {
    case tap(String)
    /// Where a button has no text, in points.
    case tapAt(CGPoint)
    case type(String)
    case key(String)
    case advance(Double)
  }

  private static let addButton = CGPoint(x: screen - 22, y: 22)
  private static let firstRow = CGPoint(x: screen / 2, y: 66)
  private static let firstGroupedRow = CGPoint(x: screen / 2, y: 101)

  private static func steps(to name: DemoOptions.Name) -> [Step] {
    switch name {
    case .quiz: [.tap("Begin"), .advance(1), .tap("Venus"), .advance(0.1)]
    case .quizNavigation: [.tap("Begin"), .advance(1), .tap("Venus"), .advance(0.17)]
    case .books:
      [
        .tap("Edit"), .advance(1), .tapAt(firstGroupedRow), .advance(1), .type("Walden"), .tap("Save"), .advance(1),
        .key("shake"), .advance(1),
      ]
    case .swapNew: [.tap("Two"), .advance(0.25)]
    case .swapKeep: [.tap("Two"), .advance(1)]
    case .flip:
      [.tapAt(addButton), .advance(1), .tapAt(addButton), .advance(1), .tapAt(firstRow), .advance(0.1)]
    }
  }

  /// The picture of one demo, two pixels to a point.
  static func picture(of name: DemoOptions.Name) throws -> Bitmap {
    let stage = try Stage(
      size: CGSize(width: screen, height: screen), scale: 2 * side / screen, fontFiles: Stage.pinnedFontFiles)
    stage.show(try DemoScreens.root(of: name.rawValue))
    for step in steps(to: name) {
      switch step {
      case .tap(let text): try stage.tap(text)
      case .tapAt(let point): stage.tap(at: point)
      case .type(let text): stage.type(text)
      case .key(let name): try stage.key(name)
      case .advance(let seconds): stage.advance(by: seconds)
      }
    }
    return stage.picture()
  }

  /// Writes the pictures of all demos into a folder, which is made if it is missing.
  static func writeAll(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in DemoOptions.Name.allCases {
      try picture(of: name).pngData().write(to: folder.appendingPathComponent(fileName(of: name) + ".png"))
    }
  }
}
