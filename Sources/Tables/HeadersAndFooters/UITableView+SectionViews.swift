// UITableView+SectionViews: the headers and footers in sight. Those of a plain table stay in sight with their section.

import Foundation
import Views

extension UITableView {
  /// Makes, places and puts away headers and footers.
  func tileSectionViews() {
    let places = sectionPlacesInSight()
    for place in sectionViews.keys.filter({ !places.contains($0) }).sorted() { putAwaySectionView(at: place) }
    for place in places {
      guard let view = sectionView(at: place) else { continue }
      let frame = frame(of: place)
      if view.frame != frame { view.frame = frame }
    }
  }

  private func sectionPlacesInSight() -> [SectionPlace] {
    layoutOfRows.sectionIndices(from: bounds.minY, to: bounds.maxY).flatMap { section in
      [SectionPlace(section: section, isHeader: true), SectionPlace(section: section, isHeader: false)]
    }.filter { place in
      let frame = frame(of: place)
      return frame.height > 0 && frame.minY < bounds.maxY && frame.maxY > bounds.minY
    }
  }

  /// Where a header or footer stands now: plain ones stick to the edges of what is in sight, inside their section.
  func frame(of place: SectionPlace) -> CGRect {
    var frame = place.isHeader ? layoutOfRows.rect(ofHeader: place.section) : layoutOfRows.rect(ofFooter: place.section)
    guard style == .plain else { return frame }
    let section = layoutOfRows.rect(ofSection: place.section)
    if place.isHeader {
      let last = layoutOfRows.rect(ofFooter: place.section).minY - frame.height
      frame.origin.y = max(frame.minY, min(bounds.minY + adjustedContentInset.top, last))
    } else {
      let first = section.minY + layoutOfRows.rect(ofHeader: place.section).height
      frame.origin.y = min(
        frame.minY, max(bounds.maxY - adjustedContentInset.bottom - frame.height, first))
    }
    return frame
  }

  private func sectionView(at place: SectionPlace) -> UIView? {
    if let view = sectionViews[place] { return view }
    guard let view = UIView.withoutAnimationReturning({ makeSectionView(at: place) }) else { return nil }
    sectionViews[place] = view
    return view
  }

  private func makeSectionView(at place: SectionPlace) -> UIView? {
    guard let view = askDelegateForView(at: place) ?? titleView(at: place) else { return nil }
    view.frame = frame(of: place)
    if place.isHeader {
      tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: place.section)
    } else {
      tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: place.section)
    }
    if let top = topmostContent { insertSubview(view, aboveSubview: top) } else { addSubview(view) }
    return view
  }

  /// The front one of cells, headers and footers: scroll indicators stay in front of all of them.
  private var topmostContent: UIView? {
    let shown = Set(cells.values.map(ObjectIdentifier.init) + sectionViews.values.map(ObjectIdentifier.init))
    return subviews.last { shown.contains(ObjectIdentifier($0)) }
  }

  private func titleView(at place: SectionPlace) -> UIView? {
    guard let title = title(at: place) else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    view.adopt(SectionTitleLook(style: style, place: place, isFirst: place.section == 0 && tableHeaderView == nil))
    return view
  }

  func putAwaySectionView(at place: SectionPlace) {
    guard let view = sectionViews.removeValue(forKey: place) else { return }
    if view.superview === self { view.removeFromSuperview() }
    if let view = view as? UITableViewHeaderFooterView { reuse.put(view) }
  }
}
