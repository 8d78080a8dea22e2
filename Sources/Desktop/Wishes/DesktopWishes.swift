// DesktopWishes: what the user has asked of all programs, in the words in which desktops keep it.

import Foundation

/// What is wished of motion and colour; nil where nothing is said.
struct DesktopWishes: Hashable, Sendable {
  /// Whether as little as possible is to move.
  var reducesMotion: Bool?
  /// Whether surroundings are dark.
  var isDark: Bool?

  /// The variable that asks for reduced motion with 1, against it with 0, whatever the desktop says.
  static let variable = "INTERLUDE_REDUCE_MOTION"

  /// The wishes among a process's variables.
  init(variables: [String: String]) {
    switch variables[Self.variable] {
    case "1": reducesMotion = true
    case "0": reducesMotion = false
    default: break
    }
  }

  /// The wishes in what `gsettings list-recursively org.gnome.desktop.interface` prints: a line for each key, as in
  /// `org.gnome.desktop.interface color-scheme 'prefer-dark'`.
  init(gsettings output: String) {
    for line in output.split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ", maxSplits: 2)
      guard words.count == 3 else { continue }
      let value = words[2].trimmingCharacters(in: CharacterSet(charactersIn: " '\""))
      switch words[1] {
      case "enable-animations": reducesMotion = Self.flag(value).map { !$0 }
      // "default" wishes for nothing, and leaves it to what else is known.
      case "color-scheme": isDark = ["prefer-dark": true, "prefer-light": false][value]
      default: break
      }
    }
  }

  /// The wishes in the text of one of GTK's `settings.ini`.
  init(gtkSettings text: String) {
    var isInSettings = false
    for line in text.split(whereSeparator: \.isNewline).map({ $0.trimmingCharacters(in: .whitespaces) }) {
      if line.hasPrefix("[") { isInSettings = line == "[Settings]" }
      let sides = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard isInSettings, sides.count == 2 else { continue }
      switch sides[0] {
      case "gtk-enable-animations": reducesMotion = Self.flag(sides[1]).map { !$0 }
      case "gtk-application-prefer-dark-theme": isDark = Self.flag(sides[1])
      default: break
      }
    }
  }

  /// These wishes, and another's where nothing is said.
  func filled(by other: DesktopWishes) -> DesktopWishes {
    var wishes = self
    wishes.reducesMotion = reducesMotion ?? other.reducesMotion
    wishes.isDark = isDark ?? other.isDark
    return wishes
  }

  private static func flag(_ word: String) -> Bool? {
    switch word.lowercased() {
    case "true", "1": true
    case "false", "0": false
    default: nil
    }
  }
}
