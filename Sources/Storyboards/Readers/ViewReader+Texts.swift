// ViewReader+Texts: labels, buttons and images (X22).

import Foundation
import Views

extension ViewReader {
  func read(_ label: UILabel, _ element: Element) {
    if let font = element.font() { label.font = font }
    if let color = document.color("textColor", of: element) { label.textColor = color }
    if let color = document.color("highlightedColor", of: element) { label.highlightedTextColor = color }
    if let color = document.color("shadowColor", of: element) { label.shadowColor = color }
    if let offset = element.child(key: "shadowOffset")?.size { label.shadowOffset = offset }
    if let alignment = element.choice("textAlignment", Self.alignments) { label.textAlignment = alignment }
    if let mode = element.choice("lineBreakMode", Self.lineBreaks) { label.lineBreakMode = mode }
    if let count = element.integer("numberOfLines") { label.numberOfLines = max(0, count) }
    if let flag = element.bool("enabled") { label.isEnabled = flag }
    if let flag = element.bool("highlighted") { label.isHighlighted = flag }
    if let width = element.number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = max(0, width) }
    if let adjustment = element.choice("baselineAdjustment", Self.baselines) { label.baselineAdjustment = adjustment }
    // The attribute stands only where it says no: files leave out what is the editor's default.
    if let least = element.number("minimumScaleFactor"), element.bool("adjustsFontSizeToFit") != false {
      (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, min(max(least, 0), 1))
    } else if let least = element.number("minimumFontSize"), element.bool("adjustsFontSizeToFit") != false {
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = min(max(least / label.font.pointSize, 0), 1)
    }
    label.text = element.string("text")
    if let text = document.attributedText("attributedText", of: element) {
      label.attributedText = text
      label.textAlignment = document.textAlignment(ofAttributed: "attributedText", in: element) ?? label.textAlignment
    }
  }

  func read(_ button: UIButton, _ element: Element) {
    button.setType(element.choice("buttonType", Self.buttonTypes) ?? .custom)
    for state in element.children where state.name == "state" {
      guard let key = state.choice("key", Self.states) else { continue }
      if let title = state.string("title") { button.setTitle(title, for: key) }
      if let title = document.attributedText("attributedTitle", of: state) {
        button.setAttributedTitle(title, for: key)
      }
      if let color = document.color("titleColor", of: state) { button.setTitleColor(color, for: key) }
      if let color = document.color("titleShadowColor", of: state) { button.setTitleShadowColor(color, for: key) }
      if let image = images.imageOrRoom("image", of: state) { button.setImage(image, for: key) }
      if let image = images.imageOrRoom("backgroundImage", of: state) { button.setBackgroundImage(image, for: key) }
    }
    if let font = element.font() { button.titleLabel?.font = font }
    if let mode = element.choice("lineBreakMode", Self.lineBreaks) { button.titleLabel?.lineBreakMode = mode }
    if let insets = element.edgeInsets("contentEdgeInsets") { button.contentEdgeInsets = insets }
    if let insets = element.edgeInsets("titleEdgeInsets") { button.titleEdgeInsets = insets }
    if let insets = element.edgeInsets("imageEdgeInsets") { button.imageEdgeInsets = insets }
    if let flag = element.bool("adjustsImageWhenHighlighted") { button.adjustsImageWhenHighlighted = flag }
    if let flag = element.bool("adjustsImageWhenDisabled") { button.adjustsImageWhenDisabled = flag }
  }

  func read(_ view: UIImageView, _ element: Element) {
    if let image = images.imageOrRoom("image", of: element) { view.image = image }
    if let image = images.imageOrRoom("highlightedImage", of: element) { view.highlightedImage = image }
    if let flag = element.bool("highlighted") { view.isHighlighted = flag }
  }

  static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]

  static let lineBreaks: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "charWrapping": .byCharWrapping, "clipping": .byClipping, "headTruncation": .byTruncatingHead,
    "tailTruncation": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
  ]

  private static let baselines: [String: UIBaselineAdjustment] = [
    "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
  ]

  private static let buttonTypes: [String: UIButton.ButtonType] = [
    "custom": .custom, "roundedRect": .system, "system": .system, "infoLight": .infoLight, "infoDark": .infoDark,
    "detailDisclosure": .detailDisclosure, "contactAdd": .contactAdd, "close": .close,
  ]

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled, "focused": .focused,
  ]
}
