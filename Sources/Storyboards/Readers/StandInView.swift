// StandInView: an empty view in the place of one that this product lacks.

import Foundation
import Views

/// A view that shows nothing and wants the size that the file gives it, so that what stands around it stays in place.
@MainActor
final class StandInView: UIView {
  private let wantedSize: CGSize

  init(size: CGSize) {
    wantedSize = size
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    wantedSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize { wantedSize }
}
