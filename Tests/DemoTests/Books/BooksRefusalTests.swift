// BooksRefusalTests: what the book editor says of damaged files.

import Foundation
import StageTesting
import Testing

@testable import DemoKit

@Suite("The book editor's refusals", .oneAtATime) struct BooksRefusalTests {
  private let folder: TemporaryFolder
  private let script: URL

  init() throws {
    folder = try TemporaryFolder()
    script = folder.url.appendingPathComponent("script")
    try "expect Edit\n".write(to: script, atomically: true, encoding: .utf8)
  }

  private func run(_ program: URL = DemoProcess.executable, _ arguments: [String] = [], locale: String) throws -> Tool {
    try Tool.run(
      [program.path, "books", "--headless", "--script", script.path, "--out", folder.url.path] + arguments,
      environment: ["LC_ALL": locale])
  }

  /// The program with files of its own beside it.
  private func copyProgram() throws -> (program: URL, files: URL) {
    let program = folder.url.appendingPathComponent("demo")
    try FileManager.default.linkItem(at: DemoProcess.executable, to: program)
    let name = "Interlude_Assets.resources"
    let files = folder.url.appendingPathComponent(name)
    let original = DemoProcess.executable.deletingLastPathComponent().appendingPathComponent(name)
    try FileManager.default.copyItem(at: original, to: files)
    return (program, files.appendingPathComponent("Resources"))
  }

  @Test("damaged strings: the file, the line and what to do, status 1; other languages still run")
  func strings() throws {
    let (program, files) = try copyProgram()
    let korean = files.appendingPathComponent("ko.lproj/Localizable.strings")
    let text = try String(contentsOf: korean, encoding: .utf8)
    try text.replacingOccurrences(of: "\"저자\";", with: "\"저자;").write(to: korean, atomically: true, encoding: .utf8)
    let refused = try run(program, locale: "ko_KR.UTF-8")
    #expect(refused.status == 1)
    #expect(refused.errors.hasPrefix("demo: \(korean.path):"))
    #expect(refused.errors.contains("Put a good copy in its place, or build the demo again.\n"))
    #expect(refused.errors.split(separator: "\n").count == 1)
    #expect(try run(program, locale: "en_US.UTF-8").status == 0)
    try FileManager.default.removeItem(at: korean)
    let missing = try run(program, locale: "ko_KR.UTF-8")
    #expect(missing.status != 0)
    #expect(missing.errors.contains("Localizable.strings is missing"))
  }

  @Test("a damaged storyboard: the file, the line and what was expected, status 1")
  func storyboard() throws {
    let own = try String(contentsOf: ShippedFile.url("Books", "storyboard"), encoding: .utf8)
    let file = folder.url.appendingPathComponent("Cut.storyboard")
    try String(own.prefix(own.count / 2)).write(to: file, atomically: true, encoding: .utf8)
    let cut = try run(DemoProcess.executable, ["--storyboard", file.path], locale: "C")
    #expect(cut.status == 1)
    #expect(cut.errors.hasPrefix("demo: Cut.storyboard:"))
    #expect(cut.errors.split(separator: "\n").count == 1)
  }

  @Test("a storyboard of another structure ends the command with status 2")
  func otherStoryboard() throws {
    let quiz = try ShippedFile.url("Quiz", "storyboard")
    let tool = try run(DemoProcess.executable, ["--storyboard", quiz.path], locale: "C")
    #expect(tool.status == 2)
    #expect(tool.errors.contains("Quiz.storyboard does not begin with a RootViewController"))
  }

  @Test("the language is chosen by LC_ALL, LC_MESSAGES, LANG, in this order")
  func language() throws {
    try "expect 편집\nexpect 저작권\n".write(to: script, atomically: true, encoding: .utf8)
    func status(_ variables: [String: String]) throws -> Int32 {
      let all = ["LC_ALL": "", "LC_MESSAGES": "", "LANG": ""].merging(variables) { $1 }
      let command = [
        DemoProcess.executable.path, "books", "--headless", "--script", script.path, "--out", folder.url.path,
      ]
      return try Tool.run(command, environment: all).status
    }
    #expect(try status(["LANG": "ko_KR.UTF-8"]) == 0)
    #expect(try status(["LC_MESSAGES": "ko_KR.UTF-8", "LANG": "ja_JP.UTF-8"]) == 0)
    #expect(try status(["LC_ALL": "ko_KR.UTF-8", "LC_MESSAGES": "C", "LANG": "ja_JP.UTF-8"]) == 0)
    #expect(try status(["LC_ALL": "C", "LANG": "ko_KR.UTF-8"]) == 1)
    #expect(try status([:]) == 1)
  }
}
