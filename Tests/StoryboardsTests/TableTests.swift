// TableTests: tables, prototypes, fixed sections and cells as files write them (X23).

import Essentials
import Foundation
import Navigation
import OneAtATime
import Tables
import Testing
import Views

@testable import Storyboards

private final class PictureCell: UITableViewCell {
  var caption: UILabel?
  private(set) var wakings = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    wakings += caption == nil ? 0 : 1
  }

  override class var connections: [Connection] {
    super.connections + [.outlet("caption", \PictureCell.caption)]
  }
}

private final class ListController: UITableViewController {
  var first: UITableViewCell?
  var taps: [UIButton] = []

  func tap(_ sender: UIButton) { taps.append(sender) }

  override class var connections: [Connection] {
    super.connections + [.outlet("first", \ListController.first), .action("tap:", ListController.tap)]
  }
}

@MainActor
@Suite("Tables", .oneAtATime)
struct TableTests {
  private func scene(_ table: String, _ more: String = "", attributes: String = "") -> String {
    Interface.scene(
      """
      <tableViewController id="one" customClass="ListController" sceneMemberID="viewController">
      <tableView key="view" id="table" \(attributes)><rect key="frame" x="0" y="0" width="300" height="400"/>\(table)</tableView>
      \(more)</tableViewController>
      """)
  }

  private func controller(_ scenes: String...) throws -> ListController {
    let storyboard = try UIStoryboard.of(
      Interface.document(scenes: scenes.joined()), classes: [ListController.self, PictureCell.self])
    return try #require(storyboard.initial(ListController.self))
  }

  private let prototype = """
    <prototypes><tableViewCell reuseIdentifier="row" style="IBUITableViewCellStyleSubtitle" textLabel="t"
    detailTextLabel="d" selectionStyle="none" accessoryType="checkmark" indentationWidth="5" id="cell">
    <rect key="frame" x="0" y="0" width="300" height="44"/>
    <tableViewCellContentView key="contentView" id="content"><subviews>
    <label text="Title" id="t"><fontDescription key="fontDescription" type="boldSystem" pointSize="13"/></label>
    <label text="More" id="d"/></subviews></tableViewCellContentView></tableViewCell></prototypes>
    """

  @Test("X23: style, heights, separators and selection of a table")
  func table() throws {
    let table = try controller(
      scene(
        "", "",
        attributes: """
          style="grouped" rowHeight="50" sectionHeaderHeight="12" sectionFooterHeight="-1" separatorStyle="none"
          allowsSelection="NO" allowsSelectionDuringEditing="YES" alwaysBounceVertical="YES" dataMode="prototypes"
          """)
    ).tableView
    let view = try #require(table)
    #expect(view.style == .grouped && view.rowHeight == 50 && view.separatorStyle == .none)
    #expect(view.sectionHeaderHeight == 12 && view.sectionFooterHeight == UITableView.automaticDimension)
    #expect(!view.allowsSelection && view.allowsSelectionDuringEditing)
  }

  @Test("X23: a prototype makes a new cell each time, with its labels in its style")
  func prototypes() throws {
    let table = try #require(try controller(scene(prototype)).tableView)
    let one = try #require(table.dequeueReusableCell(withIdentifier: "row"))
    let two = try #require(table.dequeueReusableCell(withIdentifier: "row"))
    #expect(one !== two)
    #expect(one.style == .subtitle && one.reuseIdentifier == "row" && one.selectionStyle == .none)
    #expect(one.accessoryType == .checkmark && one.indentationWidth == 5)
    #expect(one.textLabel?.text == "Title" && one.textLabel?.font.pointSize == 13)
    #expect(one.detailTextLabel?.text == "More")
    #expect(one.textLabel?.superview === one.contentView && one.contentView.subviews.count == 2)
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
  }

