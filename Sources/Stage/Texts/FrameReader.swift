// FrameReader: walks a frame in drawing order and finds the texts in it that nothing hides.

import Foundation
import Geometry
import Layers

/// Collects what a frame shows, from back to front.
struct FrameReader {
  /// One layer's part of the window, in drawing order.
  private enum Item {
    case text(VisibleText)
    case cover(CGRect)
  }

  /// Where a layer's own points lie in the window, and what of them can be seen.
  private struct Place {
    var toWindow: CATransform3D
    /// What the layer around does to its sublayers.
    var space = Frame.Node.ChildSpace()
    var clip: CGRect
    var opacity: CGFloat
  }

  private var items: [Item] = []

  /// The texts of `frame` that can be read, back to front.
  static func texts(in frame: Frame) -> [VisibleText] {
    var reader = FrameReader()
    let window = CGRect(origin: .zero, size: frame.size)
    for node in frame.nodes { reader.read(node, in: Place(toWindow: .identity, clip: window, opacity: 1)) }
    return reader.readableTexts()
  }

  private func readableTexts() -> [VisibleText] {
    items.indices.compactMap { index in
      guard case .text(let text) = items[index] else { return nil }
      let isCovered = items[(index + 1)...].contains { item in
        if case .cover(let rect) = item { return rect.contains(text.frame) }
        return false
      }
      return isCovered ? nil : text
    }
  }

  private mutating func read(_ node: Frame.Node, in place: Place) {
    let opacity = place.opacity * node.opacity
    // An alpha below half a step of eight bits leaves no pixel changed.
    guard !node.isHidden, opacity > 0.5 / 255 else { return }
    let own = CATransform3DConcat(node.transform(in: place.space), place.toWindow)
    if !node.isDoubleSided && own.showsBack(of: node.bounds) { return }
    let bounds = own.rect(node.bounds)
    var inside = Place(toWindow: own, clip: place.clip, opacity: opacity)
    if node.masksToBounds { inside.clip = place.clip.intersection(bounds) }

    if let color = node.backgroundColor, color.alpha == 1, opacity == 1, node.cornerRadius == 0, own.keepsRectangles {
      items.append(.cover(bounds.intersection(place.clip)))
    }
    read(node.contents, of: node, in: inside, clip: place.clip)
    inside.space = node.childSpace
    for child in node.childrenInOrder { read(child, in: inside) }
  }

  private mutating func read(_ contents: Frame.Contents?, of node: Frame.Node, in place: Place, clip: CGRect) {
    switch contents {
    case .picture(let picture):
      let lines = picture.commands.compactMap { command in
        if case .text(let text) = command, text.color.alpha > 0 { text.string } else { nil }
      }
      let shown = place.toWindow.rect(node.bounds).intersection(clip)
      guard !lines.isEmpty, !shown.isNull, shown.width > 0, shown.height > 0 else { return }
      items.append(
        .text(
          VisibleText(
            string: lines.joined(separator: " "), frame: shown, opacity: place.opacity, layer: node.id)))
    case .mix(let before, let after, let progress):
      readStretched(before, over: node, in: place, opacity: 1 - progress)
      readStretched(after, over: node, in: place, opacity: progress)
    case .capture(let captured):
      readStretched(captured, over: node, in: place, opacity: 1)
    case .image, nil:
      break
    }
  }

  /// Reads a picture of another layer that is laid into the bounds of `node`.
  private mutating func readStretched(_ picture: Frame.Node, over node: Frame.Node, in place: Place, opacity: CGFloat) {
    guard picture.bounds.width > 0, picture.bounds.height > 0 else { return }
    var laid = picture
    laid.transform = .identity
    laid.anchorPoint = .zero
    laid.position = .zero
    var inside = place
    inside.opacity *= opacity
    inside.toWindow = CATransform3DConcat(
      CATransform3DConcat(
        CATransform3DMakeScale(
          node.bounds.width / picture.bounds.width, node.bounds.height / picture.bounds.height, 1),
        CATransform3DMakeTranslation(node.bounds.minX, node.bounds.minY, 0)),
      place.toWindow)
    read(laid, in: inside)
  }
}
