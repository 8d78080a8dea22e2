// UINavigationBar: the bar above a screen, alone or under a navigation controller. What users override is here.

import Essentials
import Foundation
import Geometry
import Views

/// Shows the top one of a stack of navigation items, with a way back to the one below.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  let state = BarState()
  /// The navigation controller that manages the bar; nil for a standalone bar.
  weak var manager: UINavigationController?
  private weak var storedDelegate: (any UINavigationBarDelegate)?
  private let background = UIView(frame: .zero)
  private let shadow = UIView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    background.isUserInteractionEnabled = false
    shadow.isUserInteractionEnabled = false
    shadow.backgroundColor = .barShadow
    background.addSubview(shadow)
    addSubview(background)
    updateBackground()
  }

  // MARK: Items

  /// Decides over pushes and pops of a standalone bar.
  open weak var delegate: (any UINavigationBarDelegate)? {
    get { storedDelegate }
    set {
      guard manager == nil else {
        return fault("Cannot manually set the delegate on a UINavigationBar managed by a controller.")
      }
      storedDelegate = newValue
      setNeedsLayout()
    }
  }

  /// The items, the topmost last.
  open var items: [UINavigationItem]? {
    get {
      let all = state.items.all
      return all.isEmpty ? nil : all
    }
    set { setItems(newValue, animated: false) }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { state.items.top }

  /// The item to which the back button leads.
  open var backItem: UINavigationItem? { state.items.back }

  /// Puts an item on top, unless the delegate refuses.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard isOwnMaster("pushNavigationItem:animated:") else { return }
    push(item, animated: animated)
  }

  /// Takes the top item off and returns it, unless the delegate refuses; nil where there is none to take.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard isOwnMaster("popNavigationItemAnimated:") else { return nil }
    return pop(animated: animated)
  }

  /// Replaces the items. It looks like a pop if the new top was among the old items, else like a push (G2).
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard isOwnMaster("setItems:animated:") else { return }
    let new = items ?? []
    let isPop = new.last.map { top in state.items.all.contains { $0 === top } } ?? true
    show(BarItems(new), operation: isPop ? .pop : .push, timing: animated ? .eased(SlidePose.shownDuration) : nil)
  }

  private func isOwnMaster(_ method: String) -> Bool {
    guard manager != nil else { return true }
    fault("Cannot call \(method) directly on a UINavigationBar managed by a controller.")
    return false
  }

  // MARK: Look

  /// Whether screens go on under the bar; it is drawn opaque all the same.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { manager?.barHeightDidChange() } }
  }
  /// The colour of the bar; nil takes the theme's.
  open var barTintColor: UIColor? {
    didSet { updateBackground() }
  }
  /// Whether the bar is light, or black with white titles.
  open var barStyle = UIBarStyle.default {
    didSet {
      updateBackground()
      updateTitles()
    }
  }
  /// The font and colour of titles; what is missing is as the bar's style has it.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { updateTitles() }
  }

  /// Where the bar stands, as its delegate says; a managed bar is attached to the top.
  open var barPosition: UIBarPosition { manager == nil ? delegate?.position(for: self) ?? .any : .topAttached }

  private func updateBackground() {
    background.backgroundColor = barTintColor ?? (barStyle == .default ? .barBackground : .black)
  }

  func updateTitles() {
    let color = titleTextAttributes?[.foregroundColor] as? UIColor
    let font = titleTextAttributes?[.font] as? UIFont
    for content in state.contents {
      content.style(
        titleColor: color ?? (barStyle == .default ? .label : .white),
        font: font ?? .systemFont(ofSize: 17, weight: .semibold))
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()  // the line is one pixel high at the new scale
  }

  // MARK: Layout

  /// As wide as the superview, 44 points high, 74 with a prompt.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: superview?.bounds.width ?? size.width, height: height)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

  private var height: CGFloat {
    topItem?.prompt == nil ? BarLayout.height : BarLayout.height + BarLayout.promptHeight
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let above = barPosition == .topAttached ? max(0, frame.minY) : 0
    background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    let pixel = 1 / UIScreen.main.scale
    shadow.frame = CGRect(x: 0, y: background.bounds.height, width: bounds.width, height: pixel)
    for content in state.contents {
      content.frame = bounds
      content.layoutIfNeeded()
    }
    if state.laidOutSize != bounds.size {
      state.laidOutSize = bounds.size
      state.transition?.resize(to: bounds.size)
    }
  }
}
