// LayoutSolver: a system of linear equations and inequalities with strengths, after Cassowary.
//
// The system is kept as a simplex tableau: every row says what one unknown, the row's basic one, is in terms of the
// others, which are all 0. Places and lengths are free unknowns, of either sign; slacks (the distance from an
// inequality's bound) and errors (how far a wish is missed) are never negative. Wishes of one strength share an
// objective, the sum of their errors; a weaker objective is improved only where no stronger one gets worse, so no
// number of weak wishes outweighs a strong one.
//
// Source: Badros, Borning and Stuckey, "The Cassowary linear arithmetic constraint solving algorithm", ACM TOCHI 8(4),
// 2001; there the strengths are weights.

/// Solves for the unknowns of one layout.
struct LayoutSolver {
  /// What kinds of unknowns there are. A mark belongs to one equation and is always 0: it only shows which rows the
  /// equation went into, so that a contradiction can be traced.
  enum Kind { case free, slack, error, mark, artificial }

  enum Relation { case lessThanOrEqual, equal, greaterThanOrEqual }

  /// The statements that contradict each other, by the tags under which they were added.
  struct Contradiction: Error, Equatable { var tags: [Int] }

  struct Row {
    var basic: LayoutUnknown
    var constant: Double
    var terms: SortedTerms
  }

  struct Objective {
    var strength: Float
    var terms: SortedTerms
  }

  /// Whether contradictions name the statements that they come from; it costs time.
  let isTracing: Bool
  var kinds: ContiguousArray<Kind> = []
  var rows: ContiguousArray<Row> = []
  /// The row whose basic unknown each is; -1 for none.
  var rowOf: ContiguousArray<Int32> = []
  /// The rows in which each unknown may stand; some of them may not have it any more.
  var columns: ContiguousArray<ContiguousArray<Int32>> = []
  /// By falling strength.
  var objectives: [Objective] = []
  var tags: [LayoutUnknown: Int] = [:]

  /// A statement may be missed by this much, in points, without contradicting another: far below a pixel, far above
  /// what rounding adds up to.
  static let tolerance = 1e-5

  init(isTracing: Bool = false) { self.isTracing = isTracing }

  /// A new free unknown.
  mutating func unknown() -> LayoutUnknown { make(.free) }

  /// The unknown's value, after `optimize()`.
  func value(of unknown: LayoutUnknown) -> Double {
    let row = rowOf[Int(unknown)]
    return row < 0 ? 0 : rows[Int(row)].constant
  }

