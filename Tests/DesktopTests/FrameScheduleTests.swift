// FrameScheduleTests: when frames are shown, and which are lost, by a clock that is stepped. The interval is an eighth of
// a second, which binary fractions hold exactly.

import Testing

@testable import Desktop

@Suite("Frame times") struct FrameScheduleTests {
  /// A schedule that has shown its first frame long ago.
  private static func atRest(displayWaits: Bool = false) -> FrameSchedule {
    var schedule = FrameSchedule(origin: 0, rate: 8, displayWaits: displayWaits)
    schedule.showed(from: -10, to: -9)
    return schedule
  }

  @Test("frame times lie on the grid, and a frame time is never its own next one")
  func grid() {
    let schedule = FrameSchedule(origin: 100, rate: 8)
    #expect(schedule.frameTime(after: 100) == 100.125)
    #expect(schedule.frameTime(after: 100.0625) == 100.125)
    #expect(schedule.frameTime(after: 100.124) == 100.125)
    #expect(schedule.frameTime(after: 100.125) == 100.25)
    #expect(schedule.frameTime(after: 99.99) == 100)
    // At a rate whose interval no binary fraction holds, after a day.
    let display = FrameSchedule(origin: 12_345.678, rate: 59.94)
    var time = 98_765.4321
    for _ in 0..<1000 {
      let next = display.frameTime(after: time)
      #expect(next > time && next - time < 1 / 59.94 + 1e-9)
      time = next
    }
    #expect(abs(time - 98_765.4321 - 1000 / 59.94) < 1 / 59.94)
  }

  @Test("at rest a change is shown at once, whatever the grid says, and nothing comes back by itself")
  func rest() {
    var schedule = Self.atRest()
    #expect(schedule.mayShow(at: 5.03))
    #expect(schedule.showed(from: 5.03, to: 5.04) == 0)
    #expect(schedule.plan(at: 5.04, needsFrame: false, nextDue: nil) == nil)
    #expect(schedule.plan(at: 5.04, needsFrame: false, nextDue: 77) == 77)
  }

  @Test("the first moved frame comes at the next frame time: at most an interval after the click")
  func clickToMotion() {
    for click in stride(from: 5.0, to: 5.125, by: 1 / 256) {
      var schedule = Self.atRest()
      // In the second half of an interval the motion's still first frame is left out, for it may take too long.
      let isShown = schedule.mayShow(at: click, beginsMotion: true)
      #expect(isShown == (click <= 5.0625))
      // One that takes half an interval is in time for the next.
      let end = isShown ? click + 0.0624 : click
      if isShown { schedule.showed(from: click, to: end) }
      #expect(schedule.plan(at: end, needsFrame: true, nextDue: nil) == 5.125)
      #expect(schedule.mayShow(at: 5.125))
      #expect(schedule.showed(from: 5.125, to: 5.13) == 0)
    }
  }

  @Test("one frame an interval: a further change waits for the next frame time, also where nothing moves")
  func oneFrameAnInterval() {
    var schedule = Self.atRest()
    schedule.showed(from: 5.03, to: 5.04)
    #expect(!schedule.mayShow(at: 5.05))
    #expect(schedule.plan(at: 5.05, needsFrame: true, nextDue: 5.06) == 5.125)
    #expect(!schedule.mayShow(at: 5.1))
    #expect(schedule.plan(at: 5.1, needsFrame: true, nextDue: nil) == 5.125)
    // Timers may come a little too early.
    #expect(schedule.mayShow(at: 5.124))
    #expect(schedule.showed(from: 5.125, to: 5.2) == 0)
    #expect(schedule.counts == .init(frames: 3, late: 0, dropped: 0))
  }

  /// Steps through a motion whose frames take these times to be shown, and tells when each was begun.
  private static func begins(of costs: [Double], in schedule: inout FrameSchedule) -> [Double] {
    var now = 5.0
    return costs.map { cost in
      let begin = schedule.plan(at: now, needsFrame: true, nextDue: nil) ?? .nan
      now = begin + cost
      #expect(schedule.mayShow(at: begin))
      schedule.showed(from: begin, to: now)
      return begin
    }
  }

  @Test("a frame of 2.5 intervals is late, loses two frame times, and the next comes at the next frame time")
  func lateFrame() {
    var schedule = Self.atRest()
    let begins = Self.begins(of: [0.0625, 0.3125, 0.0625, 0.0625], in: &schedule)
    // 5.375 and 5.5 pass while the second is made; none is made up for.
    #expect(begins == [5.125, 5.25, 5.625, 5.75])
    #expect(schedule.counts == .init(frames: 5, late: 1, dropped: 2))
  }

  @Test("a frame that takes its whole interval loses the next frame time; one that takes nearly all of it does not")
  func fullInterval() {
    var schedule = Self.atRest()
    #expect(Self.begins(of: [0.1249, 0.125, 0.1], in: &schedule) == [5.125, 5.25, 5.5])
    #expect(schedule.counts == .init(frames: 4, late: 1, dropped: 1))
  }

  @Test("frames that always take 1.5 intervals are shown at every other frame time")
  func alwaysLate() {
    var schedule = Self.atRest()
    #expect(Self.begins(of: [0.1875, 0.1875, 0.1875], in: &schedule) == [5.125, 5.375, 5.625])
    #expect(schedule.counts == .init(frames: 4, late: 3, dropped: 3))
  }

