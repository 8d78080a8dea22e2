// UIControl+Targets: who is told what, by selector, by closure or by method.

import Foundation

/// One entry in a control's list.
struct ControlAction {
  /// What is done.
  enum Work {
    /// An action by name; without a target along the responder chain.
    case selector(Selector, hasTarget: Bool)
    case action(UIAction)
    /// A method of the target, already bound to it weakly.
    case method(@MainActor (UIControl) -> Void)
  }

  weak var target: AnyObject?
  var work: Work
  var events: UIControl.Event

  /// Whether the target that the entry was made for is gone.
  var isDead: Bool {
    switch work {
    case .selector(_, let hasTarget): hasTarget && target == nil
    case .action: false
    case .method: target == nil
    }
  }
}

extension UIControl {
  /// Sends `action` to `target` on any of the events. A nil target means the first responder along the chain that has
  /// the action. The target is not kept alive; the same target and action count once.
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    if let index = actions.firstIndex(where: { $0.target === object && $0.selector == action }) {
      actions[index].events.formUnion(controlEvents)
    } else {
      actions.append(
        ControlAction(target: object, work: .selector(action, hasTarget: target != nil), events: controlEvents))
    }
  }

  /// Ends sending for the events; nil stands for every target, or every action.
  public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for index in actions.indices where action == nil || actions[index].selector == action {
      if case .action = actions[index].work { continue }
      if object == nil || actions[index].target === object { actions[index].events.subtract(controlEvents) }
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Runs `action` on any of the events; one with the same identifier is replaced for them.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append(ControlAction(target: nil, work: .action(action), events: controlEvents))
  }

  /// Ends running an action for the events.
  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Ends running the action with that identifier for the events.
  public func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    for index in actions.indices {
      guard case .action(let action) = actions[index].work, action.identifier == actionIdentifier else { continue }
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// The objects that actions are sent to.
  public var allTargets: Set<AnyHashable> { Set(actions.compactMap { $0.target as? NSObject }) }

  /// All events that somebody wants to know of.
  public var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.events) } }

  /// The names of the actions that `target` is sent on an event; nil where there are none.
  public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = actions.filter { $0.target === object && !$0.events.isDisjoint(with: controlEvent) }
      .compactMap { $0.selector?.name }
    return names.isEmpty ? nil : names
  }

  /// Tells everyone who wants to know of any of the events, in the order in which they were added, each once.
  func send(_ events: Event, with event: UIEvent?) {
    actions.removeAll(where: \.isDead)
    for entry in actions where !entry.events.isDisjoint(with: events) {
      switch entry.work {
      case .selector(let selector, _): sendAction(selector, to: entry.target, for: event)
      case .action(let action): sendAction(action)
      case .method(let method): method(self)
      }
    }
  }
}

extension ControlAction {
  fileprivate var selector: Selector? {
    if case .selector(let selector, _) = work { selector } else { nil }
  }
}

/// What gives `addTarget` with a method the control's own type.
@preconcurrency @MainActor public protocol ControlActions: UIControl {}

extension UIControl: ControlActions {}

extension ControlActions {
  /// Calls a method of `target` with the control on any of the events; the target is not kept alive.
  ///
  ///     button.addTarget(self, action: Editor.save, for: .touchUpInside)  // func save(_ button: UIButton)
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void, for controlEvents: Event
  ) {
    add(target, controlEvents) { target, control in action(target)(control) }
  }

  /// Calls a method of `target` without arguments on any of the events; the target is not kept alive.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void, for controlEvents: Event
  ) {
    add(target, controlEvents) { target, _ in action(target)() }
  }

  private func add<Target: AnyObject>(
    _ target: Target, _ events: Event, call: @escaping @MainActor (Target, Self) -> Void
  ) {
    actions.append(
      ControlAction(
        target: target,
        work: .method { [weak target] control in
          if let target, let control = control as? Self { call(target, control) }
        },
        events: events))
  }
}
