// OptionsTests: what bench understands of its command line.

import Testing

@testable import BenchKit

@MainActor
@Suite("Options") struct OptionsTests {
  private let names = ["fade", "push slide", "push@10"]

  private func options(_ arguments: String...) throws(BenchOptions.Refusal) -> BenchOptions {
    try BenchOptions(arguments, names: names)
  }

  @Test("Nothing asks for all rows as a table")
  func nothing() throws {
    let all = try options()
    #expect(all.row == nil)
    #expect(!all.wantsJSON && !all.wantsHelp)
    #expect(try options("--help").wantsHelp)
  }

  @Test("A row is asked for by its name, in words or as one")
  func row() throws {
    #expect(try options("fade").row == "fade")
    #expect(try options("push slide").row == "push slide")
    #expect(try options("push-slide", "--json").row == "push slide")
    #expect(try options("--json", "PUSH@10").row == "push@10")
    #expect(try options("--json", "fade").wantsJSON)
  }

  @Test("A name that is no row is answered with the list, in one line")
  func unknown() {
    #expect(
      throws: BenchOptions.Refusal(description: #""blur" is no row; expected one of fade, "push slide", push@10"#)
    ) { try options("blur") }
  }

  @Test("An unknown option and a second row are refused")
  func refused() {
    #expect(throws: BenchOptions.Refusal(description: "--csv is not known; see bench --help")) {
      try options("fade", "--csv")
    }
    #expect(throws: BenchOptions.Refusal(description: "\"fade\" is a second row; expected one, or none for all")) {
      try options("push@10", "fade")
    }
  }

  @Test("Each row has a name of its own, which the help lists, and says what is not measured")
  func rows() {
    let names = Row.all.map(\.name)
    #expect(Set(names).count == names.count)
    let wanted = [
      "fade", "cross-dissolve", "flip", "push slide", "modal cover", "table scroll", "alert over content", "start",
      "rss", "wakeups", "push@10", "push@1000", "push@100000", "setViewControllers@10000", "layers@10000", "storyboard",
      "caret", "late frames",
    ]
    #expect(wanted.filter { !names.contains($0) }.isEmpty)
    let usage = BenchOptions.usage(Row.all).split(separator: "\n")
    for row in Row.all {
      #expect(usage.contains { $0.hasPrefix("  \(row.name) ") })
      #expect(!row.unmeasured.isEmpty)
    }
  }

  @Test("A transition has a figure for each size and number of threads")
  func transitionFigures() {
    let frames = Row.transition(.flip).unmeasured.compactMap { if case .frame(let frame) = $0 { frame } else { nil } }
    #expect(
      frames.map { "\($0.row) \($0.size) \($0.threads)" } == [
        "flip 1280x720 1", "flip 1280x720 2", "flip 1920x1080 1", "flip 1920x1080 2", "flip 3840x2160 1",
        "flip 3840x2160 2",
      ])
    #expect(frames.allSatisfy { $0.milliseconds == nil })
  }
}
