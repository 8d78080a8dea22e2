// UIBarButtonItem: a button in a bar, without the view that shows it.

import Foundation
import Geometry
import Views

/// A button in a navigation bar: a title, an image, a system item or a view of one's own.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How the button is drawn.
  public enum Style: Int, Sendable {
    /// In regular weight.
    case plain = 0
    /// As `plain`; older code asks for it.
    case bordered = 1
    /// In semibold: the action that completes the screen's work.
    case done = 2
  }

  /// Whether the title is regular or semibold.
  open var style: Style = .plain {
    didSet { if style != oldValue { changed() } }
  }
  /// The item's width in points; 0 takes what the content needs.
  open var width: CGFloat = 0 {
    didSet { if width != oldValue { changed() } }
  }
  /// A view shown in place of a button.
  open var customView: UIView? {
    didSet { if customView !== oldValue { changed() } }
  }
  /// The colour of title and image; nil takes the bar's tint.
  open var tintColor: UIColor? {
    didSet { changed() }
  }
  /// Who gets the action; nil sends it along the responder chain.
  open weak var target: AnyObject?
  /// What is sent when the button is used.
  open var action: Selector?
  /// What runs when the button is used, beside target and action.
  open var primaryAction: UIAction?

  /// What a storyboard's segue, or the library's own button, does when the item is used.
  package final var trigger: (@MainActor (UIBarButtonItem) -> Void)?
  /// The glyph that stands for the item; nil where it shows words or a picture.
  private(set) var glyph: BarGlyph?
  /// Which space the item is, if it is one.
  private(set) var space: Space?

  /// An item that only takes room.
  enum Space { case fixed, flexible }

  public override init() { super.init() }

  /// Makes an empty item for a storyboard, which sets it up afterwards.
  public required init?(coder: NSCoder) { super.init() }

  /// Makes an item that shows a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style, self.target, self.action) = (title, style, target as AnyObject?, action)
  }

  /// Makes an item that shows an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.image, self.style, self.target, self.action) = (image, style, target as AnyObject?, action)
  }

  /// Makes an item with the word or sign that the system uses for it.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    (self.target, self.action) = (target as AnyObject?, action)
    become(systemItem, animated: false)
  }

  /// Makes an item with the word or sign that the system uses for it, and a closure that runs when it is used.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
  }

  /// Makes an item that shows a title, and a closure that runs when it is used.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
    self.init()
    (self.title, self.image, self.primaryAction) = (title ?? primaryAction?.title, image, primaryAction)
  }

  /// Makes an item that shows `customView`.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Takes the word, sign and weight of a system item.
  func become(_ systemItem: SystemItem, animated: Bool) {
    let observer = onChange
    onChange = nil
    title = systemItem.word
    glyph = systemItem.glyph
    space = systemItem.space
    style = systemItem.style
    onChange = observer
    changed(animated: animated)
  }

  /// Does what the user asks by using the button `view`. Without a target the action goes along the responder chain,
  /// from the first responder, else from the button.
  func fire(from view: UIView? = nil) {
    guard isEnabled else { return }
    trigger?(self)
    primaryAction?.run(from: self)
    guard let action else { return }
    if !UIApplication.shared.sendAction(action, to: target, from: self, for: nil), target == nil,
      let found = view?.target(forAction: action, withSender: self)
    {
      UIApplication.shared.sendAction(action, to: found, from: self, for: nil)
    }
  }
}
