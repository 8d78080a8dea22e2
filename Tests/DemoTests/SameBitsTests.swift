// SameBitsTests: the same script gives the same bits, whenever and wherever it is run.

import Foundation
import Testing

@Suite("Frames depend on nothing but the tree and the time") struct SameBitsTests {
  /// Frames in mid-slide, in mid-fade and at rest.
  private static let script = """
    tap Begin
    advance 0.21
    snapshot slide
    advance 1
    tap Venus
    advance 0.13
    snapshot leaving
    advance 0.29
    snapshot coming
    advance 1
    snapshot rest
    """
  private static let names = ["slide", "leaving", "coming", "rest"]

  /// Runs the script in a process of its own, which `wrapper` starts, and returns its pictures' files.
  private func pictures(wrapper: [String] = [], environment: [String: String] = [:]) throws -> [Data] {
    let folder = try TemporaryFolder()
    let script = folder.url.appendingPathComponent("script")
    try Self.script.write(to: script, atomically: true, encoding: .utf8)
    let demo = [
      DemoProcess.executable.path, "quiz", "--scale", "2", "--headless", "--script", script.path, "--out",
      folder.url.path,
    ]
    let run = try Tool.run(wrapper + demo, environment: environment)
    #expect(run.status == 0, "\(run.errors)")
    return try Self.names.map { try Data(contentsOf: folder.url.appendingPathComponent("\($0).png")) }
  }

  @Test(
    "an hour later by the wall, in another zone and language, every bit is the same", .enabled(if: Tool.has("faketime"))
  )
  func anHourLater() throws {
    // The clock of the second process really is an hour ahead of the first one's.
    let now = try #require(Int(try Tool.run("date", "+%s").text))
    let later = try #require(Int(try Tool.run("faketime", "-f", "+1h", "date", "+%s").text))
    #expect((3590...3700).contains(later - now))
    let first = try pictures(environment: ["TZ": "UTC", "LC_ALL": "C", "LANG": "C"])
    #expect(Set(first).count == Self.names.count)
    let second = try pictures(
      wrapper: ["faketime", "-f", "+1h"],
      environment: ["TZ": "Asia/Kathmandu", "LC_ALL": "tr_TR.UTF-8", "LANG": "ar_EG.UTF-8"])
    #expect(first == second)
  }
}
