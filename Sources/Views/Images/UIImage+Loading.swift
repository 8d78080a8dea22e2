// UIImage+Loading: pictures from bytes, from files, and by name from the bundles.

import Essentials
import Foundation
import Geometry
import Layers

@MainActor
extension UIImage {
  /// A picture from a file's bytes, one pixel to a point; nil where they are no picture.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// A picture from a file's bytes, `scale` pixels to a point; nil where they are no picture.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let pixels = Turn.current.host.image(from: data) else { return nil }
    self.init(pixels: pixels, scale: scale)
  }

  /// A picture from a file; its scale is read off a name such as `star@2x.png`. Nil where there is no such picture.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: ImageFile.scale(ofPath: path))
  }

  /// A picture by its file's name in the main bundle, or in the first registered bundle that has it.
  ///
  /// `star` means `star.png`; of `star.png`, `star@2x.png` and `star@3x.png` the one nearest to the screen's scale,
  /// from above, is taken. Nil, and a line in the log, where no bundle has the file.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// A picture by its file's name in the given bundle; nil means all that are known. The traits may ask for another
  /// scale than the screen's.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let wanted = traitCollection?.displayScale ?? 0
    let scale = wanted > 0 ? wanted : Turn.current.host.environment.scale
    let store = Turn.current.slot(ImageStore.self) { ImageStore() }
    guard let (pixels, fileScale) = store.image(named: name, in: bundle, scale: scale) else {
      Log.note("Could not load the image \"\(name)\": \(store.places(bundle)) has no such file.")
      return nil
    }
    self.init(pixels: pixels, scale: fileScale)
  }

  /// Adds a bundle in which `UIImage(named:)` looks, after the main one and those added before.
  public static func register(_ bundle: Bundle) {
    Turn.current.slot(ImageStore.self) { ImageStore() }.register(bundle)
  }
}

/// The bundles of one user interface, and the pictures that came from them.
@MainActor
private final class ImageStore {
  private var bundles = [Bundle.main]
  /// By file path. Keeping them makes one name one image, so that it is decoded and painted once.
  private var images: [String: CGImage] = [:]

  func register(_ bundle: Bundle) {
    if !bundles.contains(bundle) { bundles.append(bundle) }
  }

  func image(named name: String, in bundle: Bundle?, scale: CGFloat) -> (image: CGImage, scale: CGFloat)? {
    for bundle in bundle.map({ [$0] }) ?? bundles {
      for file in ImageFile.candidates(name: name, scale: scale) {
        guard let folder = bundle.resourceURL else { continue }
        let path = folder.appendingPathComponent(file.name).path
        if let image = images[path] { return (image, file.scale) }
        guard let data = FileManager.default.contents(atPath: path), let image = Turn.current.host.image(from: data)
        else { continue }
        images[path] = image
        return (image, file.scale)
      }
    }
    return nil
  }

  /// The searched folders, for a message.
  func places(_ bundle: Bundle?) -> String {
    (bundle.map { [$0] } ?? bundles).compactMap { $0.resourceURL?.path }.joined(separator: ", ")
  }
}

/// The files that a picture's name can mean.
struct ImageFile: Hashable {
  var name: String
  var scale: CGFloat

  /// The names to try, best first, for a screen with `scale` pixels to a point.
  static func candidates(name: String, scale: CGFloat) -> [ImageFile] {
    let dot = name.lastIndex(of: ".").flatMap { extensions.contains(name[$0...].dropFirst().lowercased()) ? $0 : nil }
    let stem = dot.map { String(name[..<$0]) } ?? name
    let kinds = dot.map { [String(name[$0...])] } ?? [".png", ".jpg"]
    let wanted = min(max(Int(scale.rounded(.up)), 1), 3)
    // From the wanted scale up, then down: it is better to shrink than to stretch.
    let scales = Array(wanted...3) + (1..<wanted).reversed()
    return scales.flatMap { scale in
      kinds.map { ImageFile(name: stem + (scale == 1 ? "" : "@\(scale)x") + $0, scale: CGFloat(scale)) }
    }
  }

  /// The scale that a file's name tells: 2 for `star@2x.png`, 1 for `star.png`.
  static func scale(ofPath path: String) -> CGFloat {
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }

  private static let extensions = ["png", "jpg", "jpeg"]
}
