// LinearExpression: a constant plus multiples of unknowns.

/// An unknown of a `LayoutSolver`: its number.
typealias LayoutUnknown = Int32

/// One unknown with its factor.
struct LinearTerm {
  var unknown: LayoutUnknown
  var factor: Double
}

/// A sum of unknowns with factors, and a constant.
struct LinearExpression {
  var constant: Double
  /// In no order; an unknown may stand here more than once.
  var terms: [LinearTerm]

  init(constant: Double = 0, terms: [LinearTerm] = []) {
    self.constant = constant
    self.terms = terms
  }

  init(_ unknown: LayoutUnknown) { self.init(terms: [LinearTerm(unknown: unknown, factor: 1)]) }

  static func + (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    LinearExpression(constant: one.constant + other.constant, terms: one.terms + other.terms)
  }

  static func - (one: LinearExpression, other: LinearExpression) -> LinearExpression { one + other * -1 }

  static func + (one: LinearExpression, constant: Double) -> LinearExpression {
    LinearExpression(constant: one.constant + constant, terms: one.terms)
  }

  static func * (one: LinearExpression, factor: Double) -> LinearExpression {
    LinearExpression(
      constant: one.constant * factor,
      terms: one.terms.map { LinearTerm(unknown: $0.unknown, factor: $0.factor * factor) })
  }
}

/// The terms of a tableau row, sorted by unknown, each once and with a factor that is not zero.
struct SortedTerms {
  private(set) var terms: ContiguousArray<LinearTerm> = []

  /// A factor this near zero is what rounding left of zero.
  static let epsilon = 1e-9

  var isEmpty: Bool { terms.isEmpty }

  /// The factor of the unknown; 0 where it does not stand here.
  func factor(of unknown: LayoutUnknown) -> Double {
    let place = place(of: unknown)
    return place < terms.count && terms[place].unknown == unknown ? terms[place].factor : 0
  }

  mutating func remove(_ unknown: LayoutUnknown) {
    let place = place(of: unknown)
    if place < terms.count && terms[place].unknown == unknown { terms.remove(at: place) }
  }

  mutating func add(_ unknown: LayoutUnknown, _ factor: Double) {
    let place = place(of: unknown)
    guard place < terms.count && terms[place].unknown == unknown else {
      return terms.insert(LinearTerm(unknown: unknown, factor: factor), at: place)
    }
    terms[place].factor += factor
    if abs(terms[place].factor) < Self.epsilon { terms.remove(at: place) }
  }

  mutating func scale(by factor: Double) {
    for place in terms.indices { terms[place].factor *= factor }
  }

  /// Adds `factor` times `other`, and tells of each unknown that did not stand here before.
  mutating func add(_ other: SortedTerms, times factor: Double, isNew: (LayoutUnknown) -> Void) {
    var merged = ContiguousArray<LinearTerm>()
    merged.reserveCapacity(terms.count + other.terms.count)
    var mine = 0
    for term in other.terms {
      while mine < terms.count && terms[mine].unknown < term.unknown {
        merged.append(terms[mine])
        mine += 1
      }
      var sum = term.factor * factor
      if mine < terms.count && terms[mine].unknown == term.unknown {
        sum += terms[mine].factor
        mine += 1
      } else {
        isNew(term.unknown)
      }
      if abs(sum) >= Self.epsilon { merged.append(LinearTerm(unknown: term.unknown, factor: sum)) }
    }
    merged.append(contentsOf: terms[mine...])
    terms = merged
  }

  private func place(of unknown: LayoutUnknown) -> Int {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].unknown < unknown { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
