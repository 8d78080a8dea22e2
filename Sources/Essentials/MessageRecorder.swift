// MessageRecorder: the list in which observed faults and log lines are kept.

import Foundation

/// A list of messages that may be added to from any thread.
package final class MessageRecorder: @unchecked Sendable {
  private let lock = NSLock()
  private var kept: [String] = []

  package init() {}

  /// The messages so far, oldest first.
  package var messages: [String] { lock.withLock { kept } }

  package func append(_ message: String) { lock.withLock { kept.append(message) } }
}