  func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.factor * value(of: $1.unknown) }
  }

  /// Whether nothing that was stated says what the unknown is.
  func isUndetermined(_ unknown: LayoutUnknown) -> Bool { rowOf[Int(unknown)] < 0 }

  // MARK: Statements

  /// States that `expression` is 0, or at least 0, or at most 0.
  ///
  /// - Throws: `Contradiction` where it cannot be so beside what was stated before; the statement is then left out.
  mutating func require(_ expression: LinearExpression, _ relation: Relation, tag: Int) throws(Contradiction) {
    var row = substituted(expression)
    var fresh: [LayoutUnknown] = []
    if relation != .equal {
      let slack = make(.slack)
      tags[slack] = tag
      row.terms.add(slack, relation == .greaterThanOrEqual ? -1 : 1)
      fresh.append(slack)
    } else if isTracing {
      let mark = make(.mark)
      tags[mark] = tag
      row.terms.add(mark, 1)
    }
    try insert(&row, fresh: fresh, tag: tag)
  }

  /// Wishes that `expression` is 0, or at least 0, or at most 0.
  mutating func prefer(_ expression: LinearExpression, _ relation: Relation, strength: Float) {
    switch relation {
    case .equal: prefer(expression, tooHigh: strength, tooLow: strength)
    case .lessThanOrEqual: prefer(expression, tooHigh: strength, tooLow: nil)
    case .greaterThanOrEqual: prefer(expression, tooHigh: nil, tooLow: strength)
    }
  }

  /// Wishes that `expression` is 0, with one strength against its being more and another against its being less; nil
  /// does not mind.
  mutating func prefer(_ expression: LinearExpression, tooHigh: Float?, tooLow: Float?) {
    var row = substituted(expression)
    let over = make(tooHigh == nil ? .slack : .error)
    let under = make(tooLow == nil ? .slack : .error)
    row.terms.add(over, -1)
    row.terms.add(under, 1)
    place(&row, basic: subject(of: row, fresh: [over, under]) ?? over)
    if let tooHigh { charge(over, strength: tooHigh) }
    if let tooLow { charge(under, strength: tooLow) }
  }

  // MARK: Rows

  mutating func make(_ kind: Kind) -> LayoutUnknown {
    kinds.append(kind)
    rowOf.append(-1)
    columns.append([])
    return LayoutUnknown(kinds.count - 1)
  }

  /// The expression in terms of unknowns that are not basic; the row has no basic unknown yet.
  private func substituted(_ expression: LinearExpression) -> Row {
    var row = Row(basic: -1, constant: expression.constant, terms: SortedTerms())
    for term in expression.terms where term.factor != 0 {
      let place = rowOf[Int(term.unknown)]
      if place < 0 {
        row.terms.add(term.unknown, term.factor)
      } else {
        row.constant += term.factor * rows[Int(place)].constant
        row.terms.add(rows[Int(place)].terms, times: term.factor) { _ in }
      }
    }
    return row
  }

  /// The unknown that the statement "row = 0" can be solved for at once: the free one with the largest factor, or a
  /// fresh one that comes out as at least 0.
  private func subject(of row: Row, fresh: [LayoutUnknown]) -> LayoutUnknown? {
    var best: LinearTerm?
    for term in row.terms.terms where kinds[Int(term.unknown)] == .free {
      if abs(term.factor) > abs(best?.factor ?? 0) { best = term }
    }
    return best?.unknown ?? fresh.first { row.constant / row.terms.factor(of: $0) <= 0 }
  }

  private mutating func insert(_ row: inout Row, fresh: [LayoutUnknown], tag: Int) throws(Contradiction) {
    if let subject = subject(of: row, fresh: fresh) { return place(&row, basic: subject) }
    if row.terms.terms.allSatisfy({ kinds[Int($0.unknown)] == .mark }) {
      if abs(row.constant) > Self.tolerance { throw contradiction(in: row.terms, and: tag) }
      return
    }
    try insertWithArtificial(row, tag: tag)
  }

  /// Solves "row = 0" for `basic`, makes it that row's basic unknown, and puts what it is into all other rows.
  private mutating func place(_ row: inout Row, basic: LayoutUnknown) {
    let factor = row.terms.factor(of: basic)
    row.terms.remove(basic)
    row.terms.scale(by: -1 / factor)
    row.constant /= -factor
    row.basic = basic
    append(row)
    substitute(basic, from: rows.count - 1)
  }

  mutating func append(_ row: Row) {
    rowOf[Int(row.basic)] = Int32(rows.count)
    for term in row.terms.terms { columns[Int(term.unknown)].append(Int32(rows.count)) }
    rows.append(row)
  }

  /// Puts the row's value for its basic unknown into every other row and objective that has that unknown.
  private mutating func substitute(_ unknown: LayoutUnknown, from place: Int) {
    let source = rows[place]
    let users = columns[Int(unknown)]
    columns[Int(unknown)] = []
    for user in users where Int(user) != place {
      let factor = rows[Int(user)].terms.factor(of: unknown)
      if factor == 0 { continue }
      rows[Int(user)].constant += factor * source.constant
      var terms = SortedTerms()
      swap(&terms, &rows[Int(user)].terms)
      terms.remove(unknown)
      terms.add(source.terms, times: factor) { columns[Int($0)].append(user) }
      swap(&terms, &rows[Int(user)].terms)
    }
    for level in objectives.indices {
      let factor = objectives[level].terms.factor(of: unknown)
      if factor == 0 { continue }
      objectives[level].terms.remove(unknown)
      objectives[level].terms.add(source.terms, times: factor) { _ in }
    }
  }

  /// Makes `entering` basic in the row in place of the one that was.
  mutating func pivot(_ place: Int, entering: LayoutUnknown) {
    let leaving = rows[place].basic
    let factor = rows[place].terms.factor(of: entering)
    rows[place].terms.remove(entering)
    rows[place].terms.scale(by: -1 / factor)
    rows[place].terms.add(leaving, 1 / factor)
    rows[place].constant /= -factor
    rows[place].basic = entering
    rowOf[Int(leaving)] = -1
    rowOf[Int(entering)] = Int32(place)
    columns[Int(leaving)].append(Int32(place))
    substitute(entering, from: place)
  }

  private mutating func charge(_ error: LayoutUnknown, strength: Float) {
    let level = objectives.firstIndex { $0.strength <= strength } ?? objectives.endIndex
    if level == objectives.endIndex || objectives[level].strength != strength {
      objectives.insert(Objective(strength: strength, terms: SortedTerms()), at: level)
    }
    let place = rowOf[Int(error)]
    if place < 0 {
      objectives[level].terms.add(error, 1)
    } else {
      objectives[level].terms.add(rows[Int(place)].terms, times: 1) { _ in }
    }
  }

  func contradiction(in terms: SortedTerms, and tag: Int) -> Contradiction {
    let others = terms.terms.compactMap { tags[$0.unknown] }.filter { $0 != tag }
    return Contradiction(tags: Array(Set(others)).sorted() + [tag])
  }
}
