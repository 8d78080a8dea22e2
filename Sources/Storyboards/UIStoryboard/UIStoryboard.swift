// UIStoryboard: a storyboard file, and the controllers that are made from it.

import Essentials
import Foundation
import Navigation
import Views

/// Makes view controllers from the scenes of an Xcode storyboard.
@preconcurrency @MainActor
public final class UIStoryboard: NSObject {
  let document: StoryboardDocument
  let log: ProblemLog
  let resolver: ClassResolver

  /// Reads the file of that name in a bundle, the program's own unless said; one that is missing or refused is a fault,
  /// after which the storyboard is empty.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let bundle = storyboardBundleOrNil ?? .main
    (document, log, resolver) = UIStoryboard.read(name, in: bundle) ?? UIStoryboard.empty(name)
    super.init()
  }

  /// Reads a file; throws a `StoryboardError` that names the file, the line and what was expected.
  public init(contentsOf url: URL) throws {
    (document, log, resolver) = try UIStoryboard.read(url)
    super.init()
  }

  /// Makes classes known to all storyboards by the names that files use, so that custom classes are found.
  public static func register(_ classes: AnyClass...) {
    for type in classes { ClassRegistry.shared.register(type) }
  }

  /// What could not be followed so far; each is logged once as well.
  public var problems: [StoryboardProblem] { log.problems }

  // MARK: Controllers

  /// A new controller of the scene that shows first; nil where the file has none (X31).
  public func instantiateInitialViewController() -> UIViewController? {
    document.initialScene.flatMap { SceneInstance(storyboard: self, scene: $0).makeController() }
  }

  /// A new controller of the scene with this storyboard identifier; an identifier that the file lacks is a fault (X31),
  /// after which the controller is an empty one.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let scene = document.scene(withIdentifier: identifier),
      let controller = SceneInstance(storyboard: self, scene: scene).makeController()
    else {
      fault("Storyboard (\(document.file)) doesn't contain a view controller with identifier '\(identifier)'")
      return UIViewController(nibName: nil, bundle: nil)
    }
    return controller
  }

  func hasController(withID id: String) -> Bool { document.scenes.contains { $0.controller?.id == id } }

  func makeController(withID id: String, for segue: Element) -> UIViewController? {
    guard let scene = document.scenes.first(where: { $0.controller?.id == id }) else {
      log.add(
        segue, found: "leads to \"\(id)\", which is no view controller of this file", expected: "a view controller",
        outcome: "Nothing is made.")
      return nil
    }
    return SceneInstance(storyboard: self, scene: scene).makeController()
  }

  // MARK: Reading

  private typealias Parts = (StoryboardDocument, ProblemLog, ClassResolver)

  private static func read(_ url: URL) throws -> Parts {
    let file = url.lastPathComponent
    let data: Data
    do { data = try Data(contentsOf: url) } catch {
      throw StoryboardError.unreadable(file: url.path, reason: "no file that can be read is there")
    }
    let parts = parts(of: try StoryboardDocument.read(data, file: file))
    let problems = ConnectionCheck(document: parts.0, log: parts.1, resolver: parts.2).problems()
    guard problems.isEmpty else { throw StoryboardError.disconnected(problems) }
    return parts
  }

  private static func read(_ name: String, in bundle: Bundle) -> Parts? {
    guard let url = bundle.url(forResource: name, withExtension: "storyboard") else {
      fault("Could not find a storyboard named '\(name)' in bundle \(bundle.bundlePath)")
      return nil
    }
    do { return try read(url) } catch {
      fault("\(error)")
      return nil
    }
  }

  private static func empty(_ name: String) -> Parts {
    parts(of: StoryboardDocument(file: "\(name).storyboard", root: Element(name: "document")))
  }

  private static func parts(of document: StoryboardDocument) -> Parts {
    let log = ProblemLog(file: document.file)
    return (document, log, ClassResolver(registry: .shared, log: log))
  }
}

extension UIViewController {
  /// The storyboard that the controller was made from; nil for one that code made.
  public var storyboard: UIStoryboard? { storyboardObject as? UIStoryboard }
}
