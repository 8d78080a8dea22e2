// LocaleVariablesTests: the language that a process's variables name.

import Foundation
import Testing

@testable import Desktop

@Suite("The user's language") struct LocaleVariablesTests {
  @Test("LC_ALL goes before LC_MESSAGES, and that before LANG; an empty one says nothing")
  func order() {
    func identifier(_ variables: [String: String]) -> String { Locale(variables: variables).identifier }
    #expect(identifier(["LC_ALL": "ko_KR.UTF-8", "LC_MESSAGES": "ja_JP", "LANG": "de_DE"]) == "ko_KR")
    #expect(identifier(["LC_ALL": "", "LC_MESSAGES": "ja_JP.UTF-8", "LANG": "de_DE"]) == "ja_JP")
    #expect(identifier(["LC_MESSAGES": "", "LANG": "de_DE.UTF-8"]) == "de_DE")
    #expect(identifier(["LC_ALL": "C", "LANG": "ko_KR.UTF-8"]) == "en_US_POSIX")
    #expect(identifier(["LC_TIME": "ko_KR.UTF-8"]) == "en_US_POSIX")
  }

  @Test(
    "names as POSIX systems write them",
    arguments: [
      ("ko_KR.UTF-8", "ko_KR"), ("ko_KR", "ko_KR"), ("ko", "ko"), ("ko.UTF-8", "ko"), ("sr_RS@latin", "sr_RS"),
      ("fil_PH.UTF-8", "fil_PH"), ("es_419", "es_419"), ("C", "en_US_POSIX"), ("C.UTF-8", "en_US_POSIX"),
      ("POSIX", "en_US_POSIX"), ("", "en_US_POSIX"), ("korean", "en_US_POSIX"), ("../../etc", "en_US_POSIX"),
      ("ko_KR/x", "en_US_POSIX"), ("KO", "en_US_POSIX"), (".UTF-8", "en_US_POSIX"), ("@", "en_US_POSIX"),
    ])
  func names(value: String, identifier: String) {
    #expect(Locale(variables: ["LANG": value]).identifier == identifier)
  }
}
