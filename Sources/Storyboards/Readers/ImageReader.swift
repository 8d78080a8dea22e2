// ImageReader: pictures by the names that a file uses (X34).

import Foundation
import Layers
import Views

/// The pictures of one storyboard, each looked up once.
@MainActor
final class ImageReader {
  private let document: StoryboardDocument
  private let log: ProblemLog
  private let folder: URL?
  private var images: [String: UIImage?] = [:]

  /// `folder` holds the storyboard's file: pictures may lie beside it, or in the known bundles.
  init(document: StoryboardDocument, log: ProblemLog, folder: URL?) {
    (self.document, self.log, self.folder) = (document, log, folder)
  }

  /// The picture that an attribute of an element names; nil where it names none or none is found.
  func image(_ attribute: String, of element: Element) -> UIImage? {
    guard let name = element[attribute] else { return nil }
    if let known = images[name] { return known }
    let found = beside(name) ?? UIImage(named: name)
    images[name] = .some(found)
    if found == nil {
      log.add(
        element, found: "shows the image \"\(name)\", which is nowhere",
        expected: "a picture of that name beside the storyboard, or in a bundle given to UIImage.register",
        outcome: "Its room is kept where the file knows its size.")
    }
    return found
  }

  /// The same, or an empty picture of the size that the file keeps for a missing one.
  func imageOrRoom(_ attribute: String, of element: Element) -> UIImage? {
    if let image = image(attribute, of: element) { return image }
    return element[attribute].flatMap { document.imageSize($0) }.map { UIImage(picture: Picture(), size: $0) }
  }

  private func beside(_ name: String) -> UIImage? {
    // A name is a name: it leads to no other folder.
    guard let folder, !name.contains("/") else { return nil }
    for file in [name, "\(name).png", "\(name)@2x.png", "\(name).jpg"] {
      let path = folder.appendingPathComponent(file).path
      if FileManager.default.fileExists(atPath: path), let image = UIImage(contentsOfFile: path) { return image }
    }
    return nil
  }
}
