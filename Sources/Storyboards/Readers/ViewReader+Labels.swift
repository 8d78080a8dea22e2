// ViewReader+Labels: labels, buttons, images and the smaller controls (X22).

import Foundation
import Geometry
import Views

extension ViewReader {
  private static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]

  private static let lineBreaks: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
  ]

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
  ]

  func read(_ label: UILabel, _ element: Element) {
    label.text = element.string("text")
    if let font = element.font() { label.font = font }
    if let color = document.color("textColor", of: element) { label.textColor = color }
    if let color = document.color("highlightedColor", of: element) { label.highlightedTextColor = color }
    if let alignment = element.choice("textAlignment", ViewReader.alignments) { label.textAlignment = alignment }
    if let mode = element.choice("lineBreakMode", ViewReader.lineBreaks) { label.lineBreakMode = mode }
    if let lines = element.integer("numberOfLines") { label.numberOfLines = max(0, lines) }
    if let isEnabled = element.bool("enabled") { label.isEnabled = isEnabled }
    if let width = element.number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = width }
    if element.bool("adjustsFontSizeToFit") == true {
      label.adjustsFontSizeToFitWidth = true
      let smallest = element.number("minimumFontSize").map { $0 / max(1, label.font.pointSize) }
      if let scale = element.number("minimumScaleFactor") ?? smallest { label.minimumScaleFactor = min(1, scale) }
    }
  }

  func read(_ button: UIButton, _ element: Element) {
    let type: UIButton.ButtonType = element["buttonType"] == nil ? .custom : .system
    button.setType(type)
    for state in element.children where state.name == "state" {
      guard let key = state.choice("key", ViewReader.states) else { continue }
      if let title = state.string("title") { button.setTitle(title, for: key) }
      if let color = document.color("titleColor", of: state) { button.setTitleColor(color, for: key) }
      if let name = state["image"] { button.setImage(UIImage(named: name), for: key) }
      if let name = state["backgroundImage"] { button.setBackgroundImage(UIImage(named: name), for: key) }
    }
    if let font = element.font() { button.titleLabel?.font = font }
    if let insets = element.child(key: "contentEdgeInsets") {
      button.contentEdgeInsets = UIEdgeInsets(
        top: insets.number("minY") ?? 0, left: insets.number("minX") ?? 0, bottom: insets.number("maxY") ?? 0,
        right: insets.number("maxX") ?? 0)
    }
    read(button as UIControl, element)
  }

  func read(_ view: UIImageView, _ element: Element) {
    if let name = element["image"] { view.image = UIImage(named: name) }
    if let name = element["highlightedImage"] { view.highlightedImage = UIImage(named: name) }
  }

  func read(_ control: UIControl, _ element: Element) {
    if let isEnabled = element.bool("enabled") { control.isEnabled = isEnabled }
    if let isSelected = element.bool("selected") { control.isSelected = isSelected }
    switch control {
    case let control as UISwitch: control.isOn = element.bool("on") ?? false
    case let slider as UISlider:
      slider.minimumValue = Float(element.number("minValue") ?? 0)
      slider.maximumValue = Float(element.number("maxValue") ?? 1)
      slider.value = Float(element.number("value") ?? 0.5)
    case let segments as UISegmentedControl:
      for (index, segment) in element.items(of: "segments").enumerated() {
        segments.insertSegment(withTitle: segment["title"], at: index, animated: false)
      }
      segments.selectedSegmentIndex = element.integer("selectedSegmentIndex") ?? 0
    default: break
    }
  }

  func read(_ scrollView: UIScrollView, _ element: Element) {
    if let bounces = element.bool("bounces") { scrollView.bounces = bounces }
    if let always = element.bool("alwaysBounceVertical") { scrollView.alwaysBounceVertical = always }
    if let always = element.bool("alwaysBounceHorizontal") { scrollView.alwaysBounceHorizontal = always }
    if let isEnabled = element.bool("scrollEnabled") { scrollView.isScrollEnabled = isEnabled }
    if let shows = element.bool("showsVerticalScrollIndicator") { scrollView.showsVerticalScrollIndicator = shows }
    if let shows = element.bool("showsHorizontalScrollIndicator") { scrollView.showsHorizontalScrollIndicator = shows }
  }
}
