// Interface: short ways to write storyboards in tests, and a user interface of a test's own.

import Essentials
import Foundation
import Navigation
import Views

@testable import Storyboards

/// Words for XML.
enum Interface {
  /// A whole document around scenes.
  static func document(
    initial: String = "one", autoLayout: Bool = true, resources: String = "", scenes: String...
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="\(autoLayout ? "YES" : "NO")" initialViewController="\(initial)">
    <scenes>
    \(scenes.joined(separator: "\n"))
    </scenes>
    <resources>\(resources)</resources>
    </document>
    """
  }

  /// A scene around a controller's element and what lies beside it.
  static func scene(_ objects: String) -> String { "<scene sceneID=\"s\"><objects>\(objects)</objects></scene>" }

  /// A scene of a plain controller, with the given attributes and content.
  static func controller(_ id: String = "one", _ attributes: String = "", _ content: String = "") -> String {
    scene("<viewController id=\"\(id)\" \(attributes) sceneMemberID=\"viewController\">\(content)</viewController>")
  }

  /// A document of one plain controller, whose root view has the given content.
  static func view(_ content: String, autoLayout: Bool = true, resources: String = "") -> String {
    let view = """
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="300" height="400"/>\(content)</view>
      """
    return document(autoLayout: autoLayout, resources: resources, scenes: controller("one", "", view))
  }
}

/// Makes a user interface of the test's own current; without it tests would share a screen.
@MainActor
func startInterface() { Turn(clock: SteppedClock()).makeCurrent() }

extension UIStoryboard {
  /// A storyboard of a text. What it logs is not printed.
  static func of(_ text: String, classes: [AnyClass] = []) throws -> UIStoryboard {
    startInterface()
    return try Log.observing {
      try UIStoryboard(data: Data(text.utf8), file: "Test.storyboard", classes: classes)
    }.result
  }

  /// Why a text is refused; nil if it is not.
  static func refusal(of text: String, classes: [AnyClass] = []) -> StoryboardError? {
    refusal(of: Data(text.utf8), classes: classes)
  }

  /// Why bytes are refused; nil if they are not.
  static func refusal(of data: Data, classes: [AnyClass] = []) -> StoryboardError? {
    startInterface()
    do {
      _ = try Log.observing { try UIStoryboard(data: data, file: "Test.storyboard", classes: classes) }
      return nil
    } catch {
      return error as? StoryboardError
    }
  }

  /// The initial controller. What making it logs is not printed.
  func initial<Controller: UIViewController>(_ type: Controller.Type = UIViewController.self) -> Controller? {
    Log.observing { instantiateInitialViewController() as? Controller }.result
  }

  /// The root view of the initial controller, loaded.
  func initialView() -> UIView? { Log.observing { instantiateInitialViewController()?.view }.result }
}
