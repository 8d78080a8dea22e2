// MisspellingTests: names that somebody mistyped in a storyboard or in code: each is answered with file, line, id and the
// name that was probably meant, when the file opens if it can be known then.

import Essentials
import Foundation
import Navigation
import OneAtATime
import Tables
import Testing
import Views

@testable import Storyboards

private final class StartController: UIViewController {
  func backToStart(_ segue: UIStoryboardSegue) {}

  override class var connections: [Connection] {
    super.connections + [.action("backToStart:", StartController.backToStart)]
  }
}

private final class TurnSegue: UIStoryboardSegue {
  override func perform() {}
}

private final class IdleSegue: UIStoryboardSegue {}

private final class CellView: UIView {}

@MainActor
@Suite("Misspelt names", .oneAtATime)
struct MisspellingTests {
  private static let classes: [AnyClass] = [StartController.self, TurnSegue.self, IdleSegue.self, CellView.self]

  /// Two scenes, the first with these connections, which stand on line 6, and with what lies beside it.
  private func file(_ connections: String, view: String = "", beside: String = "") -> String {
    Interface.document(
      scenes: Interface.scene(
        """
        <viewController id="one" customClass="StartController" sceneMemberID="viewController">
        <view key="view" id="root"><subviews>\(view)</subviews></view><connections>
        \(connections)
        </connections></viewController>\(beside)
        """), Interface.controller("two", "title=\"Two\""))
  }

  private func open(_ text: String) throws -> UIStoryboard { try UIStoryboard.of(text, classes: Self.classes) }

  private func refusal(of text: String) -> String? {
    UIStoryboard.refusal(of: text, classes: Self.classes).map { "\($0)" }
  }

  // MARK: Segue classes

