// UIStoryboard: a storyboard file, and the controllers that are made from it. How it is read is in +Reading.

import Essentials
import Foundation
import Navigation
import Views

/// Makes view controllers from the scenes of an Xcode storyboard.
///
///     UIStoryboard.register(MenuController.self, DetailController.self)
///     let storyboard = try UIStoryboard(contentsOf: url)
///     window.rootViewController = storyboard.instantiateInitialViewController()
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let document: StoryboardDocument
  let log: ProblemLog
  let resolver: ClassResolver
  let images: ImageReader
  private let circularSegues: Set<ObjectIdentifier>

  /// Reads the file `name`.storyboard of a bundle, the program's own unless said. One that is missing or refused is a
  /// fault, after which the storyboard has no scenes (X31).
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let bundle = storyboardBundleOrNil ?? .main
    if let url = Self.url(of: name, in: bundle) {
      do { try self.init(contentsOf: url) } catch {
        fault("\(error)")
        self.init(emptyFile: name)
      }
    } else {
      fault("Could not find a storyboard named '\(name)' in bundle \(bundle.bundlePath)")
      self.init(emptyFile: name)
    }
  }

  /// Reads a file.
  ///
  /// - Parameter classes: Classes that count for this file alone, before those that `register` was given.
  /// - Throws: A `StoryboardError`, which names the file, the line and what was expected.
  public convenience init(contentsOf url: URL, classes: [AnyClass] = []) throws {
    let data: Data
    do { data = try Data(contentsOf: url) } catch {
      throw StoryboardError.unreadable(file: url.path, reason: Self.reason(of: error))
    }
    try self.init(
      data: data, file: url.lastPathComponent, folder: url.deletingLastPathComponent(), classes: classes)
  }

  /// Reads the bytes of a file that messages call `file`, and whose pictures lie in `folder`.
  ///
  /// - Throws: A `StoryboardError`, which names the file, the line and what was expected.
  public init(data: Data, file: String, folder: URL? = nil, classes: [AnyClass] = []) throws {
    var registry = ClassRegistry.shared
    for type in classes { registry.register(type) }
    document = try StoryboardDocument.read(data, file: file)
    log = ProblemLog(file: file)
    resolver = ClassResolver(registry: registry, log: log)
    images = ImageReader(document: document, log: log, folder: folder)
    try DocumentCheck(document: document, log: log, resolver: resolver).run()
    circularSegues = SegueCheck(document: document, log: log).circularSegues()
    super.init()
  }

  /// A storyboard without scenes.
  private init(emptyFile name: String) {
    document = StoryboardDocument(file: "\(name).storyboard", root: Element(name: "document"))
    log = ProblemLog(file: document.file)
    resolver = ClassResolver(registry: .shared, log: log)
    images = ImageReader(document: document, log: log, folder: nil)
    circularSegues = []
    super.init()
  }

  /// Makes classes known, by the names that files use for them, to all storyboards that are opened afterwards.
  public static func register(_ classes: AnyClass...) {
    for type in classes { ClassRegistry.shared.register(type) }
  }

  /// What could not be followed so far, oldest first; each has been logged once.
  public var problems: [StoryboardProblem] { log.problems }

  // MARK: Controllers

  /// A new controller of the scene that shows first; nil where the file has none (X31).
  open func instantiateInitialViewController() -> UIViewController? {
    document.initialScene.flatMap { SceneInstance(storyboard: self, scene: $0).makeController() }
  }

  /// A new controller of the scene with this storyboard identifier. An identifier that the file lacks is a fault
  /// (X31), after which the controller is an empty one.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    makeController(withIdentifier: identifier, creator: nil) ?? UIViewController(nibName: nil, bundle: nil)
  }

  /// A new controller of the scene that shows first, made by `creator`, which may hand values to its initialiser; nil
  /// where the file has none, or where the scene's controller is of another class.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    guard let scene = document.initialScene else { return nil }
    return SceneInstance(storyboard: self, scene: scene).makeController(creator: creator) as? Controller
  }

  /// A new controller of the scene with this storyboard identifier, made by `creator`, which may hand values to its
  /// initialiser. An identifier that the file lacks is a fault, as is a controller of another class.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let made = makeController(withIdentifier: identifier, creator: creator)
    if let made = made as? Controller { return made }
    if let made { fault("\(document.file): '\(identifier)' is a \(type(of: made)); expected a \(Controller.self)") }
    guard let plain = Controller(coder: StoryboardCoder()) else {
      preconditionFailure("\(document.file): '\(identifier)' makes no \(Controller.self)")
    }
    return plain
  }

  private func makeController(
    withIdentifier identifier: String, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    let scene = document.scene(withIdentifier: identifier)
    if let scene { return SceneInstance(storyboard: self, scene: scene).makeController(creator: creator) }
    let known = document.scenes.compactMap { $0.controller?["storyboardIdentifier"] }
    let expected = expectation(insteadOf: identifier, among: known, called: "storyboard identifiers")
    fault(
      "Storyboard (\(document.file)) doesn't contain a view controller with identifier '\(identifier)'; expected "
        + "\(expected)")
    return nil
  }

  /// A new controller of the scene whose controller has this id; nil where there is none.
  func makeController(withID id: String) -> UIViewController? {
    document.scene(ofController: id).flatMap { SceneInstance(storyboard: self, scene: $0).makeController() }
  }

  /// Whether following an embed or relationship segue would never end.
  func isCircular(_ segue: Element) -> Bool { circularSegues.contains(ObjectIdentifier(segue)) }
}

extension UIViewController {
  /// The storyboard that the controller was made from; nil for one that code made.
  public var storyboard: UIStoryboard? { storyboardObject as? UIStoryboard }
}