  @Test("X29: a prototype of a class of one's own is connected, then woken, each time")
  func customCells() throws {
    let custom = """
      <prototypes><tableViewCell reuseIdentifier="row" customClass="PictureCell" id="cell">
      <tableViewCellContentView key="contentView" id="content"><subviews><label text="Caption" id="c"/>
      <button id="b"><connections><action selector="tap:" destination="one" eventType="touchUpInside" id="a"/></connections>
      </button></subviews></tableViewCellContentView>
      <connections><outlet property="caption" destination="c" id="o"/></connections></tableViewCell></prototypes>
      """
    let list = try controller(scene(custom))
    let cells = try (0..<2).map { _ in
      try #require(list.tableView.dequeueReusableCell(withIdentifier: "row") as? PictureCell)
    }
    for cell in cells {
      #expect(cell.wakings == 1 && cell.caption?.superview === cell.contentView)
      (cell.contentView.subviews.last as? UIButton)?.sendActions(for: .touchUpInside)
    }
    #expect(list.taps.count == 2 && list.taps[0] !== list.taps[1])
  }

  @Test("X23: fixed sections, their titles, heights and cells; outlets lead to the cells")
  func sections() throws {
    let list = try controller(
      scene(
        """
        <sections><tableViewSection headerTitle="Head" footerTitle="Foot" id="s1"><cells>
        <tableViewCell rowHeight="56" style="IBUITableViewCellStyleDefault" textLabel="t" id="c1">
        <tableViewCellContentView key="contentView" id="cc"><subviews><label text="One" id="t"/></subviews>
        </tableViewCellContentView></tableViewCell></cells></tableViewSection>
        <tableViewSection id="s2"><cells><tableViewCell id="c2"/><tableViewCell id="c3"/></cells></tableViewSection></sections>
        """, "<connections><outlet property=\"first\" destination=\"c1\" id=\"o\"/></connections>",
        attributes: "dataMode=\"static\" style=\"grouped\""))
    list.loadViewIfNeeded()
    #expect(list.staticSections.map(\.rows.count) == [1, 2])
    #expect(list.staticSections[0].headerTitle == "Head" && list.staticSections[0].footerTitle == "Foot")
    #expect(list.staticSections[0].rows[0].height == 56 && list.staticSections[1].rows[0].height == nil)
    #expect(list.first?.textLabel?.text == "One")
    #expect(list.first === list.staticSections[0].rows[0].cell)
  }

  @Test("X23: fixed sections need a table view controller")
  func sectionsElsewhere() throws {
    let storyboard = try UIStoryboard.of(
      Interface.view("<subviews><tableView id=\"t\" dataMode=\"static\"/></subviews>"))
    #expect(storyboard.initialView()?.subviews.first is UITableView)
    #expect(storyboard.problems.map(\.found) == ["has fixed sections"])
  }

  @Test("A table view controller whose view is none gets an empty table")
  func wrongView() throws {
    let text = Interface.document(
      scenes: Interface.scene(
        """
        <tableViewController id="one" sceneMemberID="viewController"><view key="view" id="v"/></tableViewController>
        """))
    let storyboard = try UIStoryboard.of(text)
    #expect(storyboard.initialView() is UITableView)
    #expect(storyboard.problems.map(\.found) == ["is a UIView"])
  }

  @Test("Header and footer views, and a prototype without an identifier")
  func headers() throws {
    let storyboard = try UIStoryboard.of(
      Interface.document(
        scenes: scene(
          """
          <view key="tableHeaderView" id="h"><rect key="frame" x="0" y="0" width="300" height="60"/></view>
          <label key="tableFooterView" text="End" id="f"><rect key="frame" x="0" y="0" width="300" height="20"/></label>
          <prototypes><tableViewCell id="nameless"/></prototypes>
          """)), classes: [ListController.self])
    let table = try #require(storyboard.initial(ListController.self)?.tableView)
    #expect(table.tableHeaderView?.bounds.height == 60 && (table.tableFooterView as? UILabel)?.text == "End")
    #expect(storyboard.problems.map(\.found) == ["has no reuse identifier"])
  }

  @Test("dataSource and delegate are the controller, as the file connects them")
  func dataSource() throws {
    let list = try controller(
      scene(
        """
        \(prototype)<connections><outlet property="dataSource" destination="one" id="o1"/>
        <outlet property="delegate" destination="one" id="o2"/></connections>
        """))
    #expect(list.tableView.dataSource === list && list.tableView.delegate === list)
  }
}
