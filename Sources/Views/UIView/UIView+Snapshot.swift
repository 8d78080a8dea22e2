// UIView+Snapshot: still pictures of views, as views.

import Foundation
import Geometry
import Layers

extension UIView {
  /// A view that shows what a part of this one shows, and nothing else of it from then on.
  func snapshot(of part: CGRect, afterScreenUpdates: Bool) -> UIView? {
    guard !part.isEmpty, !bounds.isEmpty else { return nil }
    let picture = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    picture.layer.capturedNode = layer.capture(afterUpdates: afterScreenUpdates)
    guard part != bounds else { return picture }
    let window = UIView(frame: CGRect(origin: .zero, size: part.size))
    window.clipsToBounds = true
    picture.center = CGPoint(
      x: bounds.midX - part.minX, y: bounds.midY - part.minY)
    window.addSubview(picture)
    return window
  }
}
