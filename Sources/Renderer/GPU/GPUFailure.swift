// GPUFailure: what a graphics device did not do, in words.

import CSDL2

/// A call that a graphics device refused, or a picture that it drew wrongly; whoever drew goes on by the processor.
package struct GPUFailure: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }

  /// A call of SDL's that failed just now, with SDL's reason.
  init(call: StaticString) {
    let reason = String(cString: SDL_GetError())
    self.init("\(call) failed: \(reason.isEmpty ? "SDL gives no reason" : reason)")
  }

  /// Throws where `code` is what SDL returns for a call that failed.
  static func check(_ code: Int32, _ call: StaticString) throws(GPUFailure) {
    if code < 0 { throw GPUFailure(call: call) }
  }
}
