// UINavigationItem: what a navigation bar shows for one screen.

import Foundation
import Geometry
import Views

/// A screen's title and buttons, without the views that show them. An item belongs to one bar.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// How much of the previous screen's title the back button shows.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title where there is room, else "Back", else the chevron alone.
    case `default` = 0
    /// "Back" where there is room, else the chevron alone.
    case generic = 1
    /// The chevron alone.
    case minimal = 2
  }

  /// The text in the middle of the bar; nil leaves it empty.
  open var title: String? {
    didSet { if title != oldValue { changed() } }
  }
  /// A view shown in place of the title while the item is on top.
  open var titleView: UIView? {
    didSet { if titleView !== oldValue { changed() } }
  }
  /// A line above the title, which makes the bar 74 points high.
  open var prompt: String? {
    didSet { if prompt != oldValue { changed() } }
  }
  /// What the *next* screen's back button shows of this one, by title or image; its action is not sent.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { if backBarButtonItem !== oldValue { changed() } }
  }
  /// What the next screen's back button says, where `backBarButtonItem` says nothing.
  open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { changed() } }
  }
  /// How much of this screen's title the next screen's back button shows.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { changed() } }
  }
  /// Whether the back button is hidden while this item is on top.
  open var hidesBackButton: Bool {
    get { storedHidesBackButton }
    set { setHidesBackButton(newValue, animated: false) }
  }
  /// Whether the left items stand beside the back button and do not replace it.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { changed() } }
  }

  /// The items at the leading edge, the outermost first.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { storedLeftItems.isEmpty ? nil : storedLeftItems }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }
  /// The items at the trailing edge, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { storedRightItems.isEmpty ? nil : storedRightItems }
    set { setRightBarButtonItems(newValue, animated: false) }
  }
  /// The first left item; setting it replaces them all.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { storedLeftItems.first }
    set { setLeftBarButton(newValue, animated: false) }
  }
  /// The first right item; setting it replaces them all.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { storedRightItems.first }
    set { setRightBarButton(newValue, animated: false) }
  }

  private var storedHidesBackButton = false
  private var storedLeftItems: [UIBarButtonItem] = []
  private var storedRightItems: [UIBarButtonItem] = []
  /// The bar in which the item is.
  weak var bar: UINavigationBar?

  public override init() { super.init() }

  /// Makes an item with a title.
  public convenience init(title: String) {
    self.init()
    self.title = title
  }

  /// Makes an empty item for a storyboard, which sets it up afterwards.
  public required init?(coder: NSCoder) { super.init() }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    guard storedHidesBackButton != hidesBackButton else { return }
    storedHidesBackButton = hidesBackButton
    changed(animated: animated)
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    storedLeftItems = replacing(storedLeftItems, by: items ?? [])
    changed(animated: animated)
  }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    storedRightItems = replacing(storedRightItems, by: items ?? [])
    changed(animated: animated)
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Listens to the new items and no longer to those that go.
  private func replacing(_ old: [UIBarButtonItem], by new: [UIBarButtonItem]) -> [UIBarButtonItem] {
    for item in old { item.onChange = nil }
    for item in new { item.onChange = { [weak self] animated in self?.changed(animated: animated) } }
    return new
  }

  private func changed(animated: Bool = false) { bar?.itemDidChange(self, animated: animated) }
}

extension UIViewController {
  /// What a navigation bar shows for this screen; made at first use, with the controller's title.
  public var navigationItem: UINavigationItem {
    if let item = storedNavigationItem { return item }
    let item = UINavigationItem()
    item.title = title
    storedNavigationItem = item
    return item
  }

  /// Sets the item that a storyboard made.
  package func setNavigationItem(_ item: UINavigationItem) { storedNavigationItem = item }
}
