// CALayer+Description: the layer tree in words, for messages and debugging.

import Foundation
import Geometry

extension CALayer {
  /// The subtree, one layer a line: class or name, number, frame, what differs from a fresh layer, animations.
  package var treeDescription: String { lines(indent: "").joined(separator: "\n") }

  private func lines(indent: String) -> [String] {
    var line = "\(indent)\(label) #\(id) \(frame.brief)"
    if values.bounds.origin != .zero { line += " bounds.origin=\(values.bounds.origin.x),\(values.bounds.origin.y)" }
    if values.opacity != 1 { line += " opacity=\(values.opacity)" }
    if values.isHidden { line += " hidden" }
    if values.transform != .identity { line += " transformed" }
    if values.zPosition != 0 { line += " z=\(values.zPosition)" }
    if values.masksToBounds { line += " masks" }
    if values.shouldRasterize { line += " rasterizes@\(values.rasterizationScale)" }
    switch values.contents {
    case .picture(let picture): line += " picture(\(picture.commands.count))"
    case .image(let image): line += " image(\(image.width)×\(image.height))"
    case .capture: line += " capture"
    case .mix: line += " mix"
    case nil: break
    }
    if !animations.isEmpty {
      line += " animations[\(animations.map { $0.key ?? "–" }.joined(separator: ", "))]"
    }
    return [line] + children.flatMap { $0.lines(indent: indent + "  ") }
  }
}

extension CGRect {
  fileprivate var brief: String { "(\(origin.x), \(origin.y), \(width), \(height))" }
}
