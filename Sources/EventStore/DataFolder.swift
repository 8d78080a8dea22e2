// DataFolder: where a user's data lies.

import Foundation

/// Folders for the store.
package enum DataFolder {
  /// The user's folder: `$XDG_DATA_HOME/interlude`, by default `~/.local/share/interlude`.
  ///
  /// Source: the XDG base directory specification, after which a path that is not absolute counts as unset.
  package static func standard(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    home: URL = FileManager.default.homeDirectoryForCurrentUser
  ) -> URL {
    let named = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let base = named.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? home.appendingPathComponent(".local/share")
    return base.appendingPathComponent("interlude", isDirectory: true)
  }

  /// Makes a folder in `folder` that was not there before: "data", or "data-2" and so on. What earlier runs left is
  /// not touched.
  package static func makeFresh(in folder: URL) throws(StoreError) -> URL {
    try make(folder)
    var number = 1
    while true {
      let fresh = folder.appendingPathComponent(number == 1 ? "data" : "data-\(number)", isDirectory: true)
      if mkdir(fresh.path, 0o700) == 0 { return fresh }
      guard errno == EEXIST else {
        throw StoreError(.unreachable, file: fresh.path, detail: String(cString: strerror(errno)))
      }
      number += 1
    }
  }

  /// Makes a folder, only for this user, with all around it, unless it is there, and sees that it can be written to.
  static func make(_ folder: URL) throws(StoreError) {
    var isFolder: ObjCBool = false
    if !FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) {
      do {
        try FileManager.default.createDirectory(
          at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      } catch {
        throw StoreError(.unreachable, file: folder.path, detail: "the folder cannot be made")
      }
    } else if !isFolder.boolValue {
      throw StoreError(.unreachable, file: folder.path, detail: "it is no folder")
    }
    // SQLite needs to make files beside its own.
    guard faccessat(AT_FDCWD, folder.path, W_OK | X_OK, AT_EACCESS) == 0 else {
      throw StoreError(.readOnly, file: folder.path, detail: String(cString: strerror(errno)))
    }
  }
}
