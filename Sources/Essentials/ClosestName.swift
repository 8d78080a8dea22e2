// ClosestName: what somebody who misspelt a name probably meant.

/// The name among `names` that takes the fewest edits to become `name`; nil if even that one is another word.
package func closestName(to name: String, among names: [String]) -> String? {
  let ranked = names.map { (name: $0, distance: editDistance(name, $0)) }
  guard let best = ranked.min(by: { ($0.distance, $0.name) < ($1.distance, $1.name) }) else { return nil }
  // A third of the letters may be wrong: "tittleLable" still finds "titleLabel", "save" does not find "view".
  return best.distance <= max(2, max(name.count, best.name.count) / 3) ? best.name : nil
}

/// In words, what somebody who asked for `name` could have asked for: one of `names`, which are together called `what`.
package func expectation(insteadOf name: String, among names: [String], called what: String) -> String {
  if let closest = closestName(to: name, among: names) { return "'\(closest)', the closest of its \(what)" }
  if names.isEmpty { return "nothing, as it has no \(what)" }
  return "one of its \(what): " + names.map { "'\($0)'" }.joined(separator: ", ")
}

/// How many letters must be added, removed, replaced or swapped with their neighbour to turn one text into the other.
///
/// Source: the restricted Damerau-Levenshtein distance (optimal string alignment).
package func editDistance(_ one: String, _ other: String) -> Int {
  let (one, other) = (Array(one), Array(other))
  var beforeLast: [Int] = []
  var last = Array(0...other.count)
  for i in one.indices {
    var row = [i + 1]
    for j in other.indices {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (one[i] == other[j] ? 0 : 1))
      if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] { cost = min(cost, beforeLast[j - 1] + 1) }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[other.count]
}
