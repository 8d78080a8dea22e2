// UIAccessibility: what the user has asked of all programs for the sake of eyes and balance.

import Essentials
import Foundation
import Layers

/// The wishes of the user that programs keep to.
public enum UIAccessibility {
  /// Whether the user wants as little movement as possible. Built-in transitions keep to it by themselves.
  @preconcurrency @MainActor
  public static var isReduceMotionEnabled: Bool { AccessibilityState.current.reducesMotion }

  /// Posted, without an object, when `isReduceMotionEnabled` has changed.
  public static let reduceMotionStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}

/// The wishes as they were last told to the program.
@MainActor
final class AccessibilityState {
  static var current: AccessibilityState {
    Turn.current.slot(AccessibilityState.self) { AccessibilityState(Turn.current.host.environment) }
  }

  private(set) var reducesMotion: Bool

  private init(_ environment: Environment) { reducesMotion = environment.reducesMotion }

  /// Takes over what the environment says now, and tells of what has changed.
  func update(from environment: Environment) {
    guard reducesMotion != environment.reducesMotion else { return }
    reducesMotion = environment.reducesMotion
    NotificationCenter.default.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
  }
}
