// UIGestureRecognizer: turns touches into one gesture with a state. The rules between recognisers are the arena's.
//
//   possible ─▶ ended                                    a discrete gesture is recognised
//   possible ─▶ began ─▶ changed … ─▶ ended | cancelled  a continuous one
//   possible ─▶ failed
//
// After ended, cancelled or failed no touch is delivered until the touches are up; then `reset()` and possible again.

import Essentials
import Foundation

/// The base of all gesture recognisers.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come. Raw values are UIKit's.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// A discrete gesture's name for `ended`.
    public static var recognized: State { .ended }
  }

  /// The view whose touches, and whose subviews' touches, the recogniser sees.
  open package(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for messages.
  open var name: String?

  /// Whether the view's touches are cancelled once the gesture is recognised. True by default.
  open var cancelsTouchesInView = true
  /// Whether the view gets touches only after the gesture has failed. False by default.
  open var delaysTouchesBegan = false
  /// Whether the view learns of a touch's end only after the gesture has failed. True by default.
  open var delaysTouchesEnded = true

  /// Whether touches are looked at; switching it off during a gesture cancels it.
  open var isEnabled = true {
    didSet { if !isEnabled && oldValue { giveUp() } }
  }

  /// The touches that the recogniser follows, in the order of their arrival.
  package internal(set) var touches: [UITouch] = []
  /// The state that waits until the gestures that must fail first have failed.
  var pendingStates: [State] = []
  var requirements: [WeakRecognizer] = []
  var actions: [GestureAction] = []
  /// Where the last touch was when it went up, in window coordinates.
  var lastLocation = CGPoint.zero
  private var currentState = State.possible

  public override init() { super.init() }

  /// A recogniser that sends `action` to `target`, which must be a responder; the target is not kept alive.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recogniser that calls a method of `target` with itself; the target is not kept alive.
  ///
  ///     UIPanGestureRecognizer(target: self, action: Card.drag)  // func drag(_ pan: UIPanGestureRecognizer)
  public convenience init<Target: AnyObject, Recognizer: UIGestureRecognizer>(
    target: Target, action: @escaping @MainActor (Target) -> (Recognizer) -> Void
  ) {
    self.init(target: nil, action: nil)
    actions.append(
      GestureAction(target: target, selector: nil) { [weak target] recognizer in
        if let target, let recognizer = recognizer as? Recognizer { action(target)(recognizer) }
      })
  }

  /// The state; subclasses set it from their `touches…` methods.
  ///
  /// Setting `began` or `ended` asks the delegate, the views and the other recognisers first, and may end as `failed`
  /// or, while another gesture must fail first, stay `possible`.
  open var state: State {
    get { currentState }
    set { advance(to: newValue) }
  }

  // MARK: For subclasses

  /// Tells the recogniser of new touches. The base class does nothing here and in the methods that follow.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Forgets what was measured, after a gesture has ended, been cancelled or failed.
  open func reset() {}

  /// Whether this gesture, once recognised, makes the other fail. True by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether the other gesture, once recognised, makes this one fail. True by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this gesture waits for the other to fail. False by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the other gesture waits for this one to fail. False by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Stops following a touch that is no part of the gesture.
  open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }

  // MARK: Where

  /// The middle of the touches, in the coordinates of `view`, or of the window where it is nil.
  open func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else {
      return view.map { $0.convert(lastLocation, from: nil) } ?? lastLocation
    }
    let points = touches.map { $0.location(in: view) }
    let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
  }

  open var numberOfTouches: Int { touches.count }

  /// The place of one of the touches, 0..<numberOfTouches.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard touches.indices.contains(touchIndex) else {
      fault("-[\(type(of: self)) locationOfTouch:inView:]: index \(touchIndex) beyond bounds \(touches.count)")
      return .zero
    }
    return touches[touchIndex].location(in: view)
  }

  // MARK: The machine's inside

  /// Whether the gesture may go on after its touches are up, as between the taps of a double tap.
  package var awaitsMoreTouches: Bool { false }

  /// Sets the state without asking anyone, and tells the targets where the state is one that they hear of.
  func enter(_ state: State) {
    currentState = state
    if state == .failed || state == .possible { return }
    for action in actions { action.handler(self) }
  }

  /// Back to the start, as after the touches are up.
  func becomePossible() {
    currentState = .possible
    pendingStates = []
    touches = []
    reset()
  }
}

/// A recogniser that is not kept alive.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
