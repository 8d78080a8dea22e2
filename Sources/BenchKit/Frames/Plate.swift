// Plate: the translucent part of the measured pictures.

import Foundation
import UIKit

/// A translucent plate with a text, over whatever moves under it.
final class Plate: UIView {
  private let label = UILabel(frame: .zero)

  init(in view: UIView) {
    let bounds = view.bounds
    super.init(frame: CGRect(x: bounds.width / 2 - 120, y: bounds.height * 0.7, width: 240, height: 56))
    backgroundColor = UIColor(white: 0, alpha: 0.5)
    isUserInteractionEnabled = false
    layer.zPosition = 1
    label.frame = self.bounds
    (label.text, label.textColor, label.textAlignment) = ("Translucent", .white, .center)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
