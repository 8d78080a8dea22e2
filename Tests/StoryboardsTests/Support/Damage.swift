// Damage: ways to change a storyboard's text: some must make no difference, some must not end the process.

import Foundation

enum Damage {
  /// The same random numbers on every machine. Source: SplitMix64.
  struct Random: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  /// Gives every id a new name.
  static func renamingIDs(_ text: String) -> String {
    var names: [String: String] = [:]
    for match in text.matches(of: #/"([A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3})"/#) {
      let id = String(match.1)
      if names[id] == nil { names[id] = "object number \(names.count)" }
    }
    return names.reduce(text) { $0.replacingOccurrences(of: "\"\($1.key)\"", with: "\"\($1.value)\"") }
  }

  /// Lists the scenes the other way around.
  static func reversingScenes(_ text: String) -> String {
    let scenes = text.matches(of: #/(?s)<scene sceneID.*?</scene>/#).map { String($0.0) }
    guard let start = text.range(of: "<scenes>"), let end = text.range(of: "</scenes>") else { return text }
    return text[..<start.upperBound] + scenes.reversed().joined(separator: "\n") + text[end.lowerBound...]
  }

  /// Writes the attributes of every tag in the other order.
  static func shufflingAttributes(_ text: String) -> String {
    text.replacing(#/<([A-Za-z]+)((?:\s+[A-Za-z]+="[^"]*")+)\s*(/?)>/#) { match in
      let attributes = match.2.matches(of: #/[A-Za-z]+="[^"]*"/#).map { String($0.0) }
      return "<\(match.1) \(attributes.reversed().joined(separator: " "))\(match.3)>"
    }
  }

  /// Adds a prototype to every list of them.
  static func addingPrototype(_ text: String) -> String {
    var count = 0
    return text.replacing(#/<\/prototypes>/#) { _ in
      count += 1
      return """
        <tableViewCell reuseIdentifier="Added" style="IBUITableViewCellStyleDefault" textLabel="add-l\(count)" id="add-\(count)">
        <tableViewCellContentView key="contentView" id="add-c\(count)"><subviews>
        <label text="More" id="add-l\(count)"/></subviews></tableViewCellContentView></tableViewCell></prototypes>
        """
    }
  }

  /// Changes a few bytes: replaces letters or digits inside values, swaps two lines, or drops one.
  static func corrupting(_ data: Data, with random: inout Random) -> Data {
    var bytes = [UInt8](data)
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let place = Int.random(in: 200..<bytes.count - 1, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: place)
      default:
        // Letters and digits become others, so that the file stays XML and the readers see the damage.
        let pool = Array("0123456789-eEnNaAYESNO".utf8)
        if pool.contains(bytes[place]) { bytes[place] = pool[Int.random(in: 0..<pool.count, using: &random)] }
      }
    }
    return Data(bytes)
  }
}
