// Scenes: what the tests of the renderer share: fonts pinned to files, layers in few words, and frames as pixels.

import Foundation
import GPUTesting
import Geometry
import Layers
import Testing

@testable import Renderer

/// DejaVu Sans, regular and bold, and nothing else: the same on every machine.
func pinnedFonts() throws -> FontLibrary {
  let folder = "/usr/share/fonts/truetype/dejavu/"
  return try FontLibrary(files: ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"].map { URL(fileURLWithPath: folder + $0) })
}

extension Frame.Node {
  /// A layer by its frame in points.
  init(_ id: UInt64, _ frame: CGRect, _ color: CGColor? = nil, children: [Frame.Node] = []) {
    self.init(id: id)
    bounds = CGRect(origin: .zero, size: frame.size)
    position = CGPoint(x: frame.midX, y: frame.midY)
    backgroundColor = color
    self.children = children
  }

  /// The layer with some of its properties changed.
  func with(_ change: (inout Frame.Node) -> Void) -> Frame.Node {
    var node = self
    change(&node)
    return node
  }
}

extension Frame {
  /// A frame of `width` × `height` points.
  init(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, background: CGColor = .black, _ nodes: [Node]) {
    self.init(size: CGSize(width: width, height: height), scale: scale, background: background, nodes: nodes)
  }

  /// The frame as a renderer draws it that has drawn nothing before. A device must draw it alike: each scene is a test
  /// of both.
  func pixels(sourceLocation: SourceLocation = #_sourceLocation) throws -> Bitmap {
    let bitmap = FrameRenderer(fonts: try pinnedFonts()).render(self)
    if let gpu = OffscreenGPU.shared {
      let drawn = try gpu.picture(of: self, fonts: try pinnedFonts())
      if let unlikeness = drawn.unlikeness(to: bitmap, Bitmap.Likeness(for: self)) {
        Issue.record("a device draws \(unlikeness)", sourceLocation: sourceLocation)
      }
    }
    return bitmap
  }
}

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// The colour of three bytes.
  init(_ red: Int, _ green: Int, _ blue: Int) {
    self.init(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
  }
}

extension Bitmap.Pixel {
  static let pureRed = Self(red: 255, green: 0, blue: 0)
  static let pureGreen = Self(red: 0, green: 255, blue: 0)
  static let pureBlue = Self(red: 0, green: 0, blue: 255)
  static let white = Self(red: 255, green: 255, blue: 255)
  static let black = Self(red: 0, green: 0, blue: 0)

  /// Whether each component is within `tolerance` of three numbers 0…255, and the pixel opaque.
  func isClose(_ red: Double, _ green: Double, _ blue: Double, tolerance: Double = 1) -> Bool {
    abs(Double(self.red) - red) <= tolerance && abs(Double(self.green) - green) <= tolerance
      && abs(Double(self.blue) - blue) <= tolerance && alpha == 255
  }
}

/// A line of text as a layer that is as large as `frame`, its baseline at `baseline`.
func textLayer(
  _ id: UInt64, _ frame: CGRect, _ string: String, size: CGFloat = 16, baseline: CGFloat = 16, x: CGFloat = 0,
  color: CGColor = .black, isRightToLeft: Bool = false, font: FontSpec? = nil
) -> Frame.Node {
  let text = Picture.Text(
    string: string, font: font ?? FontSpec(size: size), color: color, origin: CGPoint(x: x, y: baseline),
    isRightToLeft: isRightToLeft)
  return Frame.Node(id, frame).with { $0.contents = .picture(Picture(commands: [.text(text)])) }
}

/// The path of a rectangle.
func rectangle(_ rect: CGRect) -> CGPath {
  CGPath(elements: [.move(to: rect.corners[0])] + rect.corners.dropFirst().map { .line(to: $0) } + [.close])
}
