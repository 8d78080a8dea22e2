// LayoutSolverTests: the solver alone, on equations whose solutions are known.

import OneAtATime
import Testing

@testable import Views

@Suite("Layout solver", .oneAtATime) struct LayoutSolverTests {
  private func expression(_ constant: Double, _ terms: (LayoutUnknown, Double)...) -> LinearExpression {
    LinearExpression(constant: constant, terms: terms.map { LinearTerm(unknown: $0.0, factor: $0.1) })
  }

  @Test("Equations have their one solution")
  func equations() throws {
    var solver = LayoutSolver()
    let (x, y, z) = (solver.unknown(), solver.unknown(), solver.unknown())
    try solver.require(expression(-10, (x, 1), (y, 1)), .equal, tag: 0)
    try solver.require(expression(-2, (x, 1), (y, -1)), .equal, tag: 1)
    try solver.require(expression(0, (z, 1), (x, -3), (y, 0.5)), .equal, tag: 2)
    solver.optimize()
    #expect(solver.value(of: x) == 6)
    #expect(solver.value(of: y) == 4)
    #expect(solver.value(of: z) == 16)
  }

  @Test("Unknowns may be negative; an equation that says nothing new is no contradiction")
  func redundant() throws {
    var solver = LayoutSolver()
    let (x, y) = (solver.unknown(), solver.unknown())
    try solver.require(expression(7, (x, 1)), .equal, tag: 0)
    try solver.require(expression(0, (x, 2), (y, 1)), .equal, tag: 1)
    try solver.require(expression(-14, (y, 1)), .equal, tag: 2)
    solver.optimize()
    #expect(solver.value(of: x) == -7)
    #expect(solver.value(of: y) == 14)
  }

  @Test("Inequalities bound what wishes pull at")
  func inequalities() throws {
    var solver = LayoutSolver()
    let x = solver.unknown()
    try solver.require(expression(-100, (x, 1)), .lessThanOrEqual, tag: 0)
    try solver.require(expression(-20, (x, 1)), .greaterThanOrEqual, tag: 1)
    solver.prefer(expression(-500, (x, 1)), .equal, strength: 10)
    solver.optimize()
    #expect(solver.value(of: x) == 100)
    var other = LayoutSolver()
    let y = other.unknown()
    try other.require(expression(-100, (y, 1)), .lessThanOrEqual, tag: 0)
    try other.require(expression(-20, (y, 1)), .greaterThanOrEqual, tag: 1)
    other.prefer(expression(0, (y, 1)), .equal, strength: 10)
    other.optimize()
    #expect(other.value(of: y) == 20)
  }

  @Test("A stronger wish wins over any number of weaker ones")
  func strengths() {
    var solver = LayoutSolver()
    let x = solver.unknown()
    for _ in 0..<50 { solver.prefer(expression(-10, (x, 1)), .equal, strength: 749) }
    solver.prefer(expression(-80, (x, 1)), .equal, strength: 750)
    solver.optimize()
    #expect(solver.value(of: x) == 80)
  }

  @Test("A weaker wish still counts where the stronger ones leave room")
  func leftRoom() {
    var solver = LayoutSolver()
    let x = solver.unknown()
    solver.prefer(expression(-30, (x, 1)), .greaterThanOrEqual, strength: 900)
    solver.prefer(expression(-90, (x, 1)), .lessThanOrEqual, strength: 800)
    solver.prefer(expression(-60, (x, 1)), .equal, strength: 1)
    solver.optimize()
    #expect(solver.value(of: x) == 60)
  }

  @Test("One strength against more and another against less decide a tie")
  func twoSided() {
    for (tooHigh, tooLow, expected) in [(Float(250), Float(750), 100.0), (750, 250, 60)] {
      var solver = LayoutSolver()
      let x = solver.unknown()
      solver.prefer(expression(-100, (x, 1)), tooHigh: nil, tooLow: tooLow)
      solver.prefer(expression(-60, (x, 1)), tooHigh: tooHigh, tooLow: nil)
      solver.optimize()
      #expect(solver.value(of: x) == expected)
    }
  }

