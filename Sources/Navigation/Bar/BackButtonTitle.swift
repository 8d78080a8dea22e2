// BackButtonTitle: what stands at the left of a bar, decided without a view (G10–G15).

import Foundation
import Views

/// What a bar shows before its title.
struct BarLeftSide {
  /// The items, the outermost first.
  let items: [UIBarButtonItem]
  /// What the back button may say, the best first; nil where there is no back button.
  let back: BackButtonTitle?

  /// The left side for `top` with `previous` below it.
  @MainActor
  init(top: UINavigationItem, previous: UINavigationItem?) {
    items = top.leftBarButtonItems ?? []
    let isReplaced = !items.isEmpty && !top.leftItemsSupplementBackButton
    if let previous, !isReplaced, !top.hidesBackButton {
      back = BackButtonTitle(of: previous)
    } else {
      back = nil
    }
  }
}

/// The words that a back button tries, in order, until one fits.
struct BackButtonTitle {
  /// The texts that may be shown, the best first; the last is empty: the chevron alone.
  let candidates: [String]

  /// What a back button that leads to `item` may say.
  @MainActor
  init(of item: UINavigationItem) {
    guard item.backBarButtonItem?.image == nil else {
      candidates = [""]
      return
    }
    let generic = SystemText.back.localized
    let said = item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title ?? generic
    let full = said.isEmpty ? generic : said.trimmingCharacters(in: .whitespaces)
    candidates =
      switch item.backButtonDisplayMode {
      case .default: full == generic || full.isEmpty ? [full, ""] : [full, generic, ""]
      case .generic: [generic, ""]
      case .minimal: [""]
      }
  }

  /// The first text whose width, in points, is at most `room`; empty where none fits.
  func fitting(_ room: CGFloat, width: (String) -> CGFloat) -> String {
    candidates.first { width($0) <= room } ?? ""
  }
}
