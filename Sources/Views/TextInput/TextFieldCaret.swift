// TextFieldCaret: the bar that shows where typing goes on, and its blinking.

import Essentials
import Foundation

/// A caret. It blinks while its window is shown and has the keyboard.
final class TextFieldCaret: UIView {
  /// In points. Source: iOS 7 and later.
  nonisolated static let width: CGFloat = 2
  /// How long the caret is lit, and how long not, in seconds: near what desktops use.
  static let halfPeriod = 0.5
  /// After so many seconds without a key the caret rests, lit, so that nothing runs. Source: GTK's time-out.
  static let tiresAfter = 10.0

  private var ticket: Turn.Ticket?
  /// When it was last asked to blink anew, in seconds of media time.
  private var start = 0.0

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    isHidden = true
    backgroundColor = tintColor
    layer.cornerRadius = TextFieldCaret.width / 2
  }

  /// Lights the caret and has it blink from now on: it is lit while the user types or moves it.
  func startBlinking() {
    stopBlinking()
    start = Turn.current.now
    blink()
  }

  /// Goes on blinking if it does, else begins to; a caret that is not seen does not.
  func blink() {
    guard isSeen else { return stopBlinking() }
    guard ticket == nil, isHidden else { return }
    isHidden = false
    schedule(at: Turn.current.now + Self.halfPeriod)
  }

  /// Takes the caret away.
  func stopBlinking() {
    if let ticket { Turn.current.cancel(ticket) }
    ticket = nil
    isHidden = true
  }

  private var isSeen: Bool {
    window?.isHidden == false && UIApplication.shared.applicationState == .active
      && sequence(first: superview, next: { $0?.superview }).allSatisfy { $0?.isHidden != true }
  }

  private func schedule(at time: Double) {
    ticket = Turn.current.schedule(at: time) { [weak self] in self?.turn(at: time) }
  }

  private func turn(at time: Double) {
    ticket = nil
    guard isSeen else { return stopBlinking() }
    isHidden = !isHidden
    if isHidden || time < start + Self.tiresAfter { schedule(at: time + Self.halfPeriod) }
  }
}
