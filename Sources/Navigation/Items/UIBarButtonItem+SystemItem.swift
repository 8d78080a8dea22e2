// UIBarButtonItem+SystemItem: the words and signs of common buttons.

import Foundation
import Views

extension UIBarButtonItem {
  /// Buttons that look the same in every program.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
    case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case close = 24
  }
}

extension UIBarButtonItem.SystemItem {
  /// The word that the item shows; nil where it shows a sign or nothing.
  @MainActor
  var word: String? { text?.localized }

  private var text: SystemText? {
    switch self {
    case .done: .done
    case .cancel: .cancel
    case .edit: .edit
    case .save: .save
    case .undo: .undo
    case .redo: .redo
    case .compose: .compose
    case .reply: .reply
    case .action: .share
    case .organize: .organize
    case .bookmarks: .bookmarks
    case .search: .search
    case .refresh: .refresh
    case .camera: .camera
    case .trash: .delete
    case .play, .pause, .rewind, .fastForward, .add, .stop, .close, .flexibleSpace, .fixedSpace: nil
    }
  }

  /// The drawn sign, where a word would be less clear.
  var glyph: BarGlyph? {
    switch self {
    case .add: .plus
    case .stop, .close: .cross
    case .play: .play
    case .pause: .pause
    case .rewind: .rewind
    case .fastForward: .fastForward
    default: nil
    }
  }

  var space: UIBarButtonItem.Space? {
    switch self {
    case .flexibleSpace: .flexible
    case .fixedSpace: .fixed
    default: nil
    }
  }

  var style: UIBarButtonItem.Style { self == .done || self == .save ? .done : .plain }
}
