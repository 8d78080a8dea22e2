// UITableViewHeaderFooterView: the view above or below a section, with a title.

import Foundation
import Geometry
import Views

/// A reusable view above or below a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// Under which name the view is reused; nil for one that is not.
  public let reuseIdentifier: String?
  /// Where to put views of one's own.
  public let contentView = UIView(frame: .zero)
  /// A view behind the content, as large as this one.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  private var titleLabel: UILabel?
  /// How the table draws titles; nil until the table shows this view.
  private var look: SectionTitleLook?

  /// A view that the table makes itself, or that a class of one's own sets up.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public override convenience init(frame: CGRect) { self.init(reuseIdentifier: nil) }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Makes a registered class's view. It leads to `init(reuseIdentifier:)`; a class that inherits no initializers
  /// repeats it.
  public required convenience init(registeredFor identifier: String) { self.init(reuseIdentifier: identifier) }

  /// The title's label.
  open var textLabel: UILabel? {
    if let titleLabel { return titleLabel }
    let label = UILabel(frame: .zero)
    titleLabel = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// Tells the view that it will be used again.
  open func prepareForReuse() {}

  /// Takes the title's font, colours and place of a table's style.
  func adopt(_ look: SectionTitleLook) {
    self.look = look
    textLabel?.font = look.font
    textLabel?.textColor = look.color
    textLabel?.numberOfLines = 0
    if backgroundColor == nil { backgroundColor = look.background }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    contentView.frame = bounds
    guard let titleLabel, let look else { return }
    titleLabel.frame = look.titleFrame(in: bounds.size, of: titleLabel)
  }
}