  @Test("a frame that is begun late because others held the processor is late, too")
  func lateBegin() {
    var schedule = Self.atRest()
    #expect(schedule.plan(at: 5, needsFrame: true, nextDue: nil) == 5.125)
    #expect(schedule.showed(from: 5.4, to: 5.41) == 2)
    #expect(schedule.plan(at: 5.41, needsFrame: true, nextDue: nil) == 5.5)
  }

  @Test("the number of frames and of lost frame times is that of the frame times that have passed")
  func countsAddUp() {
    var schedule = Self.atRest()
    var costs: [Double] = []
    for index in 0..<200 { costs.append(Double((index * 37) % 41) / 128) }
    let begins = Self.begins(of: costs, in: &schedule)
    let next = schedule.frameTime(after: (begins.last ?? 0) + (costs.last ?? 0))
    #expect(Double(schedule.counts.frames - 1 + schedule.counts.dropped) == (next - 5.125) * 8)
    #expect(schedule.counts.late == costs.filter { $0 >= 0.125 }.count)
  }

  @Test("a step without a change loses nothing and keeps the grid")
  func nothingToShow() {
    var schedule = Self.atRest()
    #expect(schedule.plan(at: 5, needsFrame: true, nextDue: nil) == 5.125)
    #expect(schedule.plan(at: 5.13, needsFrame: true, nextDue: nil) == 5.25)
    #expect(schedule.showed(from: 5.25, to: 5.3) == 0)
    #expect(schedule.counts.late == 0)
  }

  @Test("after rest nothing is owed: a frame that comes at once is late only if it takes an interval itself")
  func afterRest() {
    var schedule = Self.atRest()
    schedule.showed(from: 5, to: 5.01)
    #expect(schedule.plan(at: 5.01, needsFrame: true, nextDue: nil) == 5.125)
    #expect(schedule.plan(at: 5.02, needsFrame: false, nextDue: nil) == nil)
    #expect(schedule.showed(from: 60.1, to: 60.2) == 0)
    #expect(schedule.showed(from: 70.1, to: 70.36) == 2)
    #expect(schedule.counts == .init(frames: 4, late: 1, dropped: 2))
  }

  @Test("a frame with which nothing moves costs no pose, however late; one with which a motion begins does")
  func withoutMotion() {
    for displayWaits in [false, true] {
      var schedule = Self.atRest(displayWaits: displayWaits)
      #expect(schedule.showed(from: 5, to: 6, motion: .none) == 0)
      #expect(schedule.counts == .init(frames: 2, late: 0, dropped: 0))
      #expect(schedule.showed(from: 10, to: 10.375, motion: .begins) == (displayWaits ? 2 : 3))
      #expect(schedule.counts == .init(frames: 3, late: 1, dropped: displayWaits ? 2 : 3))
      // The next frame time is the same, whatever moved.
      #expect(schedule.mayShow(at: 10.375) == displayWaits)
    }
  }

  @Test("the window's first frame, for which nobody has waited, is never late")
  func firstFrame() {
    var schedule = FrameSchedule(origin: 0, rate: 8)
    #expect(schedule.mayShow(at: 0.01))
    #expect(schedule.showed(from: 0.01, to: 3) == 0)
    #expect(schedule.counts == .init(frames: 1, late: 0, dropped: 0))
  }

  @Test("another rate is another grid from the same beginning")
  func otherRate() {
    var schedule = Self.atRest()
    schedule.rate = 4
    #expect(schedule.plan(at: 5.1, needsFrame: true, nextDue: nil) == 5.25)
  }

  // MARK: A display that waits by itself

  @Test("where the display waits, the next frame is begun at once and none is late")
  func displayWaits() {
    var schedule = Self.atRest(displayWaits: true)
    var now = 5.03
    // Each is on screen an interval after the one before, however early it is begun.
    for _ in 0..<5 {
      #expect(schedule.mayShow(at: now))
      #expect(schedule.showed(from: now, to: now + 0.125) == 0)
      now += 0.125
      #expect(schedule.plan(at: now, needsFrame: true, nextDue: nil) == now)
    }
    #expect(schedule.counts.late == 0)
    // Two refreshes pass: one is lost. Three: two more.
    #expect(schedule.showed(from: now, to: now + 0.25) == 1)
    now += 0.25
    #expect(schedule.plan(at: now, needsFrame: true, nextDue: nil) == now)
    #expect(schedule.showed(from: now, to: now + 0.376) == 2)
  }

  @Test("where the display waits, a motion's first frame is shown at once, which tells when the display is ready")
  func displayWaitsForMotion() {
    for click in stride(from: 5.0, to: 5.125, by: 1 / 256) {
      #expect(Self.atRest(displayWaits: true).mayShow(at: click, beginsMotion: true))
    }
  }

  @Test("a display that is said to wait and does not gets a frame each half interval, not more")
  func displayThatDoesNotWait() {
    var schedule = Self.atRest(displayWaits: true)
    schedule.showed(from: 5, to: 5.001)
    #expect(!schedule.mayShow(at: 5.01))
    #expect(schedule.plan(at: 5.001, needsFrame: true, nextDue: nil) == 5.0625)
  }

  @Test("where the display waits, a step that shows nothing waits for a frame time: nothing else would hold it")
  func displayWaitsAndNothingChanges() {
    var schedule = Self.atRest(displayWaits: true)
    schedule.showed(from: 5, to: 5.1)
    #expect(schedule.plan(at: 5.1, needsFrame: true, nextDue: nil) == 5.1)
    #expect(schedule.plan(at: 5.11, needsFrame: true, nextDue: nil) == 5.125)
    #expect(schedule.plan(at: 5.125, needsFrame: true, nextDue: nil) == 5.25)
  }
}
