// StoryboardDocument: a storyboard file as a tree with an index: what stands where, before any object is made.

import Foundation

/// The content of one storyboard file.
final class StoryboardDocument {
  /// The file's name without folders, for messages.
  let file: String
  let root: Element
  let scenes: [StoryboardScene]
  /// The elements whose id an earlier one has taken already.
  let duplicates: [Element]

  private let elements: [String: Element]
  private let sceneOfElement: [ObjectIdentifier: StoryboardScene]
  private let namedColors: [String: Element]
  private let systemColors: [String: Element]
  private let images: [String: Element]

  /// Indexes the tree under `root`; every id inside the scenes counts, wherever it stands (X4).
  init(file: String, root: Element) {
    (self.file, self.root) = (file, root)
    scenes = root.items(of: "scenes").filter { $0.name == "scene" }.map(StoryboardScene.init)
    var elements: [String: Element] = [:]
    var sceneOfElement: [ObjectIdentifier: StoryboardScene] = [:]
    var duplicates: [Element] = []
    for scene in scenes {
      for element in scene.objects.flatMap(\.tree) {
        sceneOfElement[ObjectIdentifier(element)] = scene
        guard let id = element.id else { continue }
        if elements[id] == nil { elements[id] = element } else { duplicates.append(element) }
      }
    }
    (self.elements, self.sceneOfElement, self.duplicates) = (elements, sceneOfElement, duplicates)
    let resources = root.items(of: "resources")
    namedColors = Self.byName(resources.filter { $0.name == "namedColor" })
    systemColors = Self.byName(resources.filter { $0.name == "systemColor" })
    images = Self.byName(resources.filter { $0.name == "image" })
  }

  private static func byName(_ elements: [Element]) -> [String: Element] {
    Dictionary(
      elements.compactMap { element in element["name"].map { ($0, element) } }, uniquingKeysWith: { first, _ in first })
  }

  /// All elements of all scenes, in the file's order.
  private(set) lazy var allElements = scenes.flatMap(\.objects).flatMap(\.tree)

  /// The element with this id, anywhere in the scenes.
  func element(withID id: String) -> Element? { elements[id] }

  /// The scene whose controller has this id.
  func scene(ofController id: String) -> StoryboardScene? {
    guard let element = elements[id], let scene = scene(of: element), scene.controller === element else { return nil }
    return scene
  }

  /// Whether the id is that of a scene's controller.
  func hasController(withID id: String) -> Bool { scene(ofController: id) != nil }

  /// The scene in which an element stands.
  func scene(of element: Element) -> StoryboardScene? { sceneOfElement[ObjectIdentifier(element)] }

  /// The scene that shows first: the document names its controller; older files mark the controller itself (X6).
  var initialScene: StoryboardScene? {
    if let id = root["initialViewController"] { return scene(ofController: id) }
    return scenes.first { $0.controller?.bool("initialViewController") == true }
  }

  /// The scene whose controller has this storyboard identifier.
  func scene(withIdentifier identifier: String) -> StoryboardScene? {
    scenes.first { $0.controller?["storyboardIdentifier"] == identifier }
  }

  /// Whether the file's views are laid out by constraints where they have any (X17).
  var usesAutoLayout: Bool { root.bool("useAutolayout") == true }

  /// The colour element that the file's resources keep under an asset's name, or under a system colour's (X20).
  func namedColor(_ name: String) -> Element? { namedColors[name]?.child("color") }
  func systemColor(_ name: String) -> Element? { systemColors[name]?.child("color") }

  /// The size in points that the file's resources note for an image.
  func imageSize(_ name: String) -> CGSize? { images[name]?.size }
}
