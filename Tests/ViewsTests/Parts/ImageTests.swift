// ImageTests: files by name and scale, stencils, cap insets, and what an image view draws.

import Essentials
import Foundation
import Geometry
import Layers
import OneAtATime
import Testing

@testable import Views

/// A host to which each file is an image as many pixels wide as it has bytes, and 10 high.
@MainActor
private final class ImageHost: Layers.Host {
  var environment: Environment
  var pasteboard: String?
  private let plain = PlainHost()

  init(scale: CGFloat) { environment = Environment(scale: scale) }

  func width(of text: String, font: FontSpec) -> CGFloat { plain.width(of: text, font: font) }
  func letterSpans(in text: String, font: FontSpec, isRightToLeft: Bool) -> [LetterSpan] {
    plain.letterSpans(in: text, font: font, isRightToLeft: isRightToLeft)
  }
  func metrics(of font: FontSpec) -> FontMetrics { plain.metrics(of: font) }
  func image(from data: Data) -> CGImage? {
    data.isEmpty ? nil : CGImage(width: data.count, height: 10, content: .encoded(data))
  }
  func rasterize(_ picture: Picture, size: CGSize, scale: CGFloat) -> CGImage? {
    CGImage(width: Int(size.width * scale), height: Int(size.height * scale), content: .pixels([]))
  }
  func pngData(of image: CGImage) -> Data? { Data("\(image.width)×\(image.height)".utf8) }
  func setCursor(_ cursor: Cursor) { plain.setCursor(cursor) }
  func setTextInputRect(_ rect: CGRect?) { plain.setTextInputRect(rect) }
}

@MainActor @Suite("Images", .oneAtATime) struct ImageTests {
  private let pixels = CGImage(width: 20, height: 10, content: .pixels([]))

  private func useHost(scale: CGFloat) {
    let turn = Turn(clock: SteppedClock())
    turn.makeCurrent()
    turn.host = ImageHost(scale: scale)
  }

