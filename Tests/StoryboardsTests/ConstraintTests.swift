// ConstraintTests: constraints and guides as files write them.

import Foundation
import OneAtATime
import Testing
import Views

@testable import Storyboards

@MainActor
@Suite("Constraints", .oneAtATime)
struct ConstraintTests {
  private func root(_ constraints: String, _ more: String = "") throws -> UIView {
    let storyboard = try UIStoryboard.of(
      Interface.document(
        scenes: Interface.controller(
          "one", "",
          """
          <layoutGuides><viewControllerLayoutGuide type="top" id="top"/>
          <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
          <view key="view" id="root"><rect key="frame" x="0" y="0" width="300" height="400"/><subviews>
          <view id="a" translatesAutoresizingMaskIntoConstraints="NO"/>
          <view id="b" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
          <constraints>\(constraints)</constraints>\(more)</view>
          """)))
    #expect(storyboard.problems.isEmpty)
    return try #require(storyboard.initialView())
  }

  @Test("X18: items, attributes, relation, constant, multiplier and priority")
  func parts() throws {
    let view = try root(
      """
      <constraint firstItem="a" firstAttribute="width" relation="lessThanOrEqual" secondItem="b"
      secondAttribute="height" multiplier="3:4" constant="5" priority="250" identifier="ratio" id="c1"/>
      <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="c2"/>
      """)
    let (one, two) = (view.constraints[0], view.constraints[1])
    #expect(one.firstItem === view.subviews[0] && one.secondItem === view.subviews[1])
    #expect(one.firstAttribute == .width && one.secondAttribute == .height && one.relation == .lessThanOrEqual)
    #expect(one.multiplier == 0.75 && one.constant == 5 && one.priority.rawValue == 250 && one.identifier == "ratio")
    #expect(two.firstItem === view, "an omitted first item is the view that holds the constraint")
    #expect(two.relation == .equal && two.constant == 0 && two.multiplier == 1 && two.priority == .required)
  }

  @Test("X18: a symbolic constant is 20 to the view around and 8 to a neighbour")
  func symbolic() throws {
    let view = try root(
      """
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" symbolic="YES" id="c1"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" symbolic="YES" id="c2"/>
      """)
    #expect(view.constraints.map(\.constant) == [20, 8])
  }

  @Test("X19: layout guides of controllers and views")
  func guides() throws {
    let view = try root(
      """
      <constraint firstItem="a" firstAttribute="top" secondItem="top" secondAttribute="bottom" id="c1"/>
      <constraint firstItem="bottom" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="c2"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c3"/>
      """, "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>")
    #expect(view.constraints.count == 3)
    #expect(view.constraints[2].secondItem === view.safeAreaLayoutGuide)
  }

  @Test("Constraints place the views")
  func layout() throws {
    let view = try root(
      """
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="1"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="top" secondAttribute="bottom" constant="20" id="2"/>
      <constraint firstItem="a" firstAttribute="width" constant="30" id="3"/>
      <constraint firstItem="a" firstAttribute="height" constant="40" id="4"/>
      """)
    view.layoutIfNeeded()
    #expect(view.subviews[0].frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("Placeholders are the editor's, and are left out")
  func placeholder() throws {
    let view = try root(
      "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"1\" placeholder=\"YES\" id=\"c\"/>")
    #expect(view.constraints.isEmpty)
  }

  private nonisolated static let broken: [(constraint: String, found: String)] = [
    ("firstItem=\"gone\" firstAttribute=\"width\"", "names an item that this scene lacks"),
    ("firstAttribute=\"breadth\"", "constrains \"breadth\""),
    ("firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"width\"", "cannot hold"),
    ("firstAttribute=\"leading\"", "cannot hold"),
  ]

  @Test("A constraint that cannot be is told of and left out, and is no fault", arguments: broken)
  func brokenConstraint(constraint: String, found: String) throws {
    let storyboard = try UIStoryboard.of(
      Interface.view("<constraints><constraint \(constraint) constant=\"1\" id=\"c\"/></constraints>"))
    #expect(storyboard.initialView()?.constraints.isEmpty == true)
    #expect(storyboard.problems.count == 1)
    #expect(storyboard.problems.first?.found.hasPrefix(found) == true)
  }
}