  @Test("A contradiction names the statements that make it, and leaves the others standing")
  func contradiction() throws {
    var solver = LayoutSolver(isTracing: true)
    let (x, y) = (solver.unknown(), solver.unknown())
    try solver.require(expression(-5, (y, 1)), .equal, tag: 7)
    try solver.require(expression(-50, (x, 1)), .equal, tag: 1)
    #expect(throws: LayoutSolver.Contradiction(tags: [1, 2])) {
      try solver.require(expression(-60, (x, 1)), .equal, tag: 2)
    }
    #expect(throws: LayoutSolver.Contradiction(tags: [1, 3])) {
      try solver.require(expression(-70, (x, 1)), .greaterThanOrEqual, tag: 3)
    }
    solver.optimize()
    #expect(solver.value(of: x) == 50)
    #expect(solver.value(of: y) == 5)
  }

  @Test("Inequalities contradict each other by way of a third")
  func chainOfInequalities() throws {
    var solver = LayoutSolver(isTracing: true)
    let (x, y) = (solver.unknown(), solver.unknown())
    try solver.require(expression(-40, (x, 1)), .greaterThanOrEqual, tag: 1)
    try solver.require(expression(-10, (y, 1), (x, -1)), .greaterThanOrEqual, tag: 2)
    #expect(throws: LayoutSolver.Contradiction(tags: [1, 2, 3])) {
      try solver.require(expression(-45, (y, 1)), .lessThanOrEqual, tag: 3)
    }
    solver.prefer(expression(0, (y, 1)), .equal, strength: 1)
    solver.optimize()
    #expect(solver.value(of: y) == 50)
    #expect(solver.value(of: x) == 40)
  }

  @Test("Statements that come after the best solution was found are met too")
  func later() throws {
    var solver = LayoutSolver()
    let (x, y) = (solver.unknown(), solver.unknown())
    solver.prefer(expression(-10, (x, 1)), .equal, strength: 500)
    solver.prefer(expression(0, (x, 1), (y, 1)), .equal, strength: 400)
    solver.optimize()
    #expect(solver.value(of: y) == -10)
    try solver.require(expression(0, (y, 1)), .greaterThanOrEqual, tag: 0)
    solver.optimize()
    #expect(solver.value(of: x) == 10)
    #expect(solver.value(of: y) == 0)
  }

  @Test("Random systems: required statements hold, and no order of statements changes a unique solution")
  func random() throws {
    var seed: UInt64 = 42
    func next(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % bound
    }
    for _ in 0..<60 {
      let count = 6
      let wanted = (0..<count).map { _ in Double(next(200) - 100) }
      var statements: [(LinearExpression, LayoutSolver.Relation)] = []
      for i in 0..<count {
        // x[i] + f·x[j] fixes x[i] once x[j] is known; the rest is slack around the wanted point.
        var terms = [LinearTerm(unknown: Int32(i), factor: 1)]
        var sum = wanted[i]
        if i > 0 {
          let (j, factor) = (next(i), Double(next(5) - 2))
          terms.append(LinearTerm(unknown: Int32(j), factor: factor))
          sum += factor * wanted[j]
        }
        statements.append((LinearExpression(constant: -sum, terms: terms), .equal))
        let loose = LinearExpression(
          constant: -wanted[i] - Double(next(30)), terms: [LinearTerm(unknown: Int32(i), factor: 1)])
        statements.append((loose, .lessThanOrEqual))
        let other = next(count)
        let low = LinearExpression(
          constant: -wanted[i] - wanted[other] + Double(next(30)),
          terms: [LinearTerm(unknown: Int32(i), factor: 1), LinearTerm(unknown: Int32(other), factor: 1)])
        statements.append((low, .greaterThanOrEqual))
      }
      for turn in 0..<3 {
        var solver = LayoutSolver()
        for _ in 0..<count { _ = solver.unknown() }
        let rotated = statements[(turn * 5)...] + statements[..<(turn * 5)]
        for (place, statement) in rotated.enumerated() { try solver.require(statement.0, statement.1, tag: place) }
        solver.prefer(LinearExpression(constant: 500, terms: [LinearTerm(unknown: 0, factor: 1)]), .equal, strength: 3)
        solver.optimize()
        for i in 0..<count { #expect(abs(solver.value(of: Int32(i)) - wanted[i]) < 1e-6) }
      }
    }
  }
}
