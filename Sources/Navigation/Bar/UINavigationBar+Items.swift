// UINavigationBar+Items: pushes, pops and changes of a bar's items, and what is seen of them.

import Foundation
import Geometry
import Views

/// What a bar remembers.
@MainActor
final class BarState {
  var items = BarItems([])
  /// The content of the top item, and during a transition that of the former one.
  var content: BarContentView?
  var oldContent: BarContentView?
  var transition: BarTransition?
  var laidOutSize = CGSize.zero

  var contents: [BarContentView] { [oldContent, content].compactMap { $0 } }
}

extension UINavigationBar {
  /// How long a change of buttons fades, in seconds.
  private static let fadeDuration = 0.25

  /// Whether the user sees a back button.
  var showsBackButton: Bool { state.content?.showsBack ?? false }

  func push(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    let timing = animated ? PoseTiming.eased(SlidePose.shownDuration) : nil
    show(BarItems(state.items.all + [item]), operation: .push, timing: timing) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPush: item)
    }
  }

  @discardableResult
  func pop(animated: Bool) -> UINavigationItem? {
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    let timing = animated ? PoseTiming.eased(SlidePose.shownDuration) : nil
    show(BarItems(state.items.all.dropLast()), operation: .pop, timing: timing) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPop: item)
    }
    return item
  }

  /// What the back button does: a managed bar has its controller pop, a standalone one pops its own item (G5, G6).
  func backButtonTapped() {
    guard state.transition == nil else { return }
    if let manager { return manager.backButtonTapped() }
    pop(animated: true)
  }

  /// Makes `items` the bar's, the change moving as `timing` says, or at once where that is nil.
  func show(
    _ items: BarItems, operation: UINavigationController.Operation, timing: PoseTiming?,
    onEnd: @escaping @MainActor () -> Void = {}
  ) {
    state.transition?.finish()
    let heightBefore = sizeThatFits(bounds.size).height
    for item in state.items.seen where item.bar === self { item.bar = nil }
    state.items = items
    for item in items.seen { item.bar = self }
    replaceContent()
    if sizeThatFits(bounds.size).height != heightBefore { heightDidChange() }
    let isMoving = timing != nil && operation != .none && window != nil && UIView.areAnimationsEnabled
    guard isMoving, let timing, let old = state.oldContent, let new = state.content else {
      dropOldContent()
      return onEnd()
    }
    setNeedsLayout()
    layoutIfNeeded()
    for content in [old, new] { content.isUserInteractionEnabled = false }
    let (lower, upper) = operation == .push ? (old, new) : (new, old)
    state.transition = BarTransition(
      lower: lower, upper: upper, isPush: operation == .push, in: self, timing: timing
    ) { [weak self] in
      self?.state.transition = nil
      new.isUserInteractionEnabled = true
      self?.dropOldContent()
      onEnd()
    }
  }

  /// Makes the content for the top item, unless it is shown already with the same item below it.
  private func replaceContent() {
    dropOldContent()
    state.oldContent = state.content
    state.content = nil
    guard let top = topItem else { return }
    let content = BarContentView(item: top, previous: backItem) { [weak self] in self?.backButtonTapped() }
    content.frame = bounds
    state.content = content
    updateTitles()
    addSubview(content)
  }

  private func dropOldContent() {
    state.oldContent?.removeFromSuperview()
    state.oldContent = nil
  }

  private func heightDidChange() {
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
    manager?.barHeightDidChange()
  }

  /// Follows a change of the top item or of the one below it; fades it where asked and the item is on top (G19).
  func itemDidChange(_ item: UINavigationItem, animated: Bool) {
    guard item === topItem || item === backItem, let content = state.content else { return }
    let fades =
      animated && item === topItem && window != nil && UIView.areAnimationsEnabled && state.transition == nil
    let change = {
      content.update()
      content.layoutIfNeeded()
    }
    if fades {
      UIView.transition(
        with: content, duration: Self.fadeDuration, options: [.transitionCrossDissolve, .allowUserInteraction],
        animations: change, completion: nil)
    } else {
      // Of an animation around it a bar knows nothing: titles are there at once.
      UIView.performWithoutAnimation(change)
    }
    if bounds.height > 0, sizeThatFits(bounds.size).height != bounds.height { heightDidChange() }
  }
}
