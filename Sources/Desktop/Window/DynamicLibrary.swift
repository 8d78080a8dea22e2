// DynamicLibrary: functions of libraries that SDL loads by itself and that not every machine has.

import Foundation

/// A shared library, open as long as this lives.
final class DynamicLibrary {
  private let handle: UnsafeMutableRawPointer

  /// Opens a library by its file's name; nil where the machine lacks it.
  init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_LAZY) else { return nil }
    self.handle = handle
  }

  deinit { dlclose(handle) }

  /// A function by its name; `Signature` must be the C type that the library's header gives it.
  func function<Signature>(_ name: String, as type: Signature.Type) -> Signature? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
