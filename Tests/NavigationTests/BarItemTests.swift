// BarItemTests: what stands at the left, in the middle and at the right of a bar (G10–G18), without views.

import Foundation
import OneAtATime
import Testing
import Views

@testable import Navigation

@MainActor
@Suite("Bar items", .oneAtATime) struct BarItemTests {
  let top = UINavigationItem(title: "Top")
  let below = UINavigationItem(title: "Below")

  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  @Test("G10: without an item below there is no back button")
  func alone() {
    #expect(BarLeftSide(top: top, previous: nil).back == nil)
  }

  @Test("G11: left items replace the back button unless they supplement it")
  func leftItems() {
    top.leftBarButtonItem = item("Cancel")
    #expect(BarLeftSide(top: top, previous: below).back == nil)
    #expect(BarLeftSide(top: top, previous: below).items.count == 1)
    top.leftItemsSupplementBackButton = true
    #expect(BarLeftSide(top: top, previous: below).back != nil)
    #expect(BarLeftSide(top: top, previous: below).items.count == 1)
  }

  @Test("G12: hidesBackButton hides it and leaves the left items")
  func hidden() {
    top.hidesBackButton = true
    top.leftItemsSupplementBackButton = true
    top.leftBarButtonItem = item("Cancel")
    #expect(BarLeftSide(top: top, previous: below).back == nil)
    #expect(BarLeftSide(top: top, previous: below).items.count == 1)
  }

  @Test("G13: the text comes from the item below: its back item, its back title, its title, else Back")
  func backTitle() {
    #expect(BackButtonTitle(of: below).candidates == ["Below", "Back", ""])
    below.backButtonTitle = "Go"
    #expect(BackButtonTitle(of: below).candidates == ["Go", "Back", ""])
    below.backBarButtonItem = item("Home")
    #expect(BackButtonTitle(of: below).candidates == ["Home", "Back", ""])
    #expect(BackButtonTitle(of: UINavigationItem()).candidates == ["Back", ""])
    top.backBarButtonItem = item("Never")
    #expect(BarLeftSide(top: top, previous: below).back?.candidates.first == "Home")
  }

  @Test("G15: an empty text means Back; a space or the minimal mode means the chevron alone")
  func emptyTitles() {
    below.backBarButtonItem = item("")
    #expect(BackButtonTitle(of: below).candidates.first == "Back")
    below.backBarButtonItem = item(" ")
    #expect(BackButtonTitle(of: below).candidates.first == "")
    below.backBarButtonItem = nil
    below.backButtonDisplayMode = .minimal
    #expect(BackButtonTitle(of: below).candidates == [""])
    below.backButtonDisplayMode = .generic
    #expect(BackButtonTitle(of: below).candidates == ["Back", ""])
  }

  nonisolated static let rooms: [(room: CGFloat, text: String)] = [
    (200, "Previous screen"), (140, "Back"), (40, "Back"), (39, ""), (0, ""),
  ]

  @Test("G14: full, then Back, then the chevron alone, by the room there is", arguments: rooms)
  func degrades(room: CGFloat, text: String) {
    let title = BackButtonTitle(of: UINavigationItem(title: "Previous screen"))
    #expect(title.fitting(room) { CGFloat($0.count) * 10 } == text)
  }

  @Test("G17: the single property is the first of the plural, and replaces them all")
  func singleAndPlural() {
    let (one, two) = (item("1"), item("2"))
    top.rightBarButtonItems = [one, two]
    #expect(top.rightBarButtonItem === one)
    top.rightBarButtonItem = two
    #expect(top.rightBarButtonItems == [two])
    top.rightBarButtonItem = nil
    #expect(top.rightBarButtonItems == nil)
  }

  @Test("System items have their words and weights")
  func systemItems() {
    #expect(UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil).title == "Cancel")
    #expect(UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil).style == .done)
    let add = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    #expect(add.title == nil)
    #expect(add.glyph == .plus)
  }

  @Test("A bar item sends its action, its closure and its trigger")
  func firing() {
    final class Target: UIViewController {
      override class var connections: [Connection] { super.connections + [.action("save", Target.save)] }
      var calls = 0
      func save() { calls += 1 }
    }
    _ = TestScene()
    let target = Target()
    let item = UIBarButtonItem(title: "Save", style: .done, target: target, action: "save")
    var triggered = 0
    item.trigger = { _ in triggered += 1 }
    item.fire()
    item.isEnabled = false
    item.fire()
    #expect(target.calls == 1)
    #expect(triggered == 1)
  }
}

@Suite("Bar layout", .oneAtATime) struct BarLayoutTests {
  private func layout(
    left: [CGFloat] = [], right: [CGFloat] = [], back: BackButtonTitle? = nil, title: CGFloat, width: CGFloat = 320
  ) -> BarLayout {
    BarLayout(.init(left: left, right: right, back: back, title: title), in: width) { CGFloat($0.count) * 10 }
  }

  @Test("The title stands in the middle while there is room")
  func centred() {
    #expect(layout(title: 100).title == .init(x: 110, width: 100))
  }

  @Test("G17: right items from the right edge inwards, left ones from the left, the first outermost")
  func items() {
    let places = layout(left: [30, 40], right: [50, 60], title: 0)
    #expect(places.left == [.init(x: 16, width: 30), .init(x: 62, width: 40)])
    #expect(places.right == [.init(x: 254, width: 50), .init(x: 178, width: 60)])
  }

  @Test("A title that would touch a button moves aside, and is cut where even that is too little")
  func avoids() {
    let pushed = layout(right: [100], title: 150)
    #expect(pushed.title == .init(x: 46, width: 150))
    #expect(pushed.title.end + BarLayout.titleGap <= pushed.right[0].x)
    let cut = layout(left: [80], right: [80], title: 300)
    #expect(cut.title == .init(x: 104, width: 112))
  }

  @MainActor
  @Test("G14: a wide title leaves the chevron alone")
  func backGivesWay() {
    let back = BackButtonTitle(of: UINavigationItem(title: "Settings"))
    #expect(layout(back: back, title: 80).backText == "Settings")
    #expect(layout(back: back, title: 160).backText == "Back")
    #expect(layout(back: back, title: 230).backText == "")
    #expect(layout(back: back, title: 230).back == .init(x: 8, width: 12))
    #expect(layout(back: back, title: 80).back == .init(x: 8, width: 98))
  }
}
