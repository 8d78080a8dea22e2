// UIApplication+Frames: from windows to frames, and what happens when the host's window or its surroundings change.

import Essentials
import Foundation
import Geometry
import Layers

extension UIApplication {
  /// The windows that are shown, back to front.
  package var visibleWindows: [UIWindow] {
    windows.filter { !$0.isHidden }.enumerated().sorted { one, other in
      let (level, otherLevel) = (one.element.windowLevel, other.element.windowLevel)
      return level == otherLevel ? one.offset < other.offset : level < otherLevel
    }.map(\.element)
  }

  func layOutWindows() {
    for window in visibleWindows {
      window.layOutTree()
      window.updateFocus()
    }
  }

  func commitFrame() {
    let commit = LayerCommit.current
    guard commit.needsFrame else { return }
    let layers = visibleWindows.map(\.layer)
    commit.commit(roots: layers)
    let screen = UIScreen.main
    frame = Frame(size: screen.bounds.size, scale: screen.scale, nodes: layers.map { $0.sample(at: turn.now) })
    onFrame?(frame)
  }

  /// Tells of a new size of the host's window, in points, of its pixels to a point, and of what covers its top.
  package func resize(to size: CGSize, scale: CGFloat? = nil, statusBarHeight: CGFloat? = nil) {
    turn.enqueue(.input) { [unowned self] in
      let (screen, old) = (UIScreen.main, UIScreen.main.traitCollection)
      let oldBounds = screen.bounds
      let followers = windows.filter { $0.frame == oldBounds }
      if size != oldBounds.size {
        for window in followers { window.rootOwner?.ownedViewWillTransition(to: size) }
      }
      screen.bounds.size = size
      screen.scale = scale ?? screen.scale
      screen.statusBarHeight = statusBarHeight ?? screen.statusBarHeight
      for window in followers { window.frame = screen.bounds }
      for window in windows { window.updateSafeArea() }
      if old != screen.traitCollection { traitsChanged(from: old) }
    }
  }

  /// Tells that the host's environment says something else than before: dark or light, or how much may move.
  package func environmentDidChange() {
    turn.enqueue(.input) { [unowned self] in
      let old = UIScreen.main.traitCollection
      UIScreen.main.style = turn.host.environment.isDark ? .dark : .light
      if old != UIScreen.main.traitCollection { traitsChanged(from: old) }
      AccessibilityState.current.update(from: turn.host.environment)
    }
  }

  private func traitsChanged(from old: UITraitCollection) {
    for window in windows { window.surroundingsChanged(from: old) }
  }
}

// MARK: Work that must be done before a picture is taken

extension UIApplication {
  /// Registers what does deferred navigation work at once (S3.3): done before the "after" of a transition is laid out.
  package func onNavigationFlush(_ work: @escaping @MainActor () -> Void) { navigationFlushes.append(work) }

  /// Does deferred navigation work at once.
  package func flushNavigation() {
    for work in navigationFlushes { work() }
  }
}