  /// A folder with the files, each as many bytes long as its number says.
  private func bundle(_ files: [String: Int]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, count) in files { try Data(count: count).write(to: folder.appendingPathComponent(name)) }
    return try #require(Bundle(path: folder.path))
  }

  nonisolated static let choices: [(scale: CGFloat, width: CGFloat, fileScale: CGFloat)] = [
    (1, 10, 1), (1.5, 10, 2), (2, 10, 2), (3, 10, 3),
  ]

  @Test("A name finds the file for the screen's scale in a registered bundle", arguments: choices)
  func named(scale: CGFloat, width: CGFloat, fileScale: CGFloat) throws {
    useHost(scale: scale)
    let bundle = try bundle(["star.png": 10, "star@2x.png": 20, "star@3x.png": 30])
    UIImage.register(bundle)
    let image = try #require(UIImage(named: "star"))
    #expect(image.size.width == width && image.scale == fileScale)
    #expect(UIImage(named: "star.png")?.cgImage === image.cgImage)
  }

  @Test("Without the wanted file the next larger one is taken, then the next smaller")
  func nearest() throws {
    useHost(scale: 1)
    let bundle = try bundle(["large@3x.png": 30, "photo.jpg": 7])
    #expect(UIImage(named: "large", in: bundle, compatibleWith: nil)?.scale == 3)
    #expect(UIImage(named: "photo", in: bundle, compatibleWith: nil)?.size.width == 7)
    #expect(ImageFile.candidates(name: "a.jpeg", scale: 2).map(\.name) == ["a@2x.jpeg", "a@3x.jpeg", "a.jpeg"])
    #expect(ImageFile.candidates(name: "v1.2", scale: 3).map(\.name).first == "v1.2@3x.png")
  }

  @Test("A name without a file is nil, and the log says where it was looked for")
  func missing() throws {
    useHost(scale: 1)
    let bundle = try bundle([:])
    let (image, messages) = Log.observing { UIImage(named: "moon", in: bundle, compatibleWith: nil) }
    #expect(image == nil)
    let message = try #require(messages.first)
    #expect(message.contains("\"moon\"") && message.contains(bundle.resourceURL?.path ?? "?"))
  }

  @Test("A stencil is drawn in one colour, a picture's commands are dyed")
  func tint() {
    _ = World()
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(UIImage(cgImage: pixels).commands(in: rect, tint: nil) == [.image(pixels, in: rect)])
    #expect(
      UIImage(cgImage: pixels).withTintColor(.red).commands(in: rect, tint: nil)
        == [.stencil(pixels, in: rect, UIColor.red.cgColor)])
    let path = CGPath(rect: rect)
    let picture = UIImage(
      picture: Picture(commands: [.fill(path, CGColor(gray: 0, alpha: 0.5), .winding)]), size: rect.size)
    #expect(
      picture.commands(in: rect, tint: UIColor.red.cgColor)
        == [.fill(path, CGColor(red: 1, green: 0, blue: 0, alpha: 0.5), .winding)])
    #expect(
      picture.commands(in: CGRect(x: 5, y: 6, width: 40, height: 10), tint: nil)
        == [
          .save, .concat(CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 5, ty: 6)),
          .fill(path, CGColor(gray: 0, alpha: 0.5), .winding), .restore,
        ])
  }

  @Test("Cap insets keep their size while the middle is stretched")
  func stretched() {
    let slicing = ImageSlicing(
      size: CGSize(width: 20, height: 10), insets: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5), mode: .stretch)
    let pieces = slicing.pieces(in: CGRect(x: 0, y: 0, width: 40, height: 10))
    #expect(pieces.map(\.clip.minX) == [0, 5, 35] && pieces.map(\.clip.width) == [5, 30, 5])
    // The middle 10 points are stretched by 3: the whole image is 60 wide, moved so that its middle begins at 5.
    #expect(pieces.map(\.target.minX) == [0, -10, 20] && pieces.map(\.target.width) == [20, 60, 20])
  }

  @Test("Cap insets keep their size while the middle is repeated")
  func tiled() {
    let slicing = ImageSlicing(
      size: CGSize(width: 20, height: 10), insets: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5), mode: .tile)
    let pieces = slicing.pieces(in: CGRect(x: 0, y: 0, width: 35, height: 10))
    #expect(pieces.map(\.clip.minX) == [0, 5, 15, 25, 30] && pieces.map(\.clip.width) == [5, 10, 10, 5, 5])
    #expect(pieces.map(\.target.minX) == [0, 0, 10, 20, 15])
  }

  nonisolated static let placements: [(mode: UIView.ContentMode, rect: CGRect)] = [
    (.scaleToFill, CGRect(x: 0, y: 0, width: 40, height: 40)),
    (.scaleAspectFit, CGRect(x: 0, y: 10, width: 40, height: 20)),
    (.scaleAspectFill, CGRect(x: -20, y: 0, width: 80, height: 40)),
    (.center, CGRect(x: 10, y: 15, width: 20, height: 10)),
    (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 10)), (.bottomRight, CGRect(x: 20, y: 30, width: 20, height: 10)),
    (.top, CGRect(x: 10, y: 0, width: 20, height: 10)), (.right, CGRect(x: 20, y: 15, width: 20, height: 10)),
  ]

  @Test("An image view places its image as its content mode says", arguments: placements)
  func placement(mode: UIView.ContentMode, rect: CGRect) {
    _ = World()
    let view = UIImageView(image: UIImage(cgImage: pixels))
    #expect(view.frame.size == CGSize(width: 20, height: 10) && view.intrinsicContentSize == view.frame.size)
    view.contentMode = mode
    view.frame.size = CGSize(width: 40, height: 40)
    view.layer.displayIfNeeded()
    let image = Picture.Command.image(pixels, in: rect)
    let isCut = !view.bounds.contains(rect)
    #expect(
      view.layer.picture?.commands
        == (isCut ? [.save, .clip(CGPath(rect: view.bounds), .winding), image, .restore] : [image]))
  }

  @Test("A template takes the view's tint; the highlighted image shows while highlighted")
  func imageView() {
    _ = World()
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    let view = UIImageView(image: UIImage(cgImage: pixels).withRenderingMode(.alwaysTemplate))
    view.tintColor = .green
    view.layer.displayIfNeeded()
    #expect(view.layer.picture?.commands == [.stencil(pixels, in: rect, UIColor.green.cgColor)])
    view.tintColor = .red
    view.layer.displayIfNeeded()
    #expect(view.layer.picture?.commands == [.stencil(pixels, in: rect, UIColor.red.cgColor)])
    let other = CGImage(width: 20, height: 10, content: .pixels([]))
    view.highlightedImage = UIImage(cgImage: other)
    view.isHighlighted = true
    view.layer.displayIfNeeded()
    #expect(view.layer.picture?.commands == [.image(other, in: rect)])
  }

  @Test("Drawing code becomes an image whose pixels are made when they are asked for")
  func renderer() throws {
    useHost(scale: 2)
    let image = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 5, width: 8, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 5, y: 5, width: 4, height: 4))
    }
    #expect(image.size == CGSize(width: 8, height: 4))
    #expect(image.cgImage?.width == 16)
    #expect(image.pngData() == Data("16×8".utf8))
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(
      image.commands(in: CGRect(x: 0, y: 0, width: 8, height: 4), tint: nil) == [
        .concat(CGAffineTransform(translationX: -5, y: -5)),
        .fill(CGPath(rect: CGRect(x: 5, y: 5, width: 4, height: 4)), UIColor.red.cgColor, .winding),
      ])
  }

  @Test("Image contexts nest, and end")
  func imageContexts() {
    useHost(scale: 2)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 0)
    UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
    UIGraphicsBeginImageContext(CGSize(width: 3, height: 3))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 3, height: 3))
    UIGraphicsEndImageContext()
    let outer = UIGraphicsGetImageFromCurrentImageContext()
    #expect(outer?.size == CGSize(width: 10, height: 10) && outer?.scale == 2)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test("Signs by name are stencils, as large as they are drawn")
  func signs() {
    _ = World()
    #expect(UIImage(systemName: "chevron.left")?.size == CGSize(width: 13, height: 21))
    #expect(UIImage(systemName: "plus")?.renderingMode == .alwaysTemplate)
    #expect(UIImage(systemName: "no.such.sign") == nil)
    for glyph in [Glyphs.backChevron, Glyphs.disclosure, Glyphs.checkmark, Glyphs.add, Glyphs.detail, Glyphs.close] {
      let box = CGRect(origin: .zero, size: glyph.size)
      #expect(box.contains(glyph.path.boundingBoxOfPath))
    }
  }
}

