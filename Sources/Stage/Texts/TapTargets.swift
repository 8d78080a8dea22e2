// TapTargets: what can be tapped on the stage, by the text that it shows.

import Foundation
import Layers
import Views

/// A control, cell or bar item with its whole visible text and the middle of what of it can be seen.
struct TapTarget {
  let text: String
  let point: CGPoint
}

extension Stage {
  /// A point of the window at which the one target whose whole visible text is `text` is hit.
  public func point(of text: String) throws(StageError) -> CGPoint {
    let targets = tapTargets()
    let wanted = VisibleText.normalize(text)
    let matches = targets.filter { $0.text == wanted }
    switch matches.count {
    case 0: throw .nothingToTap(text: text, there: targets.map(\.text))
    case 1: return matches[0].point
    default: throw .ambiguousTap(text: text, count: matches.count)
    }
  }

  func tapTargets() -> [TapTarget] {
    let texts = Dictionary(grouping: visibleTexts, by: \.layer)
    var targets: [TapTarget] = []
    for window in UIApplication.shared.windows where !window.isHidden { collect(window, texts, into: &targets) }
    return targets
  }

  private func collect(_ view: UIView, _ texts: [UInt64: [VisibleText]], into targets: inout [TapTarget]) {
    if view.isTapTarget { addTarget(view, texts, to: &targets) }
    for subview in view.subviews { collect(subview, texts, into: &targets) }
  }

  private func addTarget(_ view: UIView, _ texts: [UInt64: [VisibleText]], to targets: inout [TapTarget]) {
    let shown = self.texts(in: view, texts)
    guard !shown.isEmpty else { return }
    let area = view.convert(view.bounds, to: nil).intersection(window.bounds)
    guard !area.isNull, area.width > 0, area.height > 0 else { return }
    targets.append(
      TapTarget(text: shown.map(\.normalized).joined(separator: " "), point: CGPoint(x: area.midX, y: area.midY)))
  }

  /// The visible texts of a view and all inside it, in drawing order, without those of targets inside: a button in a
  /// cell is tapped by its own words.
  private func texts(in view: UIView, _ texts: [UInt64: [VisibleText]]) -> [VisibleText] {
    (texts[view.layer.id] ?? [])
      + view.subviews.filter { !$0.isTapTarget }.flatMap { self.texts(in: $0, texts) }
  }
}
