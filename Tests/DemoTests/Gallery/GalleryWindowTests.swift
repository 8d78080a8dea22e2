// GalleryWindowTests: the gallery and the swap demos in a real window, by real X clicks and keys.

import Foundation
import Stage
import StageTesting
import Testing
import UIKit

@testable import DemoKit

@MainActor @Suite("The gallery in a window", .serialized, .oneAtATime, .enabled(if: Display.isAvailable))
struct GalleryWindowTests {
  /// A window and a stage with the same demo, taken through the same steps.
  private struct Pair {
    let stage: Stage
    let demo: DemoProcess

    @MainActor
    init(_ arguments: [String], on display: Display) throws {
      stage = try Stage()
      stage.show(try DemoScreens.root(for: DemoOptions(arguments)))
      demo = try DemoProcess(arguments, on: display)
      try demo.expect(toShow: stage, after: "the start")
    }

    @MainActor
    func click(_ point: CGPoint, _ step: String) throws {
      stage.tap(at: point)
      stage.advance(by: 2)
      try demo.click(at: point)
      try demo.expect(toShow: stage, after: step)
    }

    @MainActor
    func key(_ name: String, x11 key: String) throws {
      try stage.key(name)
      stage.advance(by: 2)
      try demo.key(key)
      try demo.expect(toShow: stage, after: name)
    }
  }

  @Test("a click opens a demo; the button and Escape lead back; the keyboard does as well")
  func thereAndBack() throws {
    let (display, folder) = (try Display(), try TemporaryFolder())
    let pair = try Pair(["--data", folder.url.path], on: display)
    let index = try #require(DemoOptions.Name.allCases.firstIndex(of: .swapNew))
    let row = CGPoint(x: 200, y: 44 + (CGFloat(index) + 0.5) * GalleryCell.height)
    try pair.click(row, "choosing a demo")
    #expect(pair.stage.shows("First View Controller"))
    try pair.click(try pair.stage.point(of: "All Demos"), "All Demos")
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
    let pair = try Pair([name.rawValue], on: try Display())
    for text in ["Two", "Counted to 0", "One", "Counted to 1", "Two"] {
      try pair.click(try pair.stage.point(of: text), text)
    }
    #expect(pair.stage.shows("Counted to 2"))
    #expect(try pair.demo.close() == 0)
  }
}
