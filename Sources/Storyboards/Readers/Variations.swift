// Variations: what a size class takes out of a view, or brings back (X26).

import Foundation
import Views

@MainActor
extension Element {
  /// The ids that the variations for `traits` leave out of the list `list`, "subviews" or "constraints".
  func excludedIDs(from list: String, traits: UITraitCollection) -> Set<String> {
    var excluded: Set<String> = []
    let variations = children.filter { $0.name == "variation" && $0.applies(to: traits) }
    // The one for all size classes comes first, wherever it stands.
    for variation in variations.filter({ $0.isForAll }) + variations.filter({ !$0.isForAll }) {
      for change in variation.child(key: list)?.children ?? [] {
        guard let id = change["reference"] else { continue }
        if change.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
      }
    }
    return excluded
  }

  private var isForAll: Bool { attributes["key"] == "default" }

  /// Whether the key, such as "heightClass=regular-widthClass=compact", names these traits.
  private func applies(to traits: UITraitCollection) -> Bool {
    if isForAll { return true }
    let classes = ["heightClass": traits.verticalSizeClass, "widthClass": traits.horizontalSizeClass]
    let values: [String: UIUserInterfaceSizeClass] = ["compact": .compact, "regular": .regular]
    return (attributes["key"] ?? "").split(separator: "-").allSatisfy { part in
      let sides = part.split(separator: "=").map(String.init)
      guard sides.count == 2, let wanted = values[sides[1]] else { return false }
      return classes[sides[0]] == wanted
    }
  }
}
