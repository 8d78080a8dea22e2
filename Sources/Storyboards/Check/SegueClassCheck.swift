// SegueClassCheck: whether segues have a class that can perform them, before any is performed.

import Essentials
import Foundation
import Navigation

/// Finds the segues whose class is misspelt, and the custom ones that have none.
@MainActor
struct SegueClassCheck {
  let log: ProblemLog
  let resolver: ClassResolver

  /// What is wrong with an element that is a segue; nil for all that is right.
  ///
  /// A class that is like no registered one may be another program's: it is told of like any that is not known (X8),
  /// and its segue is a fault when it is performed.
  func problem(of segue: Element) -> StoryboardProblem? {
    guard segue.name == "segue", segue.parent?.name == "connections" else { return nil }
    let isCustom = segue["kind"] == "custom"
    guard let name = segue["customClass"], !name.isEmpty, name != "UIStoryboardSegue" else {
      guard isCustom else { return nil }
      return refusal(
        segue, "is a custom segue without a class of its own",
        "the name of a subclass of UIStoryboardSegue as its customClass")
    }
    guard let type = resolver.named(by: segue) else {
      let names = resolver.registered(below: UIStoryboardSegue.self).map(ClassRegistry.name)
      return closestName(to: name, among: names).map {
        refusal(
          segue, "names the segue class \(name), which is not known",
          "\($0), the closest of the registered segue classes")
      }
    }
    guard isCustom, !(type is UIStoryboardSegue.Type) else { return nil }
    return refusal(segue, "names the class \(name), which is no UIStoryboardSegue", "a subclass of UIStoryboardSegue")
  }

  private func refusal(_ segue: Element, _ found: String, _ expected: String) -> StoryboardProblem {
    log.problem(segue, found: found, expected: expected, outcome: "The storyboard is refused.")
  }
}
