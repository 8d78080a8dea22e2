// LayerField: very many layers, for what a change of one costs.

import Foundation
import UIKit

/// Small coloured layers side by side.
@MainActor
enum LayerField {
  private static let columns = 125
  private static let step = CGSize(width: 15, height: 13)

  /// Puts `count` layers under `root`, in groups of equal numbers, and answers them.
  static func fill(_ root: CALayer, groups: Int, count: Int) -> [CALayer] {
    (0..<groups).flatMap { group in
      let holder = CALayer()
      holder.frame = root.bounds
      root.addSublayer(holder)
      return (group * count / groups..<(group + 1) * count / groups).map { index in
        let layer = CALayer()
        let (row, column) = index.quotientAndRemainder(dividingBy: columns)
        layer.frame = CGRect(
          x: CGFloat(column) * step.width, y: CGFloat(row) * step.height, width: step.width - 3, height: step.height - 3
        )
        layer.backgroundColor = CGColor(
          red: CGFloat(column) / CGFloat(columns), green: CGFloat(row % 80) / 80, blue: 0.5, alpha: 1)
        holder.addSublayer(layer)
        return layer
      }
    }
  }

  /// Moves a layer at once.
  static func move(_ layer: CALayer, by way: CGFloat) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.position.x += way
    CATransaction.commit()
  }
}
