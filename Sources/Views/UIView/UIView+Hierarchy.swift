// UIView+Hierarchy: how views enter and leave one another, and who is told of it when.
//
// Told around one change, in this order: the owner and the view of the new superview, owners and views of the new
// window (outermost first), the old superview; then the change; then windows, the view, the new superview.

import Essentials
import Foundation
import Layers

extension UIView {
  /// Whether this view is `view` or lies anywhere inside it.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// The nearest view inside this one, or this one, with the tag; nil where there is none.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard sibling !== view, let place = subviews.firstIndex(of: sibling) else {
      return insert(view, at: subviews.count)
    }
    let isBefore = subviews.firstIndex(of: view).map { $0 < place } ?? false
    insert(view, at: place + offset - (isBefore ? 1 : 0))
  }

  /// Puts `view` at a place among the subviews as they are without it; a place out of range is the nearest one.
  func insert(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else {
      return fault("Can't add self as subview: \(type(of: view)) contains, or is, the view that it is added to.")
    }
    if view.superview === self {
      subviews.removeAll { $0 === view }
      place(view, at: index)
      return markNeedsLayout()
    }
    let (oldSuperview, oldWindow, newWindow) = (view.superview, view.window, window)
    view.owner?.ownedViewWillMove(toSuperview: self)
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.tellWillMove(toWindow: newWindow, from: oldWindow) }
    guard view.superview === oldSuperview, !isDescendant(of: view) else { return }
    if let oldSuperview { oldSuperview.lose(view) }
    view.superview = self
    place(view, at: index)
    view.layoutDidEnterSuperview()
    view.hierarchyDidChange(isInOtherWindow: oldWindow !== newWindow)
    if oldWindow !== newWindow { view.tellDidMove(toWindow: newWindow) }
    view.didMoveToSuperview()
    didAddSubview(view)
    markNeedsLayout()
  }

  func leaveSuperview() {
    guard let superview else { return }
    let oldWindow = window
    owner?.ownedViewWillMove(toSuperview: nil)
    willMove(toSuperview: nil)
    if let oldWindow { tellWillMove(toWindow: nil, from: oldWindow) }
    guard self.superview === superview else { return }
    superview.lose(self)
    layer.removeFromSuperlayer()
    self.superview = nil
    hierarchyDidChange(isInOtherWindow: oldWindow != nil)
    if oldWindow != nil { tellDidMove(toWindow: nil) }
    didMoveToSuperview()
    superview.markNeedsLayout()
  }

  func exchange(_ first: Int, _ second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second), first != second else { return }
    let (low, high) = (subviews[min(first, second)], subviews[max(first, second)])
    insert(high, at: min(first, second))
    insert(low, at: max(first, second))
  }

  private func lose(_ view: UIView) {
    willRemoveSubview(view)
    view.layoutWillLeaveSuperview()
    subviews.removeAll { $0 === view }
  }

  /// Puts the layer where the view is among its siblings; a view that is last lies above all layers added by hand.
  private func place(_ view: UIView, at index: Int) {
    let index = min(max(index, 0), subviews.count)
    subviews.insert(view, at: index)
    if index + 1 < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[index + 1].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }
}

// MARK: Telling

extension UIView {
  /// Tells this view and all inside it, and their owners, of the window to come.
  func tellWillMove(toWindow newWindow: UIWindow?, from oldWindow: UIWindow?) {
    if let oldWindow { oldWindow.willLose(self) }
    tellWillMove(toWindow: newWindow)
  }

  private func tellWillMove(toWindow newWindow: UIWindow?) {
    owner?.ownedViewWillMove(toWindow: newWindow)
    willMove(toWindow: newWindow)
    for view in subviews { view.tellWillMove(toWindow: newWindow) }
  }

  func tellDidMove(toWindow newWindow: UIWindow?) {
    if newWindow != nil { adaptToWindow() }
    owner?.ownedViewDidMove(toWindow: newWindow)
    didMoveToWindow()
    for view in subviews { view.tellDidMove(toWindow: newWindow) }
  }

  /// What depends on the views around this one has to be found anew.
  private func hierarchyDidChange(isInOtherWindow: Bool) {
    // Outside a window nothing is covered, so in a new one even views deep inside may find that something covers them.
    updateSafeArea(throughout: isInOtherWindow)
    inheritedAppearanceChanged()
  }
}
