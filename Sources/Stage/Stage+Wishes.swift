// Stage+Wishes: what the user of the stage wishes of motion and colour.

import Views

extension Stage {
  /// Whether the user wants as little movement as possible; false unless set.
  public var reducesMotion: Bool {
    get { host.environment.reducesMotion }
    set {
      host.environment.reducesMotion = newValue
      tellOfEnvironment()
    }
  }

  /// Whether the surroundings are dark; false unless set.
  public var isDark: Bool {
    get { host.environment.isDark }
    set {
      host.environment.isDark = newValue
      tellOfEnvironment()
    }
  }

  private func tellOfEnvironment() {
    enter()
    UIApplication.shared.environmentDidChange()
    settle()
  }
}
