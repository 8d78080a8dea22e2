// CALayer+Contents: images, and pictures that a layer draws of itself.

import Essentials
import Foundation
import Geometry

/// How an image of another size than the bounds is placed.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
}

extension CALayer {
  var image: CGImage? {
    if case .image(let image) = values.contents { image } else { nil }
  }

  func setContents(_ contents: Any?) {
    switch contents {
    case nil: change(\.contents, to: nil, key: "contents")
    case let image as CGImage: change(\.contents, to: .image(image), key: "contents")
    case let other?:
      Log.note("\(label) cannot show \(type(of: other)) as its contents; expected CGImage. It shows what it showed.")
    }
  }

  func setContentsGravity(_ gravity: CALayerContentsGravity) {
    guard let known = Frame.ContentsGravity(rawValue: gravity.rawValue) else {
      return Log.note(
        "\(label): there is no contentsGravity \"\(gravity.rawValue)\"; it keeps \"\(contentsGravity.rawValue)\".")
    }
    change(\.contentsGravity, to: known, key: "contentsGravity")
  }

  /// What the layer has drawn of itself, in its points; nil where it shows nothing or an image.
  package var picture: Picture? {
    get { if case .picture(let picture) = values.contents { picture } else { nil } }
    set {
      values.contents = newValue.map { .picture($0) }
      noteChange()
    }
  }

  /// Another layer's frozen picture that this one shows, stretched into its bounds.
  package var capturedNode: Frame.Node? {
    get { if case .capture(let node) = values.contents { node } else { nil } }
    set {
      values.contents = newValue.map { .capture($0) }
      noteChange()
    }
  }

  /// Draws the layer into a new picture, which becomes its contents. A layer without size or drawing shows none.
  package func record() {
    delegate?.layerWillDraw(self)
    var recorded = Picture()
    if !values.bounds.isEmpty {
      let context = CGContext(clip: values.bounds)
      draw(in: context)
      recorded = context.picture
    }
    if recorded != picture ?? Picture() { picture = recorded.isEmpty ? nil : recorded }
  }

  /// Whether the contents are stale.
  public func needsDisplay() -> Bool { isDisplayNeeded }

  /// Makes stale contents anew.
  public func displayIfNeeded() {
    guard isDisplayNeeded else { return }
    isDisplayNeeded = false
    display()
  }

  /// Makes stale contents anew in the whole subtree.
  func displaySubtree() {
    guard cachedNode == nil else { return }
    displayIfNeeded()
    for layer in children { layer.displaySubtree() }
  }
}
