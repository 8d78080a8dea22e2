// BenchOptions: the command line of bench, read.

/// What the user asked for.
struct BenchOptions: Hashable {
  /// The one row to measure; nil for all.
  var row: String?
  var wantsJSON = false
  var wantsHelp = false

  /// A call that cannot be followed, in one line.
  struct Refusal: Error, Hashable, CustomStringConvertible {
    let description: String
  }

  /// Reads the arguments without the program's name; `names` are the rows that there are.
  init(_ arguments: [String], names: [String]) throws(Refusal) {
    for argument in arguments {
      switch argument {
      case "--json": wantsJSON = true
      case "--help", "-h": wantsHelp = true
      case _ where argument.hasPrefix("-"):
        throw Refusal(description: "\(argument) is not known; see bench --help")
      case _ where row != nil:
        throw Refusal(description: "\"\(argument)\" is a second row; expected one, or none for all")
      default:
        // A name of several words may be written as one.
        guard let name = names.first(where: { Self.joined($0) == Self.joined(argument) }) else {
          let list = names.map { $0.contains(" ") ? "\"\($0)\"" : $0 }.joined(separator: ", ")
          throw Refusal(description: "\"\(argument)\" is no row; expected one of \(list)")
        }
        row = name
      }
    }
  }

  private static func joined(_ name: String) -> String {
    String(name.lowercased().map { $0 == " " ? "-" : $0 })
  }

  static func usage(_ rows: [Row]) -> String {
    let width = rows.map(\.name.count).max() ?? 0
    let list = rows.map { "  \($0.name.padded(to: width))  \($0.about)" }.joined(separator: "\n")
    return """
      bench [ROW] [--json]

      Measures what Interlude costs on this machine, all rows or one. Build it with -c release.

      A time of a transition is that of putting one frame together on the processor, and stands beside what the same
      moment takes SDL's software renderer and cairo, with each part that moves kept as a picture. "x memcpy" is the time
      divided by that of copying a frame, "x SDL" and "x cairo" by theirs: below 1, Interlude is the faster. All of them
      are measured in turn, frame by frame. Every timed picture is compared with what a new renderer draws on one thread;
      if one differs, bench says which and ends with status 1.

        --json  prints the figures as a JSON array; null stands for what was not measured
        --help  prints this

      Rows:
      \(list)
      """
  }
}

extension String {
  /// With blanks at the end up to `width` characters; before the text where `isNumber` is set.
  func padded(to width: Int, isNumber: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, width - count))
    return isNumber ? blanks + self : self + blanks
  }
}
