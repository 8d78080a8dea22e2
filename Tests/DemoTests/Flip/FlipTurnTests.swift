// FlipTurnTests: the turn itself: what is seen at each moment, and that nothing of it stays.

import EventStore
import Foundation
import GPUTesting
import Renderer
import Stage
import StageTesting
import Testing
import UIKit

@testable import DemoKit

@MainActor @Suite("The flip demo's turn", .oneAtATime) struct FlipTurnTests {
  private func makeStage(_ run: FlipRun = .own, scale: CGFloat = 1) throws -> Stage {
    let stage = try run.makeStage(.inMemory(), scale: scale)
    stage.addEvent()
    stage.addEvent()
    return stage
  }

  private func row(_ stage: Stage) throws -> CGPoint { try stage.point(of: "2001-01-01 00:00:01 +0000") }

  @Test("S3.1: bar and content turn together; the turn begins and ends with the still screens", arguments: FlipRun.all)
  func wholeSheet(_ run: FlipRun) throws {
    let stage = try makeStage(run)
    let list = stage.picture()
    stage.tap(at: try row(stage))
    // The row is lit from the press on, which the turn takes along.
    let start = stage.picture()
    #expect(start[187, 22] == list[187, 22])
    #expect(start[100, 300] == list[100, 300])
    stage.advance(by: 0.15)
    // Edge-on, all that is seen is the window behind: black from top to bottom.
    let edge = stage.picture()
    for y in stride(from: 0, to: edge.height, by: 23) {
      #expect(edge[20, y] == .init(red: 0, green: 0, blue: 0))
      #expect(edge[354, y] == .init(red: 0, green: 0, blue: 0))
    }
    stage.advance(by: 0.075)
    // Three quarters of the way the detail's right edge is the near one: the bar starts above on the right and lower
    // on the left, so that both corners at the left show the window.
    let late = stage.picture()
    #expect(late[2, 2] == .init(red: 0, green: 0, blue: 0))
    #expect(late[2, late.height - 3] == .init(red: 0, green: 0, blue: 0))
    stage.advance(by: 0.075)
    let end = stage.picture()
    stage.advance(by: 1)
    #expect(stage.picture() == end)
    #expect(stage.shows(run.detailTitle))
  }

  @Test("S3.1, F10: the turn there and the turn back, as a person found them right")
  func filmstrips() throws {
    let stage = try Stage(size: CGSize(width: 320, height: 240), scale: 2, fontFiles: Stage.pinnedFontFiles)
    let witness = try DeviceWitness(fontFiles: Stage.pinnedFontFiles)
    stage.onPicture = { witness?.expect($0, toLookLike: $1) }
    stage.show(try FlipDemo.makeRoot(DemoOptions(["flip"]), store: .inMemory()))
    stage.advance(by: 1)
    for _ in 0..<3 {
      stage.tap(at: CGPoint(x: 298, y: 22))
      stage.advance(by: 1)
    }
    let moments = [0, 0.05, 0.1, 0.14, 0.16, 0.2, 0.25, 0.3]
    try stage.tap("2001-01-01 00:00:02 +0000")
    try expect(stage.filmstrip(at: moments), looksLike: "there")
    stage.advance(by: 1)
    try stage.tap("Done")
    try expect(stage.filmstrip(at: moments), looksLike: "back")
  }

  @Test("F6: there from the left, back from the right")
  func sides() throws {
    let stage = try makeStage()
    /// The heights of what is not black at two columns beside the middle.
    func heights() -> (left: Int, right: Int) {
      let picture = stage.picture()
      func height(_ x: Int) -> Int { (0..<picture.height).filter { picture[x, $0].red > 60 }.count }
      return (height(150), height(225))
    }
    stage.tap(at: try row(stage))
    stage.advance(by: 0.1)
    let there = heights()
    #expect(there.left > there.right, "the left edge comes forward")
    stage.advance(by: 1)
    try stage.tap("Done")
    stage.advance(by: 0.1)
    let back = heights()
    #expect(back.right > back.left, "the right edge comes forward")
  }

