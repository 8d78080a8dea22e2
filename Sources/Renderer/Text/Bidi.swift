// Bidi: which parts of a line run from right to left, and in which order they are seen.
//
// This is the Unicode Bidirectional Algorithm (UAX #9) without its explicit embeddings and isolates and without the
// pairing of brackets: rules W1–W7, N1, N2, I1, I2, L1 and L2 for one line.

import Foundation

enum Bidi {
  /// The classes of UAX #9 that the rules here tell apart.
  enum Class {
    case left, right, arabic, european, arabicNumber, separator, terminator, comma, mark, blank, neutral
  }

  /// The embedding level of each character; even ones run from left to right. `scalars` are the characters' first ones.
  static func levels(of scalars: [Unicode.Scalar], isRightToLeft: Bool) -> [Int] {
    let base = isRightToLeft ? 1 : 0
    var classes = scalars.map(Self.class(of:))
    guard isRightToLeft || classes.contains(where: { $0 == .right || $0 == .arabic || $0 == .arabicNumber }) else {
      return Array(repeating: 0, count: scalars.count)
    }
    let trailing = classes.reversed().prefix { $0 == .blank }.count
    resolveNumbers(&classes, start: isRightToLeft ? .right : .left)
    resolveNeutrals(&classes, base: isRightToLeft ? .right : .left)
    var levels = classes.map { level(of: $0, base: base) }
    for index in levels.indices.suffix(trailing) { levels[index] = base }  // L1
    return levels
  }

  /// The places of the parts from left to right, given their levels in the order of reading (L2).
  static func visualOrder(_ levels: [Int]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowest = levels.filter({ $0 % 2 == 1 }).min() else { return order }
    for level in stride(from: highest, through: lowest, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }

  private static func level(of kind: Class, base: Int) -> Int {
    switch (kind, base) {
    case (.right, 0): 1
    case (.left, 1), (.european, _), (.arabicNumber, _): 2
    default: base
    }
  }

  /// W1–W7: what numbers and the signs around them count as.
  private static func resolveNumbers(_ classes: inout [Class], start: Class) {
    var strong = start
    for index in classes.indices {
      if classes[index] == .mark { classes[index] = index > 0 ? classes[index - 1] : start }  // W1
      switch classes[index] {
      case .left, .right, .arabic: strong = classes[index]
      case .european where strong == .arabic: classes[index] = .arabicNumber  // W2
      default: break
      }
    }
    for index in classes.indices where classes[index] == .arabic { classes[index] = .right }  // W3
    for index in classes.indices.dropFirst().dropLast() {  // W4
      let (before, after) = (classes[index - 1], classes[index + 1])
      guard before == after else { continue }
      switch (classes[index], before) {
      case (.separator, .european), (.comma, .european): classes[index] = .european
      case (.comma, .arabicNumber): classes[index] = .arabicNumber
      default: break
      }
    }
    for index in classes.indices where classes[index] == .european {  // W5
      for near in stride(from: index - 1, through: 0, by: -1) {
        guard classes[near] == .terminator else { break }
        classes[near] = .european
      }
      for near in classes.indices.dropFirst(index + 1) {
        guard classes[near] == .terminator else { break }
        classes[near] = .european
      }
    }
    strong = start
    for index in classes.indices {
      switch classes[index] {
      case .separator, .terminator, .comma: classes[index] = .neutral  // W6
      case .left, .right: strong = classes[index]
      case .european where strong == .left: classes[index] = .left  // W7
      default: break
      }
    }
  }

  /// N1, N2: what stands between two of one direction takes it, the rest takes the line's.
  private static func resolveNeutrals(_ classes: inout [Class], base: Class) {
    func direction(_ index: Int) -> Class {
      guard classes.indices.contains(index) else { return base }
      return classes[index] == .left ? .left : .right  // numbers count as right to left here
    }
    var start = 0
    while start < classes.count {
      guard classes[start] == .neutral || classes[start] == .blank else {
        start += 1
        continue
      }
      var end = start
      while end < classes.count, classes[end] == .neutral || classes[end] == .blank { end += 1 }
      let (before, after) = (direction(start - 1), direction(end))
      for index in start..<end { classes[index] = before == after ? before : base }
      start = end
    }
  }

  /// The class of a scalar, from the ranges of DerivedBidiClass in Unicode 15.
  private static func `class`(of scalar: Unicode.Scalar) -> Class {
    switch scalar.value {
    case 0x30...0x39, 0xB2, 0xB3, 0xB9, 0x6F0...0x6F9, 0x2070...0x2079, 0x2080...0x2089: return .european
    case 0x2B, 0x2D, 0x207A, 0x207B, 0x208A, 0x208B, 0x2212: return .separator
    case 0x23...0x25, 0xA2...0xA5, 0xB0, 0xB1, 0x66A, 0x2030...0x2034, 0x20A0...0x20CF: return .terminator
    case 0x2C, 0x2E, 0x2F, 0x3A, 0xA0, 0x60C, 0x202F, 0x2044: return .comma
    case 0x660...0x669, 0x66B, 0x66C, 0x600...0x605, 0x6DD: return .arabicNumber
    case 0x200E: return .left
    case 0x200F: return .right
    case 0x61C: return .arabic
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return .mark
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control: return .blank
    default: break
    }
    switch scalar.value {
    case 0x590...0x5FF, 0x7C0...0x85F, 0xFB1D...0xFB4F, 0x10800...0x10FFF, 0x1E800...0x1EDFF: return .right
    case 0x600...0x7BF, 0x860...0x8FF, 0xFB50...0xFDCF, 0xFDF0...0xFDFF, 0xFE70...0xFEFE, 0x1EE00...0x1EEFF:
      return .arabic
    default: return scalar.properties.isAlphabetic ? .left : .neutral
    }
  }
}
