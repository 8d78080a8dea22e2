// UIBarItem: what every item in a bar has.

import Foundation
import Geometry
import Views

/// The common part of items in bars.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The text shown when there is no image.
  open var title: String? {
    didSet { if title != oldValue { changed() } }
  }
  /// The picture shown in place of the title.
  open var image: UIImage? {
    didSet { if image !== oldValue { changed() } }
  }
  /// Whether the item answers to the user.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { changed() } }
  }
  /// A number by which code finds the item.
  open var tag = 0

  /// Told after something visible has changed; a bar that shows the item sets it.
  final var onChange: (@MainActor (_ animated: Bool) -> Void)?

  public override init() { super.init() }

  func changed(animated: Bool = false) { onChange?(animated) }
}
