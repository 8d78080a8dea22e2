// StoryboardError: why a whole storyboard is refused, in words.

/// Why a storyboard cannot be opened.
public enum StoryboardError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file cannot be read at all.
  case unreadable(file: String, reason: String)
  /// The file is no well-formed XML; `line` counts from 1.
  case malformed(file: String, line: Int, reason: String)
  /// The file holds both sides of a merge that nobody has settled; `line` is that of the first marker.
  case mergeConflict(file: String, line: Int)
  /// The file is well-formed, but no storyboard for this platform.
  case unsuitable(file: String, line: Int, found: String, expected: String)
  /// Classes that are known lack what the file connects to; never empty.
  case disconnected([StoryboardProblem])

  public var description: String {
    switch self {
    case .unreadable(let file, let reason):
      "\(file) cannot be read: \(reason)"
    case .malformed(let file, let line, let reason):
      "\(file):\(line): the file \(reason). The storyboard is refused."
    case .mergeConflict(let file, let line):
      "\(file):\(line): a merge conflict stands here unresolved; expected one of its two sides. The storyboard is refused."
    case .unsuitable(let file, let line, let found, let expected):
      "\(file):\(line): the file \(found); expected \(expected). The storyboard is refused."
    case .disconnected(let problems):
      problems.map(\.description).joined(separator: "\n")
    }
  }
}
