// SegueTests: from segue elements to what sets them off and where they lead.

import Essentials
import Foundation
import Navigation
import OneAtATime
import Tables
import Testing
import Views

@testable import Storyboards

private final class Source: UIViewController {
  var allows = true
  private(set) var asked: [String] = []
  private(set) var prepared: [(segue: UIStoryboardSegue, sender: AnyObject?)] = []

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    asked.append(identifier)
    return allows
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append((segue, sender.map { $0 as AnyObject }))
  }
}

private final class QuietSegue: UIStoryboardSegue {
  override func perform() {}
}

@MainActor
@Suite("Segues", .oneAtATime)
struct SegueTests {
  private func source(_ view: String, _ connections: String = "", beside: String = "") throws -> Source {
    let storyboard = try UIStoryboard.of(
      Interface.document(
        scenes: Interface.scene(
          """
          <viewController id="one" customClass="Source" sceneMemberID="viewController">
          <view key="view" id="root"><subviews>\(view)</subviews></view><connections>\(connections)</connections>
          </viewController>\(beside)
          """), Interface.controller("two", "title=\"Two\"")), classes: [Source.self, QuietSegue.self])
    return try #require(storyboard.initial(Source.self))
  }

  private func segue(_ attributes: String = "identifier=\"go\"", to: String = "two") -> String {
    "<segue destination=\"\(to)\" kind=\"custom\" customClass=\"QuietSegue\" \(attributes) id=\"s\"/>"
  }

  @Test("X9: identifier, kind, class, styles, animation and place of a segue")
  func template() throws {
    let source = try source(
      "",
      """
      <segue destination="two" kind="presentation" identifier="show it" modalPresentationStyle="formSheet"
      modalTransitionStyle="crossDissolve" animates="NO" customClass="QuietSegue" id="s1"/>
      """)
    let template = try #require(source.segueTemplates.first)
    #expect(template.identifier == "show it" && template.kind == .presentation && !template.animates)
    #expect(template.modalPresentationStyle == .formSheet && template.modalTransitionStyle == .crossDissolve)
    #expect(template.segueClass == QuietSegue.self)
    #expect(template.sourceLocation == "Test.storyboard:5: segue \"s1\"")
  }

  private nonisolated static let kinds = [
    "custom", "show", "push", "modal", "presentation", "showDetail", "replace", "popover", "popoverPresentation",
  ]

  @Test("X10: every kind leads to a destination", arguments: kinds)
  func kind(name: String) throws {
    let type = name == "custom" ? "customClass=\"QuietSegue\"" : ""
    let source = try source("", "<segue destination=\"two\" kind=\"\(name)\" \(type) id=\"s\"/>")
    #expect(source.segueTemplates.map(\.kind.rawValue) == [name])
    #expect(source.segueTemplates.first?.makeDestination?()?.title == "Two")
  }

  @Test("W6: every use has a destination of its own, also where a scene leads to itself")
  func freshDestinations() throws {
    let source = try source("", segue(to: "one"))
    source.performSegue(withIdentifier: "go", sender: nil)
    source.performSegue(withIdentifier: "go", sender: nil)
    let destinations = source.prepared.map(\.segue.destination)
    #expect(destinations.count == 2 && destinations[0] !== destinations[1])
    #expect(destinations.allSatisfy { $0 is Source && $0 !== source && !$0.isViewLoaded })
  }

  @Test("W1, W7, X11: a button asks, prepares with itself as the sender, and performs")
  func button() throws {
    let source = try source("<button id=\"b\"><connections>\(segue())</connections></button>")
    let button = try #require(source.view.subviews.first as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect(source.asked == ["go"] && source.prepared.count == 1)
    #expect(source.prepared.first?.sender === button && source.prepared.first?.segue.source === source)
    source.allows = false
    button.sendActions(for: .touchUpInside)
    #expect(source.asked.count == 2 && source.prepared.count == 1)
  }

  @Test("X11: cells, their accessories and bar buttons set segues off")
  func otherTriggers() throws {
    let cell = """
      <tableView id="t"><prototypes><tableViewCell reuseIdentifier="row" id="c"><connections>
      \(segue("identifier=\"row\""))
      <segue destination="two" kind="custom" customClass="QuietSegue" identifier="info" trigger="accessoryAction" id="s2"/>
      </connections></tableViewCell></prototypes></tableView>
      """
    let source = try source(cell)
    let table = try #require(source.view.subviews.first as? UITableView)
    let row = try #require(table.dequeueReusableCell(withIdentifier: "row"))
    row.selectionTrigger?(row)
    row.accessoryTrigger?(row)
    #expect(source.asked == ["row", "info"])
    #expect(source.prepared.allSatisfy { $0.sender === row })
  }

  @Test("PITFALLS 59: a recogniser's segue is performed when its gesture is recognised")
  func recognizer() throws {
    let source = try source(
      """
      <view id="v"><connections><outletCollection property="gestureRecognizers" destination="tap" id="o"/></connections></view>
      """, beside: "<tapGestureRecognizer id=\"tap\"><connections>\(segue())</connections></tapGestureRecognizer>")
    let tap = try #require(source.view.subviews.first?.gestureRecognizers?.first)
    tap.state = .ended
    #expect(source.prepared.map(\.segue.identifier) == ["go"])
  }

  @Test("W39, W41: an unwind segue leads to the scene's exit and keeps its action")
  func unwind() throws {
    let source = try source(
      "", "<segue destination=\"out\" kind=\"unwind\" unwindAction=\"back:\" identifier=\"home\" id=\"s\"/>",
      beside: "<exit id=\"out\" sceneMemberID=\"exit\"/>")
    let template = try #require(source.segueTemplates.first)
    #expect(template.kind == .unwind && template.unwindAction == "back:" && template.makeDestination == nil)
    #expect(template.identifier == "home")
  }

  @Test("W3: a segue's identifier is known whatever sets it off, before the view is loaded")
  func identifiers() throws {
    let source = try source("<button id=\"b\"><connections>\(segue())</connections></button>")
    #expect(!source.isViewLoaded)
    source.performSegue(withIdentifier: "go", sender: nil)
    #expect(source.prepared.count == 1 && source.asked.isEmpty)
  }
}