@MainActor @Suite("Bézier paths", .oneAtATime) struct BezierPathTests {
  /// What drawing code records.
  private func recorded(_ draw: () -> Void) -> [Picture.Command] {
    let context = CGContext(clip: CGRect(x: 0, y: 0, width: 100, height: 100))
    UIGraphicsPushContext(context)
    draw()
    UIGraphicsPopContext()
    return context.picture.commands
  }

  @Test("A path fills and strokes with the current colours, and leaves the context's line as it was")
  func drawing() {
    _ = World()
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    path.lineWidth = 5
    path.lineCapStyle = .round
    path.usesEvenOddFillRule = true
    let commands = recorded {
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      path.fill()
      path.stroke()
      UIGraphicsGetCurrentContext()?.stroke(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let unit = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(
      commands == [
        .fill(path.cgPath, UIColor.red.cgColor, .evenOdd), .save,
        .stroke(path.cgPath, UIColor.blue.cgColor, lineWidth: 5, roundEnds: true), .restore,
        .stroke(unit, UIColor.blue.cgColor, lineWidth: 1, roundEnds: false),
      ])
  }

  @Test("An arc that turns clockwise on screen runs down from the right")
  func arc() {
    _ = World()
    let quarter = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 10), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(quarter.currentPoint.x - 10) < 1e-9 && abs(quarter.currentPoint.y - 20) < 1e-9)
    #expect(abs(quarter.bounds.minX - 10) < 1e-9 && abs(quarter.bounds.width - 10) < 1e-9)
    let rest = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 10), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(rest.bounds.width > 19.9)
  }

  @Test("Only the corners that are named are round")
  func corners() {
    _ = World()
    let box = CGRect(x: 0, y: 0, width: 40, height: 20)
    let path = UIBezierPath(roundedRect: box, byRoundingCorners: .topLeft, cornerRadii: CGSize(width: 8, height: 8))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(
      path.contains(CGPoint(x: 39, y: 1)) && path.contains(CGPoint(x: 1, y: 19)) && path.contains(CGPoint(x: 39, y: 19))
    )
    let all = UIBezierPath(roundedRect: box, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 8, height: 8))
    for corner in box.insetBy(dx: 1, dy: 1).corners { #expect(!all.contains(corner)) }
    #expect(all.contains(CGPoint(x: 20, y: 10)) && all.bounds == box)
  }
}
