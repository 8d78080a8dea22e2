// GalleryEntry: what the gallery says of each demo.

import UIKit

/// One row of the gallery.
@MainActor
struct GalleryEntry {
  let name: DemoOptions.Name
  let title: String
  /// What the demo shows, in a line or two.
  let line: String

  /// The picture made by `demo --thumbnails`; nil where it is missing.
  var thumbnail: UIImage? {
    (try? ShippedFile.url(Thumbnail.fileName(of: name), "png", in: Thumbnail.folder))
      .flatMap { UIImage(contentsOfFile: $0.path) }
  }

  static let all = DemoOptions.Name.allCases.map { name in
    switch name {
    case .quiz:
      GalleryEntry(
        name: name, title: "Quiz", line: "A container with a stack of its own. Questions fade into one another.")
    case .quizNavigation:
      GalleryEntry(
        name: name, title: "Quiz, Pushed",
        line: "The same quiz in a navigation controller, unwound to its start.")
    case .books:
      GalleryEntry(
        name: name, title: "Book Editor", line: "Three changes can be undone and redone, each by its name.")
    case .swapNew:
      GalleryEntry(name: name, title: "Swap, a New Child", line: "Two children dissolve, each made when it is needed.")
    case .swapKeep:
      GalleryEntry(name: name, title: "Swap, Both Kept", line: "Two children dissolve, and both stay for good.")
    case .flip:
      GalleryEntry(
        name: name, title: "Flip", line: "A list turns round to its detail, bar and all, and back by an unwind segue.")
    }
  }
}
