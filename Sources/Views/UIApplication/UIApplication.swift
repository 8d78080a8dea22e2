// UIApplication: the one object that all input passes and all windows belong to, one for each user interface.
//
//   input phase   what the host sent becomes touches and presses (UIApplication+Input)
//   layout phase  windows are laid out
//   commit phase  the layer trees are committed and sampled into a frame (UIApplication+Frames)

import Essentials
import Foundation
import Geometry
import Layers

/// What an application tells its delegate. All of it is optional.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// Tells that the application has started; false where it cannot run.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Tells that the user turns to the application, turns away from it, or is about to leave it.
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
  /// The application's main window.
  var window: UIWindow? { get set }
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public var window: UIWindow? {
    get { nil }
    set { _ = newValue }
  }
}

/// The application: where windows are listed, input arrives and the responder chain ends.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Names of what an application may be told at its start; a desktop tells nothing.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The application of this user interface.
  public static var shared: UIApplication { Turn.current.slot(UIApplication.self) { UIApplication(turn: .current) } }

  /// The application's delegate, kept alive; if it is a responder, the chain ends there.
  public var delegate: (any UIApplicationDelegate)?

  /// The windows, in the order in which they were shown first.
  public internal(set) var windows: [UIWindow] = []
  /// The window that gets keys.
  public internal(set) weak var keyWindow: UIWindow?

  /// What the host shows: the last frame.
  package internal(set) var frame: Frame
  /// Called with each new frame.
  package var onFrame: (@MainActor (Frame) -> Void)?

  /// Whether a shake, or a key that stands for it, asks the user to undo or redo. True by default.
  open var applicationSupportsShakeToEdit = true
  /// Shows the question that a shake asks.
  package var onShakeToEdit: (@MainActor (UndoPrompt) -> Void)?

  private weak var ownTurn: Turn?
  /// The turn that this application belongs to; once that has gone with its stage, the one that is current.
  var turn: Turn { ownTurn ?? .current }
  let input = InputState()
  var navigationFlushes: [@MainActor () -> Void] = []

  init(turn: Turn) {
    ownTurn = turn
    frame = Frame(size: .zero, scale: 1)
    super.init()
    turn.observe(.layout) { [unowned self] in layOutWindows() }
    turn.observe(.commit) { [unowned self] in commitFrame() }
  }

  open override var next: UIResponder? { delegate as? UIResponder }

  /// Sends an event to the window that it concerns. All touches and presses pass here.
  open func sendEvent(_ event: UIEvent) {
    if let presses = event as? UIPressesEvent {
      presses.allPresses.first?.window?.sendEvent(event)
    } else {
      event.allTouches?.first?.window?.sendEvent(event)
    }
  }

  /// Runs an action of `target`, or of the first responder along the chain that can perform it where that is nil.
  ///
  /// The chain starts at the first responder, or at the sender if there is none. True if somebody ran the action.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard let target else {
      let start = keyWindow?.firstResponder ?? (sender as? UIResponder) ?? keyWindow
      guard let found = start?.target(forAction: action, withSender: sender) as? UIResponder else { return false }
      return found.perform(action, with: sender, with: event)
    }
    if let responder = target as? UIResponder { return responder.perform(action, with: sender, with: event) }
    guard let object = target as? any Connectable else {
      Log.note("\(type(of: target)) cannot be sent \"\(action)\": only a UIResponder or Connectable class has actions.")
      return false
    }
    return object.send(action, sender, event)
  }

  // MARK: Ignoring input

  /// Whether the user's input is dropped.
  open var isIgnoringInteractionEvents: Bool { input.ignoreCount > 0 }

  /// Drops the user's input until as many calls of `endIgnoringInteractionEvents()` have been made.
  open func beginIgnoringInteractionEvents() {
    input.ignoreCount += 1
    cancelInput()
  }

  /// Takes one call of `beginIgnoringInteractionEvents()` back.
  open func endIgnoringInteractionEvents() { input.ignoreCount = max(0, input.ignoreCount - 1) }

  // MARK: Shakes and keys that nobody has used

  open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion != .motionShake || !askToUndo() { super.motionEnded(motion, with: event) }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses where !performDefault(for: press) { super.pressesBegan([press], with: event) }
  }
}

extension UIApplication {
  /// The direction of layout in the user's language.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let language = turn.host.environment.locale.language.languageCode?.identifier ?? ""
    return Self.rightToLeftLanguages.contains(language) ? .rightToLeft : .leftToRight
  }

  /// The languages whose usual script runs from right to left, by ISO 639 code.
  private static let rightToLeftLanguages: Set<String> = ["ar", "dv", "fa", "he", "ku", "ps", "sd", "ug", "ur", "yi"]
}
