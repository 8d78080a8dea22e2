// LayoutSolver+Simplex: from a solution to the best one, and to a first one where a statement has none at hand.

extension LayoutSolver {
  /// Meets the wishes as well as the requirements allow, the stronger before the weaker.
  mutating func optimize() {
    for level in objectives.indices {
      while let entering = entering(at: level), let row = leavingRow(entering: entering) {
        pivot(row, entering: entering)
      }
    }
  }

  /// The first unknown whose growing lowers the objective and leaves every stronger one as it is. Taking the first,
  /// not the best, cannot go round in circles (R. G. Bland, "New finite pivoting rules for the simplex method", 1977).
  private func entering(at level: Int) -> LayoutUnknown? {
    objectives[level].terms.terms.first { term in
      term.factor < -Self.gain && mayGrow(term.unknown)
        && objectives[..<level].allSatisfy { abs($0.terms.factor(of: term.unknown)) <= Self.gain }
    }?.unknown
  }

  /// A factor of an objective nearer zero than this is no gain.
  private static let gain = 1e-7

  private func mayGrow(_ unknown: LayoutUnknown) -> Bool {
    kinds[Int(unknown)] == .slack || kinds[Int(unknown)] == .error
  }

  /// The row whose basic unknown is the first to reach 0 while `entering` grows; nil where none does.
  private func leavingRow(entering: LayoutUnknown) -> Int? {
    var best: (row: Int, ratio: Double, basic: LayoutUnknown)?
    for place in columns[Int(entering)] {
      let row = rows[Int(place)]
      let factor = row.terms.factor(of: entering)
      guard factor < -SortedTerms.epsilon, kinds[Int(row.basic)] != .free else { continue }
      let ratio = -row.constant / factor
      if let best, (best.ratio, best.basic) <= (ratio, row.basic) { continue }
      best = (Int(place), ratio, row.basic)
    }
    return best?.row
  }

  /// Adds "row = 0" where no unknown of it can be made basic at once: by an artificial unknown that is the row's
  /// amount and is then brought down to 0, if it can be.
  mutating func insertWithArtificial(_ statement: Row, tag: Int) throws(Contradiction) {
    var row = statement
    if row.constant < 0 {
      row.constant = -row.constant
      row.terms.scale(by: -1)
    }
    let artificial = make(.artificial)
    row.basic = artificial
    let place = rows.count
    append(row)

    while rowOf[Int(artificial)] >= 0 {
      let current = rows[place]
      guard let growing = current.terms.terms.first(where: { $0.factor < -Self.gain && mayGrow($0.unknown) }),
        let leaving = leavingRow(entering: growing.unknown)
      else { break }
      pivot(leaving, entering: growing.unknown)
    }
    try dismiss(artificial, in: place, tag: tag)
  }

  private mutating func dismiss(_ artificial: LayoutUnknown, in place: Int, tag: Int) throws(Contradiction) {
    if rowOf[Int(artificial)] >= 0 {
      let row = rows[place]
      if row.constant > Self.tolerance {
        empty(place)
        throw contradiction(in: row.terms, and: tag)
      }
      guard let other = row.terms.terms.first(where: { mayGrow($0.unknown) }) else { return empty(place) }
      rows[place].constant = 0
      pivot(place, entering: other.unknown)
    }
    for user in columns[Int(artificial)] { rows[Int(user)].terms.remove(artificial) }
    for level in objectives.indices { objectives[level].terms.remove(artificial) }
    columns[Int(artificial)] = []
  }

  /// Leaves of the row only that its artificial unknown is 0, which touches nothing else.
  private mutating func empty(_ place: Int) {
    rows[place].constant = 0
    rows[place].terms = SortedTerms()
  }
}
