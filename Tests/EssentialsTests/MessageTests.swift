// MessageTests: faults and log lines, as a test sees them.

import Essentials
import Testing

@Suite("Faults and the log") struct MessageTests {
  @Test("An observed fault is kept and does not trap")
  func observedFault() {
    let (result, messages) = Fault.observing {
      fault("first")
      fault("second")
      return 7
    }
    #expect(result == 7)
    #expect(messages == ["first", "second"])
  }

  @Test("Observed log lines are kept in order")
  func observedLog() {
    let (_, messages) = Log.observing {
      Log.note("one")
      Log.note("two")
    }
    #expect(messages == ["one", "two"])
  }

  @Test("The innermost observer hears the message, the outer one does not")
  func nestedObservers() {
    let (inner, outer) = Fault.observing {
      fault("outside")
      return Fault.observing { fault("inside") }.messages
    }
    #expect(inner == ["inside"])
    #expect(outer == ["outside"])
  }

  @Test("Faults and log lines do not mix")
  func separateObservers() {
    let (log, faults) = Fault.observing {
      Log.observing {
        fault("a fault")
        Log.note("a line")
      }.messages
    }
    #expect(log == ["a line"])
    #expect(faults == ["a fault"])
  }

  @Test("Errors pass through observers")
  func rethrowing() {
    struct Failure: Error {}
    #expect(throws: Failure.self) { try Fault.observing { throw Failure() } }
    #expect(throws: Failure.self) { try Log.observing { throw Failure() } }
  }
}
