// RenderingHost: the core's surroundings with real fonts and pixels.

import Foundation
import Geometry
import Layers

/// A host that measures with fonts and paints with the renderer. What belongs to a window (clipboard, pointer, input
/// method) it hands on, or keeps where nobody takes it.
@MainActor
package final class RenderingHost: Layers.Host {
  package let fonts: FontLibrary
  package var environment: Environment {
    get {
      var environment = fixedEnvironment
      if let readNow { environment.now = readNow() }
      return environment
    }
    set { fixedEnvironment = newValue }
  }
  private var fixedEnvironment: Environment {
    didSet { if fixedEnvironment.locale != oldValue.locale { fonts.follow(fixedEnvironment.locale) } }
  }
  private let painter: Painter

  /// Tells the date; without it the environment's own stands still.
  package var readNow: (@MainActor () -> Date)?

  /// Reads and writes the clipboard; without them it is this host's own.
  package var readPasteboard: (@MainActor () -> String?)?
  package var writePasteboard: (@MainActor (String?) -> Void)?
  /// Called when another pointer is asked for.
  package var onCursor: (@MainActor (Cursor) -> Void)?
  /// Called when text is typed in another place, or no longer.
  package var onTextInputRect: (@MainActor (CGRect?) -> Void)?

  package private(set) var cursor = Cursor.arrow
  package private(set) var textInputRect: CGRect?
  private var ownPasteboard: String?

  package init(fonts: FontLibrary, environment: Environment = Environment()) {
    (self.fonts, fixedEnvironment) = (fonts, environment)
    painter = Painter(fonts: fonts)
    fonts.follow(environment.locale)
  }

  package func width(of text: String, font: FontSpec) -> CGFloat { fonts.width(of: text, font: font) }

  package func letterSpans(in text: String, font: FontSpec, isRightToLeft: Bool) -> [LetterSpan] {
    fonts.letterSpans(in: text, font: font, isRightToLeft: isRightToLeft)
  }

  package func metrics(of font: FontSpec) -> FontMetrics { fonts.metrics(of: font) }

  package func image(from data: Data) -> CGImage? { Bitmap(decoding: data)?.image }

  package func rasterize(_ picture: Picture, size: CGSize, scale: CGFloat) -> CGImage? {
    let rect = Snap.rect(CGRect(origin: .zero, size: size), origin: PixelPoint(x: 0, y: 0), scale: Double(scale))
    guard !rect.isEmpty else { return nil }
    let painted = painter.paint(
      picture, bounds: CGRect(origin: .zero, size: size), width: rect.width, height: rect.height, part: rect,
      scale: Double(scale))
    return Bitmap(painted.raster).image
  }

  package func pngData(of image: CGImage) -> Data? {
    if case .encoded(let data) = image.content, data.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return data }
    return try? Bitmap(image)?.pngData()
  }

  package var pasteboard: String? {
    get { readPasteboard.map { $0() } ?? ownPasteboard }
    set {
      ownPasteboard = newValue
      writePasteboard?(newValue)
    }
  }

  package func setCursor(_ cursor: Cursor) {
    guard cursor != self.cursor else { return }
    self.cursor = cursor
    onCursor?(cursor)
  }

  package func setTextInputRect(_ rect: CGRect?) {
    guard rect != textInputRect else { return }
    textInputRect = rect
    onTextInputRect?(rect)
  }
}

extension Bitmap {
  /// The pixels of a raster.
  init(_ raster: Raster) {
    let bytes = UnsafeRawBufferPointer(start: raster.surface.base, count: raster.byteCount)
    self.init(width: raster.width, height: raster.height, bytes: [UInt8](bytes))
  }
}
