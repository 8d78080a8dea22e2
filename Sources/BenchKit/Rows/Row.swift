// Row: something that bench can measure, by name.

/// One or more figures that are measured together.
@MainActor
struct Row: Sendable {
  let name: String
  /// What it measures, in a few words.
  let about: String
  /// What its figures look like where they cannot be measured.
  let unmeasured: [Figure]
  let measure: @MainActor (Workplace) throws -> [Figure]
}

extension Row {
  /// All rows, in the order of the table.
  static let all: [Row] =
    TransitionScene.allCases.map { transition($0) } + FrameCost.rows + CoreCost.rows + WindowCost.rows

  /// A row of one number, or of several whose names begin with the row's.
  static func values(
    _ name: String, unit: String, _ about: String, further: [(suffix: String, unit: String)] = [],
    measure: @escaping @MainActor (Workplace) throws -> [Double]
  ) -> Row {
    let kinds = [(name: name, unit: unit)] + further.map { (name: "\(name) \($0.suffix)", unit: $0.unit) }
    return Row(
      name: name, about: about,
      unmeasured: kinds.map { .value(ValueFigure(row: $0.name, value: nil, unit: $0.unit)) }
    ) { place in
      zip(kinds, try measure(place)).map { .value(ValueFigure(row: $0.name, value: $1, unit: $0.unit)) }
    }
  }
}
