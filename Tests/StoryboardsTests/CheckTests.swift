// CheckTests: what is said of a file when it is opened: classes, connections, segues and values.

import Essentials
import Foundation
import Navigation
import OneAtATime
import Testing
import Views

@testable import Storyboards

private final class CardController: UIViewController {
  var titleLabel: UILabel?
  var buttons: [UIButton] = []
  private(set) var flips = 0

  func flip(_ sender: UIButton) { flips += 1 }
  func save() {}

  override class var connections: [Connection] {
    super.connections + [
      .outlet("titleLabel", \CardController.titleLabel), .outletCollection("buttons", \CardController.buttons),
      .action("flip:", CardController.flip), .action("save", CardController.save),
    ]
  }
}

private final class PlainView: UIView {}

@MainActor
@Suite("Checks at opening", .oneAtATime)
struct CheckTests {
  private func card(_ connections: String, _ view: String = "") -> String {
    Interface.document(
      scenes: Interface.controller(
        "one", "customClass=\"CardController\"",
        """
        <view key="view" id="root"><subviews><label id="label"/>
        <button id="button">\(view)</button></subviews></view>
        <connections>
        \(connections)
        </connections>
        """))
  }

  @Test("X8: an unknown class is told of with UIKit's line, and UIKit's own stands in")
  func unknownClass() throws {
    startInterface()
    let text = Interface.document(scenes: Interface.controller("one", "customClass=\"Ghost\""))
    let (storyboard, lines) = try Log.observing {
      try UIStoryboard(data: Data(text.utf8), file: "Test.storyboard")
    }
    #expect(
      lines == [
        "Unknown class Ghost in Interface Builder file. Test.storyboard:4: viewController \"one\" names the class Ghost, "
          + "which is not known; expected a class given to UIStoryboard.register, or one that its full name finds. "
          + "UIViewController stands in."
      ])
    let again = Log.observing { (storyboard.initial(), storyboard.initial()) }
    #expect(again.messages.isEmpty)
    #expect(again.result.0.map { type(of: $0) == UIViewController.self } == true)
  }

  @Test("X8: a class is found by its name, with or without a module, and by its full name alone")
  func classNames() throws {
    var registry = ClassRegistry()
    #expect(registry.find("MainMenuViewController", module: nil) == nil)
    #expect(registry.find("MainMenuViewController", module: "StoryboardsTests") == MainMenuViewController.self)
    registry.register(QuestionViewController.self)
    #expect(registry.find("QuestionViewController", module: nil) == QuestionViewController.self)
    #expect(registry.find("QuestionViewController", module: "AnotherApp") == QuestionViewController.self)
    #expect(registry.find("MainMenuViewController", module: nil) == MainMenuViewController.self, "a module is known")
    #expect(registry.find("UILabel", module: nil) == UILabel.self)
    #expect(registry.find("no name", module: "a.b") == nil)
  }

  @Test("A class that is none of its element's kind is told of, and the element's own stands in")
  func wrongKind() throws {
    let text = Interface.document(scenes: Interface.controller("one", "customClass=\"PlainView\""))
    let storyboard = try UIStoryboard.of(text, classes: [PlainView.self])
    #expect(storyboard.problems.map(\.found) == ["names the class PlainView, which is no UIViewController"])
    #expect(storyboard.initial() != nil)
  }

  // MARK: Connections

  @Test("X28: an outlet that a known class lacks refuses the file, with line, class and the closest name")
  func missingOutlet() {
    let text = card("<outlet property=\"tittleLabel\" destination=\"label\" id=\"o1\"/>")
    #expect(
      UIStoryboard.refusal(of: text, classes: [CardController.self]).map { "\($0)" }
        == "Test.storyboard:7: outlet \"o1\" sets \"tittleLabel\" of CardController: this class is not key value "
        + "coding-compliant for the key tittleLabel; expected \"titleLabel\", the closest of its outlets. "
        + "The storyboard is refused.")
  }

  @Test("X30: an action that a known class lacks refuses the file")
  func missingAction() {
    let text = card(
      "", "<connections><action selector=\"flip\" destination=\"one\" id=\"a1\"/></connections>")
    #expect(
      UIStoryboard.refusal(of: text, classes: [CardController.self]).map { "\($0)" }
        == "Test.storyboard:5: action \"a1\" sends \"flip\" to CardController, which has no action of that name; "
        + "expected \"flip:\", the closest of its actions. The storyboard is refused.")
  }

  @Test("All that a file gets wrong is told at once, and a far-off name gets the list")
  func allAtOnce() {
    let text = card(
      """
      <outlet property="subtitle" destination="label" id="o1"/>
      <outletCollection property="knobs" destination="button" id="o2"/>
      """)
    guard case .disconnected(let problems)? = UIStoryboard.refusal(of: text, classes: [CardController.self]) else {
      Issue.record("the file is not refused")
      return
    }
    #expect(problems.map(\.id) == ["o1", "o2"])
    #expect(problems.map(\.line) == [7, 8])
    #expect(problems[1].expected == "one of its outlets: titleLabel, buttons")
  }

  @Test("X28: connections of a class that is not known are left out without more words")
  func standIn() throws {
    let storyboard = try UIStoryboard.of(card("<outlet property=\"tittleLabel\" destination=\"label\" id=\"o1\"/>"))
    #expect(storyboard.initialView() != nil)
    #expect(storyboard.problems.count == 1)
  }

  @Test("W22: an unwind action that nobody has is no mistake")
  func unwindAction() throws {
    let text = Interface.document(
      scenes: Interface.scene(
        """
        <viewController id="one" customClass="CardController" sceneMemberID="viewController"><connections>
        <segue destination="out" kind="unwind" unwindAction="nobody:" id="s1"/></connections></viewController>
        <exit id="out" sceneMemberID="exit"/>
        """))
    let storyboard = try UIStoryboard.of(text, classes: [CardController.self])
    #expect(storyboard.problems.isEmpty)
    #expect(storyboard.initial()?.segueTemplates.first?.unwindAction == "nobody:")
  }

  @Test(
    "The closest name is the one with the fewest edits, and none if all are far",
    arguments: [
      ("titelLabel", "titleLabel"), ("tap", "tap:"), ("saev", "save"), ("somethingElse", nil),
    ] as [(String, String?)])
  func closest(name: String, expected: String?) {
    #expect(closestName(to: name, among: ["titleLabel", "tap:", "save", "view"]) == expected)
  }

  @Test(
    "Edits are letters added, removed, replaced and swapped",
    arguments: [("", "abc", 3), ("abc", "abc", 0), ("abc", "abd", 1), ("abc", "acb", 1), ("kitten", "sitting", 3)])
  func distance(one: String, other: String, edits: Int) {
    #expect(editDistance(one, other) == edits)
    #expect(editDistance(other, one) == edits)
  }

  // MARK: Segues and values

  private nonisolated static let segues: [(segue: String, found: String)] = [
    ("<segue destination=\"gone\" kind=\"show\" id=\"s\"/>", "leads to \"gone\", an id that this file lacks"),
    ("<segue destination=\"root\" kind=\"show\" id=\"s\"/>", "leads to \"root\", which is no view controller"),
    ("<segue destination=\"one\" kind=\"unwind\" unwindAction=\"a:\" id=\"s\"/>", "leads to \"one\""),
    ("<segue destination=\"one\" kind=\"teleport\" id=\"s\"/>", "is of the kind \"teleport\", which is not known"),
    ("<segue kind=\"show\" id=\"s\"/>", "has no destination"),
  ]

  @Test("X9: a segue that leads nowhere is told of and left out; the file opens", arguments: segues)
  func brokenSegue(segue: String, found: String) throws {
    let text = Interface.document(
      scenes: Interface.controller("one", "", "<view key=\"view\" id=\"root\"/><connections>\(segue)</connections>"))
    let storyboard = try UIStoryboard.of(text)
    #expect(storyboard.problems.map(\.found) == [found])
    #expect(storyboard.problems.first?.outcome == "The segue is left out.")
    #expect(storyboard.initial()?.segueTemplates.isEmpty == true)
  }

  @Test("PITFALLS 60: stale references outside the scenes mean nothing")
  func staleReference() throws {
    let text = Interface.document(scenes: Interface.controller()).replacingOccurrences(
      of: "</document>",
      with: "<inferredMetricsTieBreakers><segue reference=\"gone\"/></inferredMetricsTieBreakers></document>")
    #expect(try UIStoryboard.of(text).problems.isEmpty)
  }

  @Test("A controller that would hold itself does not")
  func circle() throws {
    let navigation = """
      <navigationController id="nav" sceneMemberID="viewController"><connections>
      <segue destination="one" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController>
      """
    let embedding = """
      <view key="view" id="root"><subviews><containerView id="box"><connections>
      <segue destination="nav" kind="embed" id="e"/></connections></containerView></subviews></view>
      """
    let storyboard = try UIStoryboard.of(
      Interface.document(scenes: Interface.scene(navigation), Interface.controller("one", "", embedding)))
    #expect(storyboard.problems.map(\.found) == ["makes a controller hold itself"])
    #expect(storyboard.initialView() != nil)
  }

  @Test("X4: of two objects with one id the first counts; an initial id that leads nowhere is told of")
  func ids() throws {
    let text = Interface.document(
      initial: "nobody", scenes: Interface.controller("one"), Interface.controller("one", "storyboardIdentifier=\"b\""))
    let storyboard = try UIStoryboard.of(text)
    #expect(
      storyboard.problems.map(\.found) == [
        "has an id that an element before it has", "starts with \"nobody\", which is no view controller of this file",
      ])
    #expect(storyboard.initial() == nil)
  }

  @Test("X5: a value that cannot be read is told of, and the default is used")
  func values() throws {
    let storyboard = try UIStoryboard.of(Interface.view("<subviews><view id=\"v\" alpha=\"much\"/></subviews>"))
    #expect(storyboard.problems.map(\.found) == ["has \"much\" as its alpha"])
    #expect(storyboard.initialView()?.subviews.first?.alpha == 1)
  }
}
