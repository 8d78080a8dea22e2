// ClassResolver: which class each element of one document gets, worked out once and told once where it is not the
// one that the file names.

import Foundation

/// The class of an element, and whether it is one that the program wrote.
struct ResolvedClass {
  let type: AnyClass
  /// Whether the file names this class and the program has it: only then are its outlets and actions checked (X28).
  let isCustom: Bool
}

/// Resolves `customClass` attributes.
@MainActor
final class ClassResolver {
  private let registry: ClassRegistry
  private let log: ProblemLog
  private var resolved: [ObjectIdentifier: ResolvedClass] = [:]

  init(registry: ClassRegistry, log: ProblemLog) { (self.registry, self.log) = (registry, log) }

  /// The class for an element whose own class, were it not for `customClass`, is `base`.
  func resolve(_ element: Element, base: AnyClass) -> ResolvedClass {
    if let known = resolved[ObjectIdentifier(element)] { return known }
    let result = find(element, base: base)
    resolved[ObjectIdentifier(element)] = result
    return result
  }

  /// Whether the class that an element names could not be had, so that its base stands in.
  func isUnresolved(_ element: Element, base: AnyClass) -> Bool {
    resolve(element, base: base).type == base && element["customClass"] != ClassRegistry.name(of: base)
  }

  /// The class that an element names, of whatever kind, without a word about one that is not known.
  func named(by element: Element) -> AnyClass? {
    element["customClass"].flatMap { registry.find($0, module: element["customModule"]) }
  }

  /// The registered classes of a kind.
  func registered(below base: AnyClass) -> [AnyClass] { registry.registered(below: base) }

  private func find(_ element: Element, base: AnyClass) -> ResolvedClass {
    guard let name = element["customClass"], !name.isEmpty, name != ClassRegistry.name(of: base) else {
      return ResolvedClass(type: base, isCustom: false)
    }
    guard let type = registry.find(name, module: element["customModule"]) else {
      log.add(
        element, found: "names the class \(name), which is not known",
        expected: "a class given to UIStoryboard.register, or one that its full name finds",
        outcome: "\(base) stands in.", headline: "Unknown class \(name) in Interface Builder file.")
      return ResolvedClass(type: base, isCustom: false)
    }
    guard (type as? NSObject.Type)?.isSubclass(of: base) == true else {
      log.add(
        element, found: "names the class \(name), which is no \(base)", expected: "\(base) or a subclass of it",
        outcome: "\(base) stands in.")
      return ResolvedClass(type: base, isCustom: false)
    }
    return ResolvedClass(type: type, isCustom: !ClassRegistry.isOwn(type))
  }
}
