// UsageError: a call that cannot be followed: the message for its one line, before anything has begun.

/// What is wrong with the command's options or files, and what was expected. It ends the process with status 2.
struct UsageError: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
