// Stage+Input: what a user would do, done by a script. Input takes no simulated time: t = 0 is the tap.

import Foundation
import Layers
import Views

extension Stage {
  /// Presses and lets go the mouse at a point of the window, in points; more than once for a double click and so on.
  public func tap(at point: CGPoint, count: Int = 1) {
    for click in 0..<count {
      input(.pointer(.down, at: point, clickCount: click + 1))
      input(.pointer(.up, at: point, clickCount: click + 1))
    }
  }

  /// Taps the one control, cell or bar item whose whole visible text is `text`.
  ///
  /// Throws a `StageError` that lists what there was where none or several match.
  public func tap(_ text: String) throws { tap(at: try point(of: text)) }

  /// Holds the mouse down at a point of the window.
  public func press(at point: CGPoint) { input(.pointer(.down, at: point)) }

  /// Moves the pointer, with the mouse held down if it is.
  public func move(to point: CGPoint) { input(.pointer(.moved, at: point)) }

  /// Lets the mouse go at a point of the window.
  public func release(at point: CGPoint) { input(.pointer(.up, at: point)) }

  /// Drags from one point to another in `seconds` of simulated time, with a step each sixtieth of a second.
  public func drag(from start: CGPoint, to end: CGPoint, seconds: Double) {
    press(at: start)
    let steps = max(1, Int((seconds * 60).rounded()))
    for step in 1...steps {
      advance(by: seconds / Double(steps))
      let share = CGFloat(step) / CGFloat(steps)
      move(to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    release(at: end)
  }

  /// Turns the wheel over a point, by default the window's middle; a positive distance, in points of content, shows
  /// what lies further down, and one sideways what lies further right.
  public func scroll(by distance: CGFloat, sideways: CGFloat = 0, at point: CGPoint? = nil) {
    let middle = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    input(.scroll(dx: sideways, dy: distance, at: point ?? middle))
  }

  /// Presses and lets go a key by its name: a letter, or one of `StageKey`'s names, with "ctrl+", "shift+", "alt+" or
  /// "super+" before it. "back" is the mouse's back button and "shake" the device's shake.
  public func key(_ name: String) throws {
    switch name {
    case "back": input(.back)
    case "shake": input(.shake)
    default:
      let key = try StageKey.input(named: name)
      input(.keyDown(key))
      input(.keyUp(key))
    }
  }

  /// Types finished text, as a keyboard or an input method would.
  public func type(_ text: String) { input(.text(text)) }

  /// Gives the window another size, in points.
  public func resize(to size: CGSize) {
    enter()
    host.environment.size = size
    UIApplication.shared.resize(
      to: size, scale: host.environment.scale, statusBarHeight: host.environment.statusBarHeight)
    settle()
  }

  private func input(_ event: InputEvent) {
    enter()
    UIApplication.shared.send(event)
    settle()
  }
}
