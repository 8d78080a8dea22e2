// AppearancePhaseTests: the arithmetic behind forwarded appearance.

import OneAtATime
import Testing

@testable import Navigation

@Suite("Appearance phase", .oneAtATime) struct AppearancePhaseTests {
  static let table: [(parent: AppearancePhase, wish: AppearancePhase, expected: AppearancePhase)] = [
    (.appeared, .appeared, .appeared), (.appeared, .appearing, .appearing),
    (.appeared, .disappearing, .disappearing), (.appeared, .disappeared, .disappeared),
    (.appearing, .appeared, .appearing), (.appearing, .appearing, .appearing),
    (.appearing, .disappearing, .disappearing), (.appearing, .disappeared, .disappeared),
    (.disappearing, .appeared, .disappearing), (.disappearing, .appearing, .disappearing),
    (.disappearing, .disappearing, .disappearing), (.disappearing, .disappeared, .disappeared),
    (.disappeared, .appeared, .disappeared), (.disappeared, .appearing, .disappeared),
    (.disappeared, .disappearing, .disappeared), (.disappeared, .disappeared, .disappeared),
  ]

  @Test("B19: a child is never further than its parent", arguments: table)
  func effective(parent: AppearancePhase, wish: AppearancePhase, expected: AppearancePhase) {
    #expect(AppearancePhase.effective(wish: wish, under: parent) == expected)
  }
}
