// Event: what the flip demo lists.

import Foundation

/// One event of the store.
package struct Event: Hashable, Identifiable, Sendable {
  /// The store's number for the event; numbers rise, and none is given twice.
  package let id: Int64
  package let timeStamp: Date

  package init(id: Int64, timeStamp: Date) { (self.id, self.timeStamp) = (id, timeStamp) }
}