  @Test("S3.2: without a destination of the kind, the navigation controller makes the segue")
  func fallback() throws {
    let navigation = MyNavigationController(rootViewController: UIViewController())
    let (plain, master) = (UIViewController(), MasterViewController())
    let detail = DetailViewController()
    let segue = navigation.segueForUnwinding(to: plain, from: detail, identifier: "back")
    #expect(segue.map { type(of: $0) == UIStoryboardSegue.self } == true)
    let flip = navigation.segueForUnwinding(to: master, from: detail, identifier: "back") as? NavigateFlipSegue
    #expect(flip?.unwinds == true)
    #expect(flip?.identifier == "back")
  }

  @Test("F14, P22: a second tap in a turn does nothing", arguments: [0.0, 0.05, 0.15, 0.29])
  func doubleTap(time: Double) throws {
    let stage = try makeStage()
    let place = try row(stage)
    stage.tap(at: place)
    stage.advance(by: time)
    for point in [place, Stage.addButton, CGPoint(x: 30, y: 22)] { stage.tap(at: point) }
    stage.advance(by: 1)
    #expect(try stage.navigation.viewControllers.count == 2)
    #expect(stage.dates == ["2001-01-01 00:00:01 +0000"])
    try stage.tap("Done")
    stage.advance(by: 1)
    #expect(stage.dates.count == 2)
  }

  @Test("there and back 50 times by taps in the middle of turns, nothing is left", arguments: FlipRun.all)
  func fiftyTimes(_ run: FlipRun) throws {
    let stage = try makeStage(run)
    let (place, done) = (try row(stage), CGPoint(x: 345, y: 22))
    var details: [WeakDetail] = []
    /// Presses on the row and on Done at moments that fall into the turns, until the list rests again.
    func goThereAndBack(_ round: Int) throws {
      let beat = 0.02 + 0.01 * Double(round % 9)
      stage.tap(at: place)
      while try stage.navigation.viewControllers.count < 2 || stage.navigation.view.isTurning {
        stage.advance(by: beat)
        stage.tap(at: place)
      }
      details.append(WeakDetail(controller: try stage.navigation.topViewController))
      stage.advance(by: 0.31)
      while try stage.navigation.viewControllers.count > 1 {
        stage.tap(at: done)
        stage.advance(by: beat)
        stage.tap(at: CGPoint(x: 187, y: 500))
      }
      stage.advance(by: 1)
    }
    try goThereAndBack(0)
    let (first, hierarchy) = (stage.picture(), stage.window.layerNames)
    let memory = ResidentMemory.megabytes
    for round in 1...50 { try goThereAndBack(round) }
    #expect(stage.picture() == first)
    #expect(stage.window.layerNames == hierarchy)
    #expect(details.count == 51 && details.allSatisfy { $0.controller == nil })
    #expect(try stage.navigation.children.count == 1)
    // A pair of pictures for each turn would be 100 MB; what the allocator keeps back is a few.
    #expect(ResidentMemory.megabytes - memory < 12)
  }

  @Test("resized in the middle of a turn, the end fits the new size")
  func resized() throws {
    let stage = try makeStage()
    stage.tap(at: try row(stage))
    stage.advance(by: 0.1)
    stage.resize(to: CGSize(width: 500, height: 300))
    stage.advance(by: 1)
    #expect(try stage.navigation.topViewController?.view.frame == CGRect(x: 0, y: 0, width: 500, height: 300))
    try stage.tap("Done")
    stage.advance(by: 1)
    #expect(stage.dates.count == 2)
  }
}

/// A controller that should be gone.
private struct WeakDetail {
  weak var controller: UIViewController?
}

/// How much of the machine's memory this process holds.
private enum ResidentMemory {
  static var megabytes: Double {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
    return fields.count > 1 ? Double(fields[1]).map { $0 * Double(sysconf(Int32(_SC_PAGESIZE))) / 1e6 } ?? 0 : 0
  }
}

extension UIView {
  /// Whether a transition of this view's content runs.
  fileprivate var isTurning: Bool { layer.animationKeys()?.isEmpty == false }

  /// The layers of this view and all inside it, in words.
  fileprivate var layerNames: [String] { UIView.names(of: layer, depth: 0) }

  private static func names(of layer: CALayer, depth: Int) -> [String] {
    ["\(depth) \(layer.frame) \(layer.opacity) \(layer.animationKeys() ?? [])"]
      + (layer.sublayers ?? []).flatMap { names(of: $0, depth: depth + 1) }
  }
}
