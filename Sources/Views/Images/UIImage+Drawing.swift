// UIImage+Drawing: an image as drawing commands: plain, as a stencil, with edges that keep their size, or in tiles.

import Foundation
import Geometry
import Layers

@MainActor
extension UIImage {
  /// Draws the image at its size into the current context; `point` is its upper left corner.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image into the current context, stretched to fill `rect`.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.append(commands(in: rect, tint: nil))
  }

  /// Fills `rect` of the current context with repetitions of the image from the rectangle's upper left corner.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.append(ImageSlicing.tiles(of: size, in: rect).clipped(to: rect) { self.plain(in: $0, tint: nil) })
  }

  /// The commands that show the image in `rect`; as a stencil of `tint` where one is given, else in its own colours
  /// or those of `withTintColor`.
  package func commands(in rect: CGRect, tint color: CGColor?) -> [Picture.Command] {
    guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return [] }
    let color = color ?? tint?.cgColor
    guard capInsets != .zero, rect.size != size else { return plain(in: rect, tint: color) }
    return ImageSlicing(size: size, insets: capInsets, mode: resizingMode).pieces(in: rect).flatMap { piece in
      [piece.target].clipped(to: piece.clip) { self.plain(in: $0, tint: color) }
    }
  }

  private func plain(in rect: CGRect, tint: CGColor?) -> [Picture.Command] {
    switch content {
    case .pixels(let image):
      return [tint.map { .stencil(image, in: rect, $0) } ?? .image(image, in: rect)]
    case .picture(let picture):
      let place = CGAffineTransform(
        a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY)
      let inner = tint.map { color in picture.commands.map { $0.tinted(color) } } ?? picture.commands
      return place == .identity ? inner : [.save, .concat(place)] + inner + [.restore]
    }
  }
}

extension [CGRect] {
  /// What `draw` makes for each rectangle, seen only inside `clip`.
  fileprivate func clipped(to clip: CGRect, _ draw: (CGRect) -> [Picture.Command]) -> [Picture.Command] {
    [.save, .clip(CGPath(rect: clip), .winding)] + flatMap(draw) + [.restore]
  }
}

extension Picture.Command {
  /// The same step in one colour, as transparent as it was.
  fileprivate func tinted(_ tint: CGColor) -> Picture.Command {
    func dyed(_ color: CGColor) -> CGColor { tint.copy(alpha: tint.alpha * color.alpha) }
    return switch self {
    case .fill(let path, let color, let rule): .fill(path, dyed(color), rule)
    case .stroke(let path, let color, let lineWidth, let roundEnds):
      .stroke(path, dyed(color), lineWidth: lineWidth, roundEnds: roundEnds)
    case .image(let image, let rect): .stencil(image, in: rect, tint)
    case .stencil(let image, let rect, let color): .stencil(image, in: rect, dyed(color))
    case .text(var text):
      {
        text.color = dyed(text.color)
        return .text(text)
      }()
    case .save, .restore, .concat, .clip, .clear: self
    }
  }
}

/// Where the nine parts of an image with cap insets go.
struct ImageSlicing {
  /// The image's size and its insets, in points.
  var size: CGSize
  var insets: UIEdgeInsets
  var mode: UIImage.ResizingMode

  /// A part of the target, and the rectangle into which the whole image is laid so that the right piece shows there.
  struct Piece: Equatable {
    var clip, target: CGRect
  }

  /// The pieces that fill `rect`, row by row.
  func pieces(in rect: CGRect) -> [Piece] {
    let columns = spans(
      length: size.width, before: insets.left, after: insets.right, from: rect.minX, through: rect.width)
    let rows = spans(
      length: size.height, before: insets.top, after: insets.bottom, from: rect.minY, through: rect.height)
    return rows.flatMap { row in
      columns.map { column in
        Piece(
          clip: CGRect(x: column.clip.start, y: row.clip.start, width: column.clip.length, height: row.clip.length),
          target: CGRect(
            x: column.target.start, y: row.target.start, width: column.target.length, height: row.target.length))
      }
    }
  }

  /// The upper left corners' rectangles of tiles that cover `rect`.
  static func tiles(of size: CGSize, in rect: CGRect) -> [CGRect] {
    guard size.width > 0, size.height > 0 else { return [] }
    return stride(from: rect.minY, to: rect.maxY, by: size.height).flatMap { y in
      stride(from: rect.minX, to: rect.maxX, by: size.width).map { x in
        CGRect(origin: CGPoint(x: x, y: y), size: size)
      }
    }
  }

  private typealias Span = (start: CGFloat, length: CGFloat)

  /// One axis: the cap before, the middle once or in repetitions, and the cap after.
  private func spans(
    length: CGFloat, before: CGFloat, after: CGFloat, from start: CGFloat, through room: CGFloat
  ) -> [(clip: Span, target: Span)] {
    // Caps that do not fit side by side share the room in proportion.
    let shrink = min(1, room / max(before + after, 0.001))
    let (head, tail) = (before * shrink, after * shrink)
    let (sourceMiddle, middle) = (length - before - after, room - head - tail)
    var spans: [(clip: Span, target: Span)] = []
    if head > 0 { spans.append(((start, head), (start, length * shrink))) }
    if middle > 0, sourceMiddle > 0 {
      let step = mode == .tile ? sourceMiddle : middle
      let stretch = step / sourceMiddle
      for offset in stride(from: 0, to: middle, by: step) {
        let from = start + head + offset
        spans.append(
          ((from, min(step, middle - offset)), (from - before * stretch, length * stretch)))
      }
    }
    if tail > 0 { spans.append(((start + room - tail, tail), (start + room - length * shrink, length * shrink))) }
    return spans
  }
}
