// Locale+Variables: the user's language and region, out of the variables in which POSIX systems keep them.

import Foundation

extension Locale {
  /// The locale that a process's variables name. Foundation on Linux takes no notice of them.
  ///
  /// The first of LC_ALL, LC_MESSAGES and LANG that is set and not empty counts, written as `ko_KR.UTF-8@modifier`.
  /// "C", "POSIX", what is no such name, and no variable at all mean en_US_POSIX.
  init(variables: [String: String]) {
    let value = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty } ?? "C"
    let name = value.prefix { $0 != "." && $0 != "@" }
    // A language of two or three letters in ISO 639, and perhaps a region of two letters or three digits.
    let isName = name.wholeMatch(of: /[a-z]{2,3}(_([A-Z]{2}|[0-9]{3}))?/) != nil
    self.init(identifier: isName ? String(name) : "en_US_POSIX")
  }
}
