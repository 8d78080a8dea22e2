// UIWindow: the view at the top of all others, and what there is one of for each window: first responder and focus.

import Essentials
import Foundation
import Geometry
import Layers
import Undo

/// The top of a view hierarchy.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// How far in front a window lies. Raw values are UIKit's.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of ordinary windows; the other two lie in front of it.
    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)

    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
  }

  /// How far in front the window lies; those of one level lie in the order in which they were shown.
  open var windowLevel = Level.normal {
    didSet { if windowLevel != oldValue { layer.setNeedsLayout() } }
  }
  /// The screen on which the window lies.
  open var screen: UIScreen { .main }

  /// The controller of all that the window shows; set by Navigation.
  package var rootOwner: (any ViewOwner)?
  /// The root controller's view: as large as the window, behind all else.
  package var rootOwnerView: UIView? {
    didSet { if rootOwnerView !== oldValue { replaceRootView(oldValue) } }
  }

  /// Who gets keys and actions first.
  weak var firstResponder: UIResponder?
  let focus = FocusState()

  /// A window of the given frame on the screen, in points. It is hidden until it is shown.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareWindow()
  }

  /// A window as large as the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame = UIScreen.main.bounds
    prepareWindow()
  }

  private func prepareWindow() {
    layer.windowRoot = true
    layer.isHidden = true
    updateSafeArea()
  }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { UIApplication.shared }

  /// The window's own manager, made at first use, for all inside it that has none of its own.
  open override var undoManager: UndoManager? { ownUndoManager }
  private lazy var ownUndoManager = UndoManager()

  /// Whether the window is shown; showing it lists it among the application's.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      let application = UIApplication.shared
      if newValue {
        if application.keyWindow === self { resignKey() }
        application.windows.removeAll { $0 === self }
      } else if !application.windows.contains(self) {
        application.windows.append(self)
      }
    }
  }

  // MARK: Key window

  /// Whether the window gets keys.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Makes the window the one that gets keys.
  open func makeKey() {
    let application = UIApplication.shared
    guard application.keyWindow !== self else { return }
    application.keyWindow?.resignKey()
    application.keyWindow = self
    becomeKey()
  }

  /// Shows the window and gives it the keys.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Tells that the window gets keys from now on.
  open func becomeKey() {}
  /// Takes the keys from the window.
  open func resignKey() {
    if isKeyWindow { UIApplication.shared.keyWindow = nil }
  }

  /// Sends an event to the views of the window that it concerns.
  open func sendEvent(_ event: UIEvent) {
    if let presses = event as? UIPressesEvent { return send(presses) }
    guard let touches = event.touches(for: self), let phase = touches.first?.phase else { return }
    GestureArena.current.dispatch(touches, phase: phase, with: event)
  }

  private func send(_ event: UIPressesEvent) {
    guard let press = event.allPresses.first else { return }
    let responder = press.responder ?? keyTarget
    switch press.phase {
    case .began: responder.pressesBegan(event.allPresses, with: event)
    case .changed, .stationary: responder.pressesChanged(event.allPresses, with: event)
    case .ended: responder.pressesEnded(event.allPresses, with: event)
    case .cancelled: responder.pressesCancelled(event.allPresses, with: event)
    }
  }

  /// The part of the window that a status bar covers.
  var ownSafeArea: UIEdgeInsets {
    let covered = UIScreen.main.statusBarHeight - frame.minY
    return UIEdgeInsets(top: max(0, covered), left: 0, bottom: 0, right: 0)
  }

  private func replaceRootView(_ old: UIView?) {
    if let old, old.superview === self { old.removeFromSuperview() }
    guard let view = rootOwnerView else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }
}

// MARK: First responder

extension UIWindow {
  /// Lets a responder take the first place if the one that has it agrees.
  func makeFirstResponder(_ responder: UIResponder) -> Bool {
    if firstResponder === responder { return true }
    if let old = firstResponder, !old.resignFirstResponder() { return false }
    firstResponder = responder
    return true
  }

  /// Who is asked first about a key: the first responder, the focused view, or what lies in the middle of the window,
  /// so that the keys reach the screen that is shown; the window itself where nothing does.
  ///
  /// A focused view inside what the first responder stands for, such as a row of its list, is asked before it; not
  /// while the first responder takes text.
  var keyTarget: UIResponder {
    let focused = usableFocus
    guard let firstResponder else {
      return focused ?? hitTest(CGPoint(x: bounds.midX, y: bounds.midY), with: nil) ?? rootOwner ?? self
    }
    guard let focused, !(firstResponder is any UIKeyInput),
      sequence(first: focused as UIResponder, next: \.next).contains(where: { $0 === firstResponder })
    else { return firstResponder }
    return focused
  }

  /// Lets go of what lies inside a view that leaves the window: its first responder (B31), the focus, the touch.
  func willLose(_ view: UIView) {
    if let responder = firstResponder, isInside(view, responder) {
      _ = responder.resignFirstResponder()
      if firstResponder === responder { firstResponder = nil }
    }
    if let focused = focus.view, focused.isDescendant(of: view) { setFocus(nil, showsRing: focus.showsRing) }
    let application = UIApplication.shared
    if let touch = application.input.touch, touch.view?.isDescendant(of: view) == true, !isHeld(touch, outside: view) {
      application.cancelTouch()
    }
  }

  private func isInside(_ view: UIView, _ responder: UIResponder) -> Bool {
    for link in sequence(first: responder, next: \.next) {
      if let found = link as? UIView { return found.isDescendant(of: view) }
      if let owner = view.owner, owner === link { return true }
    }
    return false
  }

  /// Whether a gesture under way further out has the touch: dragging a list goes on when the touched row is recycled.
  private func isHeld(_ touch: UITouch, outside view: UIView) -> Bool {
    GestureArena.current.members.contains { recognizer in
      (recognizer.state == .began || recognizer.state == .changed) && recognizer.touches.contains(touch)
        && recognizer.view?.isDescendant(of: view) == false
    }
  }
}
