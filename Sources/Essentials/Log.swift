// Log: what UIKit prints to the console and goes on. One line a message, to standard error.

import Foundation

/// The library's log.
public enum Log {
  @TaskLocal fileprivate static var observer: MessageRecorder?

  /// Writes one line to standard error, or hands it to whoever observes the log.
  package static func note(_ message: String) {
    if let observer { return observer.append(message) }
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  /// Runs `body` and returns its result with the lines logged in it, in order; none of them is printed.
  public static func observing<Result>(_ body: () throws -> Result) rethrows -> (result: Result, messages: [String]) {
    let recorder = MessageRecorder()
    let result = try $observer.withValue(recorder) { try body() }
    return (result, recorder.messages)
  }
}
