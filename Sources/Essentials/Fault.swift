// Fault: what UIKit raises as an exception. Linux Swift has none, so the process traps, unless a test observes.

/// Reports a programming error in UIKit's wording: traps, or hands the message to whoever observes faults.
///
/// After an observed fault the caller goes on, so it must leave its state as it was.
public func fault(_ message: String, file: StaticString = #fileID, line: UInt = #line) {
  guard let observer = Fault.observer else { preconditionFailure(message, file: file, line: line) }
  observer.append(message)
}

/// The way in which tests observe faults.
public enum Fault {
  @TaskLocal fileprivate static var observer: MessageRecorder?

  /// Runs `body` and returns its result with the messages of the faults in it, in order; none of them traps.
  public static func observing<Result>(_ body: () throws -> Result) rethrows -> (result: Result, messages: [String]) {
    let recorder = MessageRecorder()
    let result = try $observer.withValue(recorder) { try body() }
    return (result, recorder.messages)
  }
}
