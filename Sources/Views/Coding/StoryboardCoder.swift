// StoryboardCoder: what objects from a storyboard are made with. It holds nothing: storyboards set properties.

import Foundation

/// The coder that stands in `init(coder:)` of objects from a storyboard.
///
/// It carries no values, so that `required init?(coder:)` of older code compiles and runs; whoever makes the object
/// sets its properties afterwards.
package final class StoryboardCoder: NSCoder {
  package override init() { super.init() }

  package override var allowsKeyedCoding: Bool { true }
  package override func containsValue(forKey key: String) -> Bool { false }
  package override func decodeObject(forKey key: String) -> Any? { nil }
  package override func decodeBool(forKey key: String) -> Bool { false }
  package override func decodeInteger(forKey key: String) -> Int { 0 }
  package override func decodeDouble(forKey key: String) -> Double { 0 }
  package override func decodeFloat(forKey key: String) -> Float { 0 }
}
