// UIButton+Layout: where title and image lie in a button.

import Foundation
import Geometry

/// How an image, left, and a title, right, share a rectangle.
struct ButtonArrangement: Equatable {
  var imageSize, titleSize: CGSize
  var imageInsets, titleInsets: UIEdgeInsets
  var horizontal: UIControl.ContentHorizontalAlignment
  var vertical: UIControl.ContentVerticalAlignment
  /// Whether the image stands right of the title, and leading means right.
  var isMirrored = false

  /// Where the image lies in a button's content rectangle, in points; it is as large as it is, as far as there is room.
  func image(in content: CGRect) -> CGRect {
    let room = content.inset(by: imageInsets)
    let fillsWidth = horizontal == .fill && titleSize == .zero
    let width = fillsWidth ? room.width : min(imageSize.width, room.width)
    let x = start(of: imageSize.width + titleSize.width, in: room) + (isMirrored ? titleSize.width : 0)
    return placed(CGSize(width: width, height: min(imageSize.height, room.height)), x, room)
  }

  /// Where the title lies in a button's content rectangle, in points; it gives way where there is too little room.
  func title(in content: CGRect) -> CGRect {
    let room = content.inset(by: titleInsets)
    let width = max(0, min(titleSize.width, room.width - imageSize.width))
    let x = start(of: imageSize.width + width, in: room) + (isMirrored ? 0 : imageSize.width)
    return placed(CGSize(width: width, height: min(titleSize.height, room.height)), x, room)
  }

  private func start(of width: CGFloat, in room: CGRect) -> CGFloat {
    switch horizontal {
    case .center: room.minX + ((room.width - min(width, room.width)) / 2).rounded(.down)
    case .left, .fill: room.minX
    case .right: room.maxX - min(width, room.width)
    case .leading: isMirrored ? room.maxX - min(width, room.width) : room.minX
    case .trailing: isMirrored ? room.minX : room.maxX - min(width, room.width)
    }
  }

  private func placed(_ size: CGSize, _ x: CGFloat, _ room: CGRect) -> CGRect {
    let (y, height): (CGFloat, CGFloat) =
      switch vertical {
      case .center: (room.minY + ((room.height - size.height) / 2).rounded(.down), size.height)
      case .top: (room.minY, size.height)
      case .bottom: (room.maxY - size.height, size.height)
      case .fill: (room.minY, room.height)
      }
    return CGRect(x: x, y: y, width: size.width, height: height)
  }
}

extension UIButton {
  /// How title and image of the present state share the content rectangle.
  var arrangement: ButtonArrangement {
    ButtonArrangement(
      imageSize: currentImage?.size ?? .zero, titleSize: titleSize, imageInsets: imageEdgeInsets,
      titleInsets: titleEdgeInsets, horizontal: contentHorizontalAlignment, vertical: contentVerticalAlignment,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
