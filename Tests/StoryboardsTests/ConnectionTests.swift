// ConnectionTests: outlets, actions, recognisers and runtime attributes, once objects are there.

import Essentials
import Foundation
import Geometry
import Navigation
import OneAtATime
import Testing
import Views

@testable import Storyboards

private final class Panel: UIViewController {
  var box: UIView?
  var labels: [UILabel] = []
  private(set) var log: [String] = []

  func press(_ sender: UIButton) { log.append("press") }
  func change(_ sender: UISwitch) { log.append("change") }
  func save() { log.append("save") }
  func swipe(_ recognizer: UITapGestureRecognizer) { log.append("tap") }

  override class var connections: [Connection] {
    super.connections + [
      .outlet("box", \Panel.box), .outletCollection("labels", \Panel.labels), .action("press:", Panel.press),
      .action("change:", Panel.change), .action("save", Panel.save), .action("swipe:", Panel.swipe),
    ]
  }
}

private final class Tile: UIView {
  var title: String?
  var count: Int?
  var size: CGFloat?
  var accent: UIColor?
  var isLarge: Bool?
  var area: CGRect?

  override class var connections: [Connection] {
    super.connections + [
      .outlet("title", \Tile.title), .outlet("count", \Tile.count), .outlet("size", \Tile.size),
      .outlet("accent", \Tile.accent), .outlet("isLarge", \Tile.isLarge), .outlet("area", \Tile.area),
    ]
  }
}

@MainActor
@Suite("Connections and runtime attributes", .oneAtATime)
struct ConnectionTests {
  private func storyboard(
    _ view: String, _ connections: String = "", beside: String = "", items: String = ""
  ) throws -> UIStoryboard {
    try UIStoryboard.of(
      Interface.document(
        scenes: Interface.scene(
          """
          <viewController id="one" customClass="Panel" sceneMemberID="viewController">\(items)
          <view key="view" id="root"><subviews>\(view)</subviews></view><connections>\(connections)</connections>
          </viewController><placeholder placeholderIdentifier="IBFirstResponder" id="responder"/>\(beside)
          """)), classes: [Panel.self, Tile.self])
  }

  @Test("X27: outlets and collections, in the file's order")
  func outlets() throws {
    let storyboard = try storyboard(
      "<view id=\"v\"/><label id=\"l1\"/><label id=\"l2\"/>",
      """
      <outlet property="box" destination="v" id="o1"/><outletCollection property="labels" destination="l2" id="o2"/>
      <outletCollection property="labels" destination="l1" id="o3"/>
      """)
    let panel = try #require(storyboard.initial(Panel.self))
    let views = panel.view.subviews
    #expect(panel.box === views[0])
    #expect(panel.labels.map { $0 as UIView } == [views[2], views[1]])
  }

  @Test("An outlet of the wrong type is told of and stays empty")
  func wrongType() throws {
    let storyboard = try storyboard(
      "<view id=\"v\"/>", "<outletCollection property=\"labels\" destination=\"v\" id=\"o\"/>")
    let panel = try #require(storyboard.initial(Panel.self))
    _ = Log.observing { panel.loadViewIfNeeded() }
    #expect(panel.labels.isEmpty)
    #expect(storyboard.problems.map(\.found) == ["sets \"labels\" of Panel to a UIView"])
    #expect(storyboard.problems.map(\.expected) == ["a UILabel"])
  }

