// StoryboardProblem: one thing in a storyboard that cannot be followed, in words.

/// Something in a storyboard that cannot be followed.
public struct StoryboardProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's name without folders, and the element and its id as the file spells them; the id may be empty.
  public let file, element, id: String
  /// The line on which the element opens, from 1.
  public let line: Int
  /// What stands there, what could have stood there, and what is done now.
  public let found, expected, outcome: String

  public init(
    file: String, line: Int, element: String, id: String, found: String, expected: String, outcome: String
  ) {
    (self.file, self.line, self.element, self.id) = (file, line, element, id)
    (self.found, self.expected, self.outcome) = (found, expected, outcome)
  }

  public var description: String {
    let name = id.isEmpty ? element : "\(element) \"\(id)\""
    return "\(file):\(line): \(name) \(found); expected \(expected). \(outcome)"
  }
}
