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
    let name = String(describing: type)
    let module = String(String(reflecting: type).prefix { $0 != "." })
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

  /// Where UIKit's classes live here: a file may name one of them as a custom class.
  private static let ownModules = ["Views", "Navigation", "Tables"]

  /// The module of the running program, which is named after its executable.
  private static let programModule = String(
    (Bundle.main.executableURL?.lastPathComponent ?? "").map { $0.isLetter || $0.isNumber ? $0 : "_" })

  private static func isIdentifier(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy { $0 == UInt8(ascii: "_") || ($0 < 128 && isAlphanumeric($0)) }
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    let character = Character(Unicode.Scalar(byte))
    return character.isLetter || character.isNumber
  }
}
