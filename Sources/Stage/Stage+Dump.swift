// Stage+Dump: the stage in words, for a person who looks for what went wrong.

import Foundation
import Navigation
import Views

extension Stage {
  /// The time, the controllers as they stand in one another, and the visible texts with their frames in window points.
  public func dump() -> String {
    enter()
    var lines = ["at \(number(time)) s, \(number(window.bounds.width)) × \(number(window.bounds.height)) points"]
    lines.append("controllers:")
    if let root = window.rootViewController { describe(root, depth: 1, into: &lines) } else { lines.append("  none") }
    lines.append("visible texts:")
    let texts = visibleTexts
    if texts.isEmpty { lines.append("  none") }
    for text in texts {
      let frame = [text.frame.minX, text.frame.minY, text.frame.width, text.frame.height].map(number)
      lines.append("  \"\(text.string)\" at (\(frame.joined(separator: ", ")))")
    }
    return lines.joined(separator: "\n")
  }

  private func describe(_ controller: UIViewController, depth: Int, into lines: inout [String]) {
    let indent = String(repeating: "  ", count: depth)
    let title = controller.title.map { " \"\($0)\"" } ?? ""
    lines.append("\(indent)\(Swift.type(of: controller))\(title)\(controller.isViewLoaded ? "" : ", not loaded")")
    for child in controller.children { describe(child, depth: depth + 1, into: &lines) }
    if let presented = controller.presentedViewController, presented.presentingViewController === controller {
      lines.append("\(indent)presents")
      describe(presented, depth: depth + 1, into: &lines)
    }
  }

  /// At most three decimals, and none that say nothing.
  private func number(_ value: CGFloat) -> String {
    let thousandths = (value * 1000).rounded() / 1000
    return thousandths == thousandths.rounded() && abs(thousandths) < 1e15
      ? "\(Int(thousandths))" : "\(thousandths)"
  }
}
