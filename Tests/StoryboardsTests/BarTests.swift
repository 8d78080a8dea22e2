// BarTests: navigation bars, items and their buttons as files write them (X24).

import Foundation
import Navigation
import OneAtATime
import Testing
import Views

@testable import Storyboards

@MainActor
@Suite("Bars and items", .oneAtATime)
struct BarTests {
  private func item(_ attributes: String, _ content: String = "") throws -> UINavigationItem {
    let text = Interface.document(
      scenes: Interface.controller(
        "one", "", "<navigationItem key=\"navigationItem\" id=\"item\" \(attributes)>\(content)</navigationItem>"))
    return try #require(try UIStoryboard.of(text).initial()).navigationItem
  }

  @Test("X24: title, prompt, hidden back button, title view")
  func item() throws {
    let item = try item(
      "title=\"Title\" prompt=\"Prompt\" hidesBackButton=\"YES\"", "<label key=\"titleView\" text=\"Fancy\" id=\"t\"/>")
    #expect(item.title == "Title" && item.prompt == "Prompt" && item.hidesBackButton)
    #expect((item.titleView as? UILabel)?.text == "Fancy")
  }

  @Test("X24: single buttons, lists of them, and the next screen's back button")
  func buttons() throws {
    let item = try item(
      "",
      """
      <barButtonItem key="leftBarButtonItem" title="Left" style="done" enabled="NO" tag="4" id="l"/>
      <rightBarButtonItems><barButtonItem title="A" id="a"/><barButtonItem systemItem="trash" id="b"/></rightBarButtonItems>
      <barButtonItem key="backBarButtonItem" title="Back here" id="k"/>
      """)
    #expect(item.leftBarButtonItems?.map(\.title) == ["Left"])
    #expect(item.leftBarButtonItem?.style == .done && item.leftBarButtonItem?.isEnabled == false)
    #expect(item.leftBarButtonItem?.tag == 4)
    let trash = UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil)
    #expect(item.rightBarButtonItems?.map(\.title) == ["A", trash.title])
    #expect(item.backBarButtonItem?.title == "Back here")
  }

  @Test("X24: a button around a view")
  func customView() throws {
    let item = try item(
      "",
      """
      <barButtonItem key="rightBarButtonItem" id="b"><switch key="customView" on="YES" id="s"/></barButtonItem>
      """)
    #expect((item.rightBarButtonItem?.customView as? UISwitch)?.isOn == true)
  }

  @Test("A bar of its own has the items that the file lists")
  func bar() throws {
    let storyboard = try UIStoryboard.of(
      Interface.view(
        """
        <subviews><navigationBar id="bar"><items><navigationItem title="One" id="i"/></items></navigationBar></subviews>
        """))
    let bar = try #require(storyboard.initialView()?.subviews.first as? UINavigationBar)
    #expect(bar.items?.map(\.title) == ["One"])
  }
}
