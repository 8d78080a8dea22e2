// ClassRegistry: from the class names in a file to classes. Swift on Linux cannot list a program's classes, so they
// are registered; what is not registered is looked up by its full name.

import Foundation

/// Classes by the names that storyboards use.
@MainActor
struct ClassRegistry {
  /// The classes that `UIStoryboard.register` has been given.
  static var shared = ClassRegistry()

  private var classes: [String: AnyClass] = [:]
  /// The modules in which names without a module are sought, best first.
  private var modules: [String] = []

  /// Makes a class known under its own name and under "Module.Name"; of two with one name the later counts.
  mutating func register(_ type: AnyClass) {
    let name = Self.name(of: type)
    let module = String(_typeName(type, qualified: true).prefix { $0 != "." })
    classes[name] = type
    classes["\(module).\(name)"] = type
    if !modules.contains(module) { modules.append(module) }
  }

  /// The class that a file means by `name` in `module`; the module may be left out, and may have another name here.
  func find(_ name: String, module: String?) -> AnyClass? {
    guard Self.isIdentifier(name) else { return nil }
    if let module, let type = classes["\(module).\(name)"] { return type }
    if let type = classes[name] { return type }
    let places = [module].compactMap(\.self) + modules + [Self.programModule] + Self.ownModules
    for place in places where Self.isIdentifier(place) {
      if let type = NSClassFromString("\(place).\(name)") { return type }
    }
    return nil
  }

  /// The registered classes that are `base` or come from it, by their names.
  func registered(below base: AnyClass) -> [AnyClass] {
    classes.filter { !$0.key.contains(".") && ($0.value as? NSObject.Type)?.isSubclass(of: base) == true }
      .sorted { $0.key < $1.key }.map(\.value)
  }

  /// A class's name without its module.
  ///
  /// `String(describing:)` says the same, but its first uses in a process take milliseconds, which count at start.
  static func name(of type: AnyClass) -> String { _typeName(type, qualified: false) }

  /// Whether a class is one of UIKit's, which live in the rooms below.
  static func isOwn(_ type: AnyClass) -> Bool {
    let name = _typeName(type, qualified: true)
    return ownModules.contains { name.hasPrefix("\($0).") }
  }

  /// A file may name one of UIKit's classes as a custom class.
  private static let ownModules = ["Views", "Navigation", "Tables"]

  /// The module of the running program, which is named after its executable.
  private static let programModule = String(
    (Bundle.main.executableURL?.lastPathComponent ?? "").map { $0.isLetter || $0.isNumber ? $0 : "_" })

  private static func isIdentifier(_ name: String) -> Bool {
    !name.isEmpty
      && name.unicodeScalars.allSatisfy { letter in
        letter == "_" || ("0"..."9").contains(letter) || (letter.isASCII && letter.properties.isAlphabetic)
      }
  }
}
