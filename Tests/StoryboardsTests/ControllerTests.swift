// ControllerTests: scenes, controllers and the order in which they come to life.

import Essentials
import Foundation
import Navigation
import OneAtATime
import Tables
import Testing
import Views

@testable import Storyboards

@MainActor private var events: [String] = []

private final class Watcher: UIViewController {
  var note: String? { didSet { events.append("note") } }
  var label: UILabel? { didSet { events.append("outlet") } }
  var addItem: UIBarButtonItem? { didSet { events.append("item outlet") } }
  let given: String

  required init?(coder: NSCoder) {
    given = "file"
    super.init(coder: coder)
    events.append("init")
  }

  init?(coder: NSCoder, given: String) {
    self.given = given
    super.init(coder: coder)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    events.append("awake, item \(navigationItem.title ?? "-"), view \(isViewLoaded)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    events.append("viewDidLoad")
  }

  override class var connections: [Connection] {
    super.connections + [
      .outlet("note", \Watcher.note), .outlet("label", \Watcher.label), .outlet("addItem", \Watcher.addItem),
    ]
  }
}

private final class WatchedLabel: UILabel {
  override func awakeFromNib() {
    super.awakeFromNib()
    events.append("label awake, text \(text ?? "-")")
  }
}

private final class OwnView: UIViewController {
  override func loadView() {
    view = UIView(frame: .zero)
    view.tag = 7
  }
}

private final class Refuser: UIViewController {
  required init?(coder: NSCoder) { nil }
}

@MainActor
@Suite("Controllers", .oneAtATime)
struct ControllerTests {
  private static let watched = Interface.controller(
    "one", "customClass=\"Watcher\" storyboardIdentifier=\"watched\" title=\"Name\"",
    """
    <connections><outlet property="label" destination="label" id="o1"/>
    <outlet property="addItem" destination="add" id="o2"/></connections>
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="string" keyPath="note" value="hello"/></userDefinedRuntimeAttributes>
    <view key="view" id="root"><subviews><label id="label" text="Hi" customClass="WatchedLabel"/></subviews></view>
    <navigationItem key="navigationItem" title="Item" id="item">
    <barButtonItem key="rightBarButtonItem" systemItem="add" id="add"/></navigationItem>
    """)

  @Test("X29: init, items connected, attributes, awake; the view, its outlets and its objects only when it loads")
  func order() throws {
    events = []
    let storyboard = try UIStoryboard.of(
      Interface.document(scenes: Self.watched), classes: [Watcher.self, WatchedLabel.self])
    let controller = try #require(storyboard.initial(Watcher.self))
    #expect(events == ["init", "item outlet", "note", "awake, item Item, view false"])
    #expect(controller.note == "hello" && controller.label == nil)
    events = []
    #expect(controller.view.subviews.first === controller.label)
    #expect(events == ["outlet", "label awake, text Hi", "viewDidLoad"])
    #expect(storyboard.problems.isEmpty)
  }

  @Test("W14: before the view is loaded view outlets are nil, item outlets are set; X32: the title is the controller's")
  func beforeLoading() throws {
    let storyboard = try UIStoryboard.of(
      Interface.document(scenes: Self.watched), classes: [Watcher.self, WatchedLabel.self])
    let controller = try #require(storyboard.initial(Watcher.self))
    #expect(!controller.isViewLoaded)
    #expect(controller.addItem === controller.navigationItem.rightBarButtonItem)
    #expect(controller.title == "Name")
    #expect(controller.storyboard === storyboard)
    #expect(UIViewController(nibName: nil, bundle: nil).storyboard == nil)
  }

  @Test("X7: a controller without a view element uses its class's loadView")
  func ownView() throws {
    let text = Interface.document(scenes: Interface.controller("one", "customClass=\"OwnView\""))
    #expect(try UIStoryboard.of(text, classes: [OwnView.self]).initialView()?.tag == 7)
  }

  @Test("X31: by identifier, each call a new one; an unknown identifier is a fault")
  func identifiers() throws {
    let storyboard = try UIStoryboard.of(
      Interface.document(scenes: Self.watched), classes: [Watcher.self, WatchedLabel.self])
    let one = storyboard.instantiateViewController(withIdentifier: "watched")
    #expect(one !== storyboard.instantiateViewController(withIdentifier: "watched"))
    let (_, messages) = Fault.observing { storyboard.instantiateViewController(withIdentifier: "other") }
    #expect(
      messages == [
        "Storyboard (Test.storyboard) doesn't contain a view controller with identifier 'other'; expected one of its "
          + "storyboard identifiers: 'watched'"
      ])
    let (_, near) = Fault.observing { storyboard.instantiateViewController(withIdentifier: "Watched") }
    #expect(near.first?.hasSuffix("expected 'watched', the closest of its storyboard identifiers") == true)
  }

