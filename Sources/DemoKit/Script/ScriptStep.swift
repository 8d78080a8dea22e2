// ScriptStep: one line of a script, read.

import Foundation
import UIKit

/// What a script can ask for.
enum ScriptStep: Hashable, Sendable {
  /// Tap the one control, cell or bar item whose whole visible text is this.
  case tapText(String)
  /// Tap a point of the window, in points.
  case tapPoint(CGPoint)
  /// Press and let go a key by its name.
  case key(String)
  /// Type this text into what has the keyboard.
  case type(String)
  /// Press at one point, move to another in so many seconds of simulated time, and let go; points as for `tapPoint`.
  case drag(from: CGPoint, to: CGPoint, seconds: Double)
  /// Turn the wheel over the middle of the window: positive numbers of points show what lies further right and down.
  case scroll(CGVector)
  /// Give the window another size, in points.
  case resize(CGSize)
  /// Let simulated time pass, in seconds.
  case advance(Double)
  /// Write the window's picture under this name.
  case snapshot(String)
  /// Print the stack and the visible texts.
  case dump
  /// Fail unless this occurs in a visible text.
  case expect(String)
  /// Fail if this occurs in a visible text.
  case expectNot(String)
}

extension ScriptStep {
  /// A line that cannot be read, in words.
  struct Misreading: Error, Hashable {
    let expected: String
  }

  /// Reads one line that is neither blank nor a comment. Two numbers after `tap` are a point, anything else a text.
  init(line: String) throws(Misreading) {
    let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    let rest = words.count > 1 ? words[1].trimmingCharacters(in: .whitespaces) : ""
    let numbers = rest.split(whereSeparator: \.isWhitespace).map { Double($0).flatMap { $0.isFinite ? $0 : nil } }
    func read(
      _ counts: ClosedRange<Int>, _ what: String, where isFine: ([Double]) -> Bool = { _ in true }
    ) throws(Misreading) -> [Double] {
      let all = numbers.compactMap { $0 }
      guard all.count == numbers.count, counts.contains(all.count), isFine(all) else {
        throw Misreading(expected: what)
      }
      return all
    }
    func text(_ what: String) throws(Misreading) -> String {
      guard !rest.isEmpty else { throw Misreading(expected: what) }
      return rest
    }

    switch words.first {
    case "tap":
      if numbers.count == 2, let x = numbers[0], let y = numbers[1] {
        self = .tapPoint(CGPoint(x: x, y: y))
      } else {
        self = .tapText(try text("tap TEXT, or tap X Y in points"))
      }
    case "key": self = .key(try text("key NAME"))
    case "type": self = .type(try text("type TEXT"))
    case "scroll":
      let ways = try read(1...2, "scroll DY, or scroll DX DY in points")
      self = .scroll(ways.count == 1 ? CGVector(dx: 0, dy: ways[0]) : CGVector(dx: ways[0], dy: ways[1]))
    case "resize":
      let sides = try read(2...2, "resize W H, two numbers of points from 1 to 8000") {
        $0.allSatisfy((1...8000).contains)
      }
      self = .resize(CGSize(width: sides[0], height: sides[1]))
    case "drag":
      let places = try read(5...5, "drag X Y X2 Y2 SECONDS, from one point to another in at most 3600") {
        (0...3600).contains($0[4])
      }
      self = .drag(
        from: CGPoint(x: places[0], y: places[1]), to: CGPoint(x: places[2], y: places[3]), seconds: places[4])
    case "advance": self = .advance(try read(1...1, "advance SECONDS, a number from 0") { $0[0] >= 0 }[0])
    case "snapshot":
      let name = try text("snapshot NAME")
      guard name.allSatisfy({ $0.isLetter || $0.isNumber || "-_.".contains($0) }), !name.hasPrefix(".") else {
        throw Misreading(expected: "snapshot NAME, made of letters, digits, \"-\", \"_\" and \".\"")
      }
      self = .snapshot(name)
    case "dump":
      guard rest.isEmpty else { throw Misreading(expected: "dump alone on its line") }
      self = .dump
    case "expect": self = .expect(try text("expect TEXT"))
    case "expect-not": self = .expectNot(try text("expect-not TEXT"))
    default:
      throw Misreading(
        expected: "tap, drag, key, type, scroll, resize, advance, snapshot, dump, expect or expect-not at the line's "
          + "start")
    }
  }
}
