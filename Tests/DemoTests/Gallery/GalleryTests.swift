// GalleryTests: every demo can be chosen and left again, and the gallery's pictures are the demos' own.

import EventStore
import Foundation
import Renderer
import Stage
import StageTesting
import Testing
import UIKit

@testable import DemoKit

@MainActor @Suite("The gallery", .oneAtATime) struct GalleryTests {
  private func makeStage(data: URL) throws -> Stage {
    let stage = try Stage()
    stage.show(try DemoScreens.root(for: DemoOptions(["--data", data.path])))
    stage.advance(by: 1)
    return stage
  }

  /// The place of a demo's row.
  private func row(_ name: DemoOptions.Name, _ stage: Stage) throws -> CGPoint {
    let index = try #require(DemoOptions.Name.allCases.firstIndex(of: name))
    return CGPoint(x: 200, y: 44 + GalleryCell.height * (CGFloat(index) + 0.5))
  }

  @Test("a row opens its demo; the button and Escape lead back", arguments: DemoOptions.Name.allCases)
  func thereAndBack(name: DemoOptions.Name) throws {
    let folder = try TemporaryFolder()
    let stage = try makeStage(data: folder.url)
    let rest = stage.picture()
    for leave in [{ try stage.tap("All Demos") }, { try stage.key("escape") }] {
      stage.tap(at: try row(name, stage))
      stage.advance(by: 1)
      #expect(stage.window.rootViewController?.presentedViewController is DemoFrameViewController)
      #expect(!stage.shows("Both Kept"))
      try leave()
      stage.advance(by: 1)
      #expect(stage.window.rootViewController?.presentedViewController == nil)
      #expect(stage.picture() == rest)
    }
  }

  @Test("nothing of a demo that was left stays in memory", arguments: DemoOptions.Name.allCases)
  func freed(name: DemoOptions.Name) throws {
    let folder = try TemporaryFolder()
    let stage = try makeStage(data: folder.url)
    stage.tap(at: try row(name, stage))
    stage.advance(by: 1)
    weak let demo = stage.window.rootViewController?.presentedViewController?.children.first
    #expect(demo != nil)
    try stage.tap("All Demos")
    stage.advance(by: 1)
    #expect(demo == nil)
  }

  @Test("Escape in the middle of the quiz leaves it, as its own screens have no use for it")
  func escapeFromModal() throws {
    let folder = try TemporaryFolder()
    let stage = try makeStage(data: folder.url)
    stage.tap(at: try row(.quiz, stage))
    stage.advance(by: 1)
    try stage.tap("Begin")
    stage.advance(by: 1)
    #expect(stage.shows("Question 1"))
    try stage.key("escape")
    stage.advance(by: 1)
    #expect(stage.shows("Interlude") && !stage.shows("Question 1"))
    #expect(stage.window.rootViewController?.presentedViewController == nil)
  }

  @Test("a demo that cannot start says why, and the others still do")
  func damagedStore() throws {
    let folder = try TemporaryFolder()
    let stage = try makeStage(data: folder.url)
    stage.tap(at: try row(.flip, stage))
    stage.advance(by: 1)
    try stage.tap("All Demos")
    stage.advance(by: 1)
    for file in try FileManager.default.contentsOfDirectory(at: folder.url, includingPropertiesForKeys: nil) {
      try Data("not a database, and long enough to be seen as none".utf8).write(to: file)
    }
    stage.tap(at: try row(.flip, stage))
    stage.advance(by: 1)
    #expect(stage.window.rootViewController?.presentedViewController == nil)
    // Where the file is called by name, a line may end, as long as the folder has it.
    #expect(stage.shows("is damaged or no list of events"), "\(stage.dump())")
    let list = try #require(stage.window.rootViewController?.children.first as? UITableViewController)
    let notice = try #require(list.tableView.tableHeaderView).bounds.height
    let quiz = try row(.quiz, stage)
    stage.tap(at: CGPoint(x: quiz.x, y: quiz.y + notice))
    stage.advance(by: 1)
    #expect(stage.shows("Begin"))
  }

  @Test("the pictures that ship are those that the demos make", arguments: DemoOptions.Name.allCases)
  func thumbnails(name: DemoOptions.Name) throws {
    let made = try Thumbnail.picture(of: name)
    let file = try ShippedFile.url(Thumbnail.fileName(of: name), "png", in: Thumbnail.folder)
    let difference = try #require(made.difference(from: try Bitmap(png: Data(contentsOf: file)), tolerance: 2))
    #expect(difference.isEmpty, "\(difference); demo --thumbnails makes them anew")
  }
}