  @Test("A creator makes the controller with values of its own; the file still sets it up")
  func creator() throws {
    let storyboard = try UIStoryboard.of(
      Interface.document(scenes: Self.watched), classes: [Watcher.self, WatchedLabel.self])
    let controller = storyboard.instantiateViewController(identifier: "watched") { coder in
      Watcher(coder: coder, given: "code")
    }
    #expect(controller.given == "code" && controller.note == "hello")
    let first = storyboard.instantiateInitialViewController { Watcher(coder: $0, given: "first") }
    #expect(first?.given == "first")
  }

  @Test("A class whose init(coder:) gives nil is told of; a plain controller stands in")
  func refusedInit() throws {
    let text = Interface.document(scenes: Interface.controller("one", "customClass=\"Refuser\""))
    let storyboard = try UIStoryboard.of(text, classes: [Refuser.self])
    #expect(storyboard.initial() != nil)
    #expect(storyboard.problems.map(\.found) == ["is refused by the init(coder:) of its class"])
  }

  @Test("X6: controllers of kinds that are not supported become plain ones, and are told of")
  func otherKinds() throws {
    let storyboard = try UIStoryboard.of(
      Interface.document(scenes: Interface.scene("<tabBarController id=\"one\" sceneMemberID=\"viewController\"/>")))
    #expect(storyboard.problems.map(\.found) == ["stands for a controller that is not supported, UITabBarController"])
    #expect(storyboard.initial().map { type(of: $0) == UIViewController.self } == true)
  }

  @Test("X6: older files mark the initial controller itself")
  func oldInitial() throws {
    let text = Interface.document(scenes: Interface.controller("one", "initialViewController=\"YES\" title=\"Old\""))
      .replacingOccurrences(of: " initialViewController=\"one\"", with: "")
    #expect(try UIStoryboard.of(text).initial()?.title == "Old")
  }

  @Test("X6: styles, edges and flags of a controller")
  func attributes() throws {
    let storyboard = try UIStoryboard.of(
      Interface.document(
        scenes: Interface.controller(
          "one",
          """
          modalPresentationStyle="formSheet" modalTransitionStyle="flipHorizontal" definesPresentationContext="YES"
          """,
          "<extendedEdge key=\"edgesForExtendedLayout\" bottom=\"YES\"/>")))
    let controller = try #require(storyboard.initial())
    #expect(controller.modalPresentationStyle == .formSheet && controller.modalTransitionStyle == .flipHorizontal)
    #expect(controller.definesPresentationContext && controller.edgesForExtendedLayout == .bottom)
  }

  @Test("W10: a navigation controller's root is there at once, its bar as the file says")
  func navigation() throws {
    let storyboard = try UIStoryboard.of(
      Interface.document(
        initial: "nav",
        scenes: Interface.scene(
          """
          <navigationController id="nav" navigationBarHidden="YES" sceneMemberID="viewController">
          <navigationBar key="navigationBar" translucent="NO" id="bar">
          <color key="barTintColor" red="1" green="0" blue="0" alpha="1"/></navigationBar>
          <connections><segue destination="one" kind="relationship" relationship="rootViewController" id="r"/></connections>
          </navigationController>
          """), Interface.controller("one", "title=\"Root\"")))
    let navigation = try #require(storyboard.initial(UINavigationController.self))
    #expect(navigation.viewControllers.map(\.title) == ["Root"])
    #expect(navigation.isNavigationBarHidden && !navigation.navigationBar.isTranslucent)
    #expect(navigation.navigationBar.barTintColor?.cgColor.red == 1)
    #expect(navigation.segueTemplates.isEmpty, "a relationship is no segue that code can perform")
  }

  @Test("W10: embed segues run when the view loads, with prepare and without asking")
  func embed() throws {
    let storyboard = try UIStoryboard.of(
      Interface.document(
        scenes: Interface.controller(
          "one", "",
          """
          <view key="view" id="root"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
          <containerView id="box"><rect key="frame" x="10" y="20" width="30" height="40"/>
          <connections><segue destination="two" kind="embed" identifier="inside" id="e"/></connections>
          </containerView></subviews></view>
          """), Interface.controller("two", "title=\"Child\"", "<view key=\"view\" id=\"inner\" tag=\"5\"/>")))
    let controller = try #require(storyboard.initial())
    #expect(controller.children.isEmpty)
    let box = try #require(controller.view.subviews.first)
    #expect(controller.children.map(\.title) == ["Child"])
    #expect(box.subviews.map(\.tag) == [5])
    #expect(box.subviews.first?.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test("A released controller frees its scene")
  func released() throws {
    let storyboard = try UIStoryboard.of(
      Interface.document(scenes: Self.watched), classes: [Watcher.self, WatchedLabel.self])
    weak var controller: UIViewController?
    weak var view: UIView?
    do {
      let made = storyboard.initial()
      controller = made
      view = made?.view
      #expect(controller != nil && view != nil)
    }
    #expect(controller == nil && view == nil)
  }
}
