// String+OneLine: texts of any origin in messages of one line.

extension String {
  /// The text with each line end in it written as "\n".
  var onOneLine: String {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: "\\n")
  }
}
