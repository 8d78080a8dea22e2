// PinnedStage: stages whose pictures are the same on every machine, and controllers made of one view.

import Foundation
import GPUTesting
import Renderer
import Stage
import UIKit

extension Stage {
  /// A stage whose texts are set in DejaVu Sans, regular and bold, and nothing else. A device must draw each of its
  /// pictures alike.
  static func pinned(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) throws -> Stage {
    let stage = try Stage(
      size: CGSize(width: width, height: height), scale: scale, fontFiles: Stage.pinnedFontFiles)
    let witness = try DeviceWitness(fontFiles: Stage.pinnedFontFiles)
    stage.onPicture = { witness?.expect($0, toLookLike: $1) }
    return stage
  }

  /// Shows `view` as large as the window and nothing else.
  func show(_ view: UIView) {
    let controller = UIViewController()
    controller.view = view
    show(controller)
  }
}

extension UIView {
  /// A view of one colour that holds `subviews`, back to front.
  convenience init(_ frame: CGRect, _ color: UIColor?, _ subviews: [UIView] = []) {
    self.init(frame: frame)
    backgroundColor = color
    for subview in subviews { addSubview(subview) }
  }
}

extension UIColor {
  /// The opaque colour of three bytes.
  convenience init(_ color: Bitmap.Pixel) {
    self.init(
      red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255, blue: CGFloat(color.blue) / 255, alpha: 1)
  }
}

extension Bitmap {
  /// The picture seen in a mirror that stands beside it.
  var mirrored: Bitmap {
    var result = self
    for y in 0..<height {
      for x in 0..<width { result[x, y] = self[width - 1 - x, y] }
    }
    return result
  }
}
