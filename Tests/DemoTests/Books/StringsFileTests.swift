// StringsFileTests: strings files as they are written, and what is said of those that cannot be read.

import Foundation
import Testing

@testable import DemoKit

@Suite("Strings files") struct StringsFileTests {
  private func read(_ data: Data) throws -> [String: String] {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("Words.strings")
    try data.write(to: file)
    return try StringsFile(contentsOf: file).entries
  }

  private func read(_ text: String) throws -> [String: String] { try read(Data(text.utf8)) }

  @Test("entries, comments, blanks and escapes")
  func entries() throws {
    #expect(try read("") == [:])
    #expect(try read("\n  /* nothing */ // at all") == [:])
    #expect(try read("\"a\"=\"b\";\"c\" = \"d\" ;") == ["a": "b", "c": "d"])
    #expect(try read("/* \" */ \"한\" /* = */ = // ;\r\n \"글\\n\\t\\\"\\\\\";\r\n") == ["한": "글\n\t\"\\"])
    #expect(try read("\"two\nlines\" = \"// no comment /* */\";") == ["two\nlines": "// no comment /* */"])
    #expect(try read("\"a\" = \"1\"; \"a\" = \"2\";") == ["a": "2"])
    #expect(try read("\u{FEFF}\"a\" = \"b\";") == ["a": "b"])
  }

  static let faults: [(text: String, line: Int, problem: String)] = [
    ("hello", 1, "a key in quotation marks is missing"), ("\n\n= \"b\";", 3, "a key in quotation marks is missing"),
    ("\"a\" \"b\";", 1, "no \"=\" follows a key"), ("\"a\" =\n;", 2, "a text in quotation marks is missing"),
    ("\"a\" = \"b\"\n\"c\" = \"d\";", 2, "no \";\" follows a text"), ("\"a\" = \"b\"", 1, "no \";\" follows a text"),
    ("\n\"a\" = \"b\n\n", 2, "a text has no closing quotation mark"), ("\"a", 1, "a key has no closing quotation mark"),
    ("\"a\" = \"\\q\";", 1, "\"\\q\" means nothing"), ("\"a\" = \"\\", 1, "\"\\\" means nothing"),
    ("\n/* \n", 2, "the comment has no end"), ("\"a\" = \"b\";\n}", 2, "a key in quotation marks is missing"),
    ("\"a\" = {};", 1, "a text in quotation marks is missing"),
    ("<<<<<<< HEAD\n\"a\" = \"b\";", 1, "a key in quotation marks is missing"),
    ("\"a\" = \"b\";\n\"c\"", 2, "no \"=\" follows a key"),
  ]

  @Test("what cannot be read is told with its line", arguments: faults)
  func fault(text: String, line: Int, problem: String) throws {
    let error = #expect(throws: StringsFileError.self) { try read(text) }
    #expect(error?.line == line)
    #expect(error?.problem == problem)
  }

  @Test("a file that is not there, and one that is no text, are named")
  func noText() throws {
    let missing = #expect(throws: StringsFileError.self) {
      try StringsFile(contentsOf: URL(fileURLWithPath: "/nowhere/Words.strings"))
    }
    #expect(
      missing?.description
        == "/nowhere/Words.strings: the file cannot be read; expected lines of \"key\" = \"text\"; as UTF-8 text. "
        + "Put a good copy in its place, or build the demo again.")
    let binary = #expect(throws: StringsFileError.self) { try read(Data([0xFF, 0xFE, 0x22, 0x00, 0xD8])) }
    #expect(binary?.problem == "the file is no UTF-8 text")
  }

  @Test("of random damage to a real file, each is read or told, none crashes")
  func damage() throws {
    let file = try ShippedFile.url("Localizable", "strings", in: "ko.lproj")
    let good = [UInt8](try Data(contentsOf: file))
    var (told, generator) = (0, SystemRandomNumberGenerator())
    for _ in 0..<500 {
      var bytes = good
      if Bool.random(using: &generator) { bytes.removeLast(.random(in: 1..<bytes.count, using: &generator)) }
      bytes[.random(in: 0..<bytes.count, using: &generator)] = .random(in: 0...255, using: &generator)
      do { _ = try read(Data(bytes)) } catch is StringsFileError { told += 1 }
    }
    #expect(told > 100)
  }
}
