// UIBarButtonItem+SystemItem: the words and signs of common buttons.

import Foundation

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
  var word: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .camera: "Camera"
    case .trash: "Delete"
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
