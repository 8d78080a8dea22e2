// StageError: what a script asked for and the stage does not have.

/// Why a step of a script cannot be done.
public enum StageError: Error, Hashable, CustomStringConvertible {
  /// No control, cell or bar item has this as its whole visible text.
  case nothingToTap(text: String, there: [String])
  /// Several have it.
  case ambiguousTap(text: String, count: Int)
  case unknownKey(name: String, known: [String])

  public var description: String {
    switch self {
    case .nothingToTap(let text, let there):
      "nothing to tap says \"\(text)\"; expected "
        + (there.isEmpty
          ? "something to tap, and there is nothing" : "one of " + there.map { "\"\($0)\"" }.joined(separator: ", "))
    case .ambiguousTap(let text, let count):
      "\(count) things to tap say \"\(text)\"; expected one (tap X Y names a place)"
    case .unknownKey(let name, let known):
      "\"\(name)\" is no key; expected one of \(known.joined(separator: ", ")), with ctrl+, shift+, alt+ or super+ before it"
    }
  }
}
