// Stage+Wishes: what the user of the stage wishes of motion and colour, and in which language and where they live.

import Foundation
import Layers
import Views

extension Stage {
  /// Whether the user wants as little movement as possible; false unless set.
  public var reducesMotion: Bool {
    get { host.environment.reducesMotion }
    set { wish(newValue, for: \.reducesMotion) }
  }

  /// Whether the surroundings are dark; false unless set.
  public var isDark: Bool {
    get { host.environment.isDark }
    set { wish(newValue, for: \.isDark) }
  }

  /// The user's language and region; en_US_POSIX unless set. Screens ask for it when they are made, so set it before.
  public var locale: Locale {
    get { host.environment.locale }
    set { wish(newValue, for: \.locale) }
  }

  /// The user's time zone; Greenwich's unless set. Set it before screens are made, too.
  public var timeZone: TimeZone {
    get { host.environment.timeZone }
    set { wish(newValue, for: \.timeZone) }
  }

  private func wish<Value>(_ value: Value, for wish: WritableKeyPath<Environment, Value>) {
    host.environment[keyPath: wish] = value
    enter()
    UIApplication.shared.environmentDidChange()
    settle()
  }
}
