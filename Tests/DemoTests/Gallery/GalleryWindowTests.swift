// GalleryWindowTests: the gallery and the swap demos in a real window, by real X clicks and keys.

import Foundation
import Stage
import StageTesting
import Testing
import UIKit

@testable import DemoKit

@MainActor @Suite("The gallery in a window", .serialized, .oneAtATime, .enabled(if: Display.isAvailable))
struct GalleryWindowTests {
  private func makePair(_ arguments: [String], on display: Display) throws -> WindowPair {
    let stage = try Stage()
    stage.show(try DemoScreens.root(for: DemoOptions(arguments)))
    return try WindowPair(arguments, stage: stage, on: display)
  }

  @Test("a click opens a demo; the button and Escape lead back; the keyboard does as well")
  func thereAndBack() throws {
    let (display, folder) = (try Display(), try TemporaryFolder())
    let pair = try makePair(["--data", folder.url.path], on: display)
    let index = try #require(DemoOptions.Name.allCases.firstIndex(of: .swapNew))
    let row = CGPoint(x: 200, y: 44 + (CGFloat(index) + 0.5) * GalleryCell.height)
    try pair.click(row, "choosing a demo")
    #expect(pair.stage.shows("First View Controller"))
    try pair.click("All Demos")
    #expect(pair.stage.shows("Interlude"))
    try pair.click(row, "choosing it again")
    try pair.key("escape", x11: "Escape")
    #expect(pair.stage.shows("Interlude"))
    try pair.key("tab", x11: "Tab")
    try pair.key("return", x11: "Return")
    #expect(pair.stage.window.rootViewController?.presentedViewController != nil)
    #expect(try pair.demo.close() == 0)
  }

  @Test("clicks exchange the two screens and count", arguments: [DemoOptions.Name.swapNew, .swapKeep])
  func swap(name: DemoOptions.Name) throws {
    let pair = try makePair([name.rawValue], on: try Display())
    for text in ["Two", "Counted to 0", "One", "Counted to 1", "Two"] {
      try pair.click(text)
    }
    #expect(pair.stage.shows("Counted to 2"))
    #expect(try pair.demo.close() == 0)
  }
}