  @Test("X27, X30: actions of controls, by their events and by their usual ones")
  func actions() throws {
    let panel = try #require(
      try storyboard(
        """
        <button id="b"><connections>
        <action selector="press:" destination="one" eventType="touchUpInside" id="a1"/></connections></button>
        <switch id="s"><connections><action selector="change:" destination="one" id="a2"/></connections></switch>
        """
      ).initial(Panel.self))
    let controls = panel.view.subviews.compactMap { $0 as? UIControl }
    controls[0].sendActions(for: .touchUpInside)
    controls[1].sendActions(for: .valueChanged)
    controls[0].sendActions(for: .touchDown)
    #expect(panel.log == ["press", "change"])
  }

  @Test("X27: a bar button's action, and one to the first responder, which has no target")
  func barActions() throws {
    let items = """
      <navigationItem key="navigationItem" id="i"><barButtonItem key="leftBarButtonItem" title="Save" id="s">
      <connections><action selector="save" destination="one" id="a1"/></connections></barButtonItem>
      <barButtonItem key="rightBarButtonItem" title="Any" id="t">
      <connections><action selector="save" destination="responder" id="a2"/></connections></barButtonItem></navigationItem>
      """
    let panel = try #require(try storyboard("", items: items).initial(Panel.self))
    let left = try #require(panel.navigationItem.leftBarButtonItem)
    #expect(left.target === panel && left.action == "save")
    let right = try #require(panel.navigationItem.rightBarButtonItem)
    #expect(right.target == nil && right.action == "save")
  }

  @Test("PITFALLS 59: recognisers in the dock are put on their views, with their actions")
  func recognizers() throws {
    let panel = try #require(
      try storyboard(
        """
        <view id="v"><connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="o"/>
        </connections></view>
        """,
        beside: """
          <tapGestureRecognizer numberOfTapsRequired="2" id="tap"><connections>
          <action selector="swipe:" destination="one" id="a"/></connections></tapGestureRecognizer>
          """
      ).initial(Panel.self))
    let tap = try #require(panel.view.subviews.first?.gestureRecognizers?.first as? UITapGestureRecognizer)
    #expect(tap.numberOfTapsRequired == 2)
    tap.state = .ended
    #expect(panel.log == ["tap"])
  }

  @Test("An action that leads to an object which is not there is told of")
  func deadAction() throws {
    let storyboard = try storyboard(
      "<button id=\"b\"><connections><action selector=\"save\" destination=\"gone\" id=\"a\"/></connections></button>")
    #expect(storyboard.initialView() != nil)
    #expect(storyboard.problems.map(\.found) == ["leads to \"gone\", which is no object of this scene"])
  }

  // MARK: Runtime attributes

  private func attributes(_ list: String) -> String {
    """
    <view id="tile" customClass="Tile"><userDefinedRuntimeAttributes>\(list)</userDefinedRuntimeAttributes></view>
    """
  }

  @Test("X25: values of every type, into what the class lists")
  func runtimeAttributes() throws {
    let storyboard = try storyboard(
      attributes(
        """
        <userDefinedRuntimeAttribute type="string" keyPath="title" value="T"/>
        <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="size"><real key="value" value="2.5"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="color" keyPath="accent"><color key="value" white="0.5" alpha="1"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="isLarge" value="YES"/>
        <userDefinedRuntimeAttribute type="rect" keyPath="area"><rect key="value" x="1" y="2" width="3" height="4"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="nil" keyPath="nothing"/>
        """))
    let tile = try #require(storyboard.initialView()?.subviews.first as? Tile)
    #expect(tile.title == "T" && tile.count == 3 && tile.size == 2.5 && tile.isLarge == true)
    #expect(tile.accent?.cgColor.red == 0.5 && tile.area == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(storyboard.problems.isEmpty)
  }

  @Test("X25: the layer's and the common properties of any view")
  func layerAttributes() throws {
    let view = try #require(
      try storyboard(
        """
        <view id="v"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
        <userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>
        </userDefinedRuntimeAttributes></view>
        """
      ).initialView()?.subviews.first)
    #expect(view.layer.cornerRadius == 8 && view.layer.masksToBounds && view.isHidden)
  }

  @Test("X25: a key path that leads nowhere is only logged, in UIKit's words")
  func badKeyPath() throws {
    let storyboard = try storyboard(
      attributes("<userDefinedRuntimeAttribute type=\"string\" keyPath=\"colour\" value=\"x\"/>"))
    let lines = Log.observing { _ = storyboard.instantiateInitialViewController()?.view }.messages
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("Failed to set (colour) user defined inspected property on (Tile).") == true)
    #expect(storyboard.problems.map(\.found) == ["sets \"colour\""])
  }
}
