// UITableView+Reuse: registering and dequeuing.

import Essentials
import Foundation
import Views

extension UITableView {
  /// Where the table stands in a storyboard, for messages: file, line and id; empty for one that code made.
  package var place: String {
    get { reuse.place }
    set { reuse.place = newValue }
  }

  /// Registers a class of cells for an identifier; nil takes the registration back.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass = cellClass as? UITableViewCell.Type else {
      reuse.cellMakers[identifier] = nil
      return
    }
    reuse.cellMakers[identifier] = { cellClass.init(registeredFor: identifier) }
  }

  /// Registers a class of section headers and footers for an identifier; nil takes the registration back.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let viewClass = aClass as? UITableViewHeaderFooterView.Type else {
      reuse.sectionViewMakers[identifier] = nil
      return
    }
    reuse.sectionViewMakers[identifier] = { viewClass.init(registeredFor: identifier) }
  }

  /// Registers a prototype of a file: each call of `make` is a new cell after its pattern.
  package func registerPrototype(identifier: String, make: @escaping @MainActor () -> UITableViewCell?) {
    reuse.cellMakers[identifier] = make
  }

  /// A cell of the pool, else a new one of the registered class or prototype, else nil (E9).
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    UIView.withoutAnimationReturning { reuse.cell(identifier) }
  }

  /// A cell of the pool, else a new one of the registered class or prototype, as wide as the table.
  ///
  /// An identifier without a registration is a fault (E9).
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      let expected = expectation(insteadOf: identifier, among: reuse.cellMakers.keys.sorted(), called: "identifiers")
      let origin = place.isEmpty ? "" : ". \(place) has no such prototype; expected \(expected)"
      fault(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier "
          + "or connect a prototype cell in a storyboard\(origin)")
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    UIView.performWithoutAnimation { cell.frame.size.width = bounds.width }
    return cell
  }

  /// A header or footer of the pool, else a new one of the registered class, else nil.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    UIView.withoutAnimationReturning { reuse.sectionView(identifier) }
  }
}

extension UIView {
  /// Runs `body` with animations off and returns its result.
  static func withoutAnimationReturning<Result>(_ body: () -> Result) -> Result {
    let wereEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    defer { setAnimationsEnabled(wereEnabled) }
    return body()
  }
}