  @Test("A misspelt segue class refuses the file and names the class that was meant", arguments: ["custom", "show"])
  func segueClass(kind: String) {
    let text = file("<segue destination=\"two\" kind=\"\(kind)\" customClass=\"TrunSegue\" id=\"s1\"/>")
    #expect(
      refusal(of: text)
        == "Test.storyboard:6: segue \"s1\" names the segue class TrunSegue, which is not known; expected TurnSegue, the "
        + "closest of the registered segue classes. The storyboard is refused.")
  }

  @Test("A custom segue without a class, or with one that is no segue, refuses the file")
  func noSegueClass() {
    let without = file("<segue destination=\"two\" kind=\"custom\" id=\"s1\"/>")
    #expect(
      refusal(of: without)
        == "Test.storyboard:6: segue \"s1\" is a custom segue without a class of its own; expected the name of a subclass "
        + "of UIStoryboardSegue as its customClass. The storyboard is refused.")
    let other = file("<segue destination=\"two\" kind=\"custom\" customClass=\"CellView\" id=\"s1\"/>")
    #expect(
      refusal(of: other)
        == "Test.storyboard:6: segue \"s1\" names the class CellView, which is no UIStoryboardSegue; expected a subclass of "
        + "UIStoryboardSegue. The storyboard is refused.")
  }

  @Test("A segue class like no registered one is told of at opening, and its fault says where the segue stands")
  func foreignSegueClass() throws {
    let storyboard = try open(
      file("<segue destination=\"two\" kind=\"custom\" customClass=\"RevealFromBelow\" identifier=\"go\" id=\"s1\"/>"))
    #expect(storyboard.problems.map(\.found) == ["names the class RevealFromBelow, which is not known"])
    #expect(storyboard.problems.map(\.line) == [6])
    let controller = try #require(storyboard.initial())
    let faults = Fault.observing { controller.performSegue(withIdentifier: "go", sender: nil) }.messages
    #expect(
      faults == [
        "Segue class 'UIStoryboardSegue' of the segue 'go' does not override -perform; a custom segue must implement it. "
          + "It stands at Test.storyboard:6: segue \"s1\"."
      ])
  }

  @Test("A segue class of one's own that does not override perform is a fault with its place")
  func idleSegueClass() throws {
    let storyboard = try open(
      file("<segue destination=\"two\" kind=\"custom\" customClass=\"IdleSegue\" identifier=\"go\" id=\"s1\"/>"))
    let controller = try #require(storyboard.initial())
    let faults = Fault.observing { controller.performSegue(withIdentifier: "go", sender: nil) }.messages
    #expect(faults.first?.hasPrefix("Segue class 'IdleSegue' of the segue 'go'") == true)
    #expect(faults.first?.hasSuffix("It stands at Test.storyboard:6: segue \"s1\".") == true)
  }

  @Test("All misspellings of a file are told at once, those of segue classes and those of outlets")
  func together() {
    let text = file(
      """
      <segue destination="two" kind="custom" customClass="TurnSege" id="s1"/>
      <outlet property="nothing" destination="root" id="o1"/>
      """)
    guard case .disconnected(let problems)? = UIStoryboard.refusal(of: text, classes: Self.classes) else {
      Issue.record("the file is not refused")
      return
    }
    #expect(problems.map(\.id) == ["s1", "o1"])
    #expect(problems.map(\.line) == [6, 7])
  }

  // MARK: Unwinding

  private let exit = "<exit id=\"out\" sceneMemberID=\"exit\"/>"

  @Test("W22: an unwind action that is nearly a known one is told of at opening, with the one that was meant")
  func unwindAction() throws {
    let text = file(
      "<segue destination=\"out\" kind=\"unwind\" unwindAction=\"backToStrat:\" id=\"s1\"/>", beside: exit)
    #expect(
      try open(text).problems.map(\.description) == [
        "Test.storyboard:6: segue \"s1\" looks for the action \"backToStrat:\", which no known view controller class "
          + "lists; expected \"backToStart:\", the closest of their actions. It does nothing unless a class that is not "
          + "registered has the action."
      ])
    let right = text.replacingOccurrences(of: "Strat", with: "Start")
    #expect(try open(right).problems.isEmpty)
  }

  @Test("An unwind segue without an action, and one that leads to no exit, are told of at opening")
  func unwindTarget() throws {
    let actionless = file("<segue destination=\"out\" kind=\"unwind\" id=\"s1\"/>", beside: exit)
    #expect(
      try open(actionless).problems.map(\.description) == [
        "Test.storyboard:6: segue \"s1\" is an unwind segue without an unwindAction; expected the name of the action that "
          + "it looks for. The segue does nothing."
      ])
    let misled = file(
      "<segue destination=\"uot\" kind=\"unwind\" unwindAction=\"backToStart:\" id=\"s1\"/>", beside: exit)
    #expect(
      try open(misled).problems.map(\.description) == [
        "Test.storyboard:6: segue \"s1\" leads to \"uot\"; expected the exit of this scene (W41). The segue is left out."
      ])
  }

  @Test("P22: an unwind that finds nobody says where it stands and which action was probably meant")
  func unwindReport() throws {
    let storyboard = try open(
      file(
        "<segue destination=\"out\" kind=\"unwind\" unwindAction=\"backToStrat:\" identifier=\"back\" id=\"s1\"/>",
        beside: exit))
    let (outer, inner) = (try #require(storyboard.initial()), try #require(storyboard.initial()))
    outer.addChild(inner)
    let lines = Log.observing { inner.performSegue(withIdentifier: "back", sender: nil) }.messages
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("Test.storyboard:6: segue \"s1\": Unwind 'backToStrat:' from") == true)
    #expect(
      lines.first?.hasSuffix("Expected 'backToStart:', the closest of their actions. Nothing is performed.") == true)
  }

  // MARK: Identifiers that code asks for

  @Test("W3: an unknown segue identifier names the controller's place and the identifier that was meant")
  func segueIdentifier() throws {
    let storyboard = try open(file("<segue destination=\"two\" kind=\"show\" identifier=\"details\" id=\"s1\"/>"))
    let controller = try #require(storyboard.initial())
    let faults = Fault.observing { controller.performSegue(withIdentifier: "detials", sender: nil) }.messages
    #expect(
      faults == [
        "Receiver (<StartController>) has no segue with identifier 'detials'. Test.storyboard:4: viewController \"one\" "
          + "lists no such segue; expected 'details', the closest of its segues."
      ])
    let bare = try #require(try open(file("")).initial())
    #expect(
      Fault.observing { bare.performSegue(withIdentifier: "go", sender: nil) }.messages.first?.hasSuffix(
        "viewController \"one\" lists no such segue; expected nothing, as it has no segues.") == true)
  }

  @Test("Performing a segue that was left out says which one that is")
  func leftOutSegue() throws {
    let storyboard = try open(file("<segue destination=\"three\" kind=\"show\" identifier=\"go\" id=\"s1\"/>"))
    let controller = try #require(storyboard.initial())
    let faults = Fault.observing { controller.performSegue(withIdentifier: "go", sender: nil) }.messages
    #expect(
      faults == [
        "Receiver (<StartController>) has no segue with identifier 'go'. Test.storyboard:6: segue \"s1\" of that name "
          + "leads nowhere and was left out."
      ])
  }

  @Test("E9: an unknown cell identifier names the table's place and the identifier that was meant")
  func cellIdentifier() throws {
    let prototypes = """
      <tableView id="list"><prototypes><tableViewCell reuseIdentifier="Answer" id="c1"/></prototypes></tableView>
      """
    let view = try #require(try open(file("", view: prototypes)).initialView())
    let table = try #require(view.subviews.first as? UITableView)
    let path = IndexPath(row: 0, section: 0)
    let faults = Fault.observing { table.dequeueReusableCell(withIdentifier: "answer", for: path) }.messages
    #expect(
      faults == [
        "unable to dequeue a cell with identifier answer - must register a nib or a class for the identifier or connect a "
          + "prototype cell in a storyboard. Test.storyboard:5: tableView \"list\" has no such prototype; expected "
          + "'Answer', the closest of its identifiers"
      ])
  }

  @Test("X23: a prototype without an identifier is told of at opening")
  func prototypeWithoutIdentifier() throws {
    let storyboard = try open(
      file("", view: "<tableView id=\"list\"><prototypes><tableViewCell id=\"c1\"/></prototypes></tableView>"))
    #expect(
      storyboard.problems.map(\.description) == [
        "Test.storyboard:5: tableViewCell \"c1\" has no reuse identifier; expected a reuseIdentifier by which the table "
          + "asks for it. The prototype is never used."
      ])
  }
}
