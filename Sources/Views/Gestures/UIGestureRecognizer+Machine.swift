// UIGestureRecognizer+Machine: which changes of state are allowed, and what must be asked before a gesture begins.

extension UIGestureRecognizer {
  /// Makes this gesture wait until the other has failed; where the other is recognised, this one fails.
  public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil }
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Whether the gesture is over, so that no touch is delivered until the next `reset()`.
  var isFinished: Bool { state == .ended || state == .cancelled || state == .failed }
  /// Whether the gesture has been recognised and holds others back.
  var isRecognized: Bool { state == .began || state == .changed || state == .ended }

  func advance(to wanted: State) {
    switch (state, wanted) {
    case (.possible, .failed), (.possible, .cancelled): fail()
    case (.possible, .began), (.possible, .changed), (.possible, .ended): recognize(wanted)
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended): enter(wanted)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed): enter(.cancelled)
    default: break
    }
  }

  private func recognize(_ wanted: State) {
    if !pendingStates.isEmpty {
      if pendingStates.last != wanted { pendingStates.append(wanted) }
      return
    }
    let arena = GestureArena.current
    if arena.mustWait(self) {
      pendingStates = [wanted]
    } else {
      begin([wanted], in: arena)
    }
  }

  /// Goes through the states that have been held back, if nobody objects.
  func begin(_ states: [State], in arena: GestureArena) {
    guard shouldBegin, !arena.isPrevented(self) else { return fail() }
    pendingStates = []
    for state in states where !isFinished {
      let first = self.state == .possible
      enter(first && state == .changed ? .began : state)
      if first { arena.didRecognize(self) }
    }
  }

  func fail() {
    guard state == .possible else { return }
    pendingStates = []
    enter(.failed)
    GestureArena.current.didFail(self)
  }

  /// Ends whatever is under way, as when the recogniser is switched off or leaves its view.
  package func giveUp() {
    guard !touches.isEmpty || state != .possible || !pendingStates.isEmpty || awaitsMoreTouches else { return }
    advance(to: .cancelled)
    GestureArena.current.remove(self)
    becomePossible()
  }

  /// What the delegate and the views from the touched one up to the recogniser's say.
  private var shouldBegin: Bool {
    if let delegate, !delegate.gestureRecognizerShouldBegin(self) { return false }
    guard let view else { return true }
    let touched = touches.first?.view
    let path = touched?.isDescendant(of: view) == true ? touched : view
    for asked in sequence(first: path ?? view, next: { $0 === view ? nil : $0.superview })
    where !asked.gestureRecognizerShouldBegin(self) { return false }
    return true
  }
}

// MARK: Between two recognisers

extension UIGestureRecognizer {
  func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other }
      || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Whether this gesture, recognised, makes `other` fail.
  func prevents(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self)
      && delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) != true
      && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
  }
}
