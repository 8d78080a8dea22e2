// ViewReader+Controls: the small controls, scroll views and recognisers.

import Foundation
import Views

extension ViewReader {
  func read(_ control: UIControl, _ element: Element) {
    if let flag = element.bool("enabled") { control.isEnabled = flag }
    if let flag = element.bool("selected") { control.isSelected = flag }
    if let flag = element.bool("highlighted") { control.isHighlighted = flag }
    if let alignment = element.choice("contentHorizontalAlignment", Self.horizontal) {
      control.contentHorizontalAlignment = alignment
    }
    if let alignment = element.choice("contentVerticalAlignment", Self.vertical) {
      control.contentVerticalAlignment = alignment
    }
    switch control {
    case let button as UIButton: read(button, element)
    case let toggle as UISwitch: read(toggle, element)
    case let slider as UISlider: read(slider, element)
    case let segments as UISegmentedControl: read(segments, element)
    case let stepper as UIStepper: read(stepper, element)
    case let pages as UIPageControl: read(pages, element)
    case let field as UITextField: read(field, element)
    case let picker as UIDatePicker: read(picker, element)
    default: break
    }
  }

  private func read(_ toggle: UISwitch, _ element: Element) {
    toggle.isOn = element.bool("on") ?? false
    if let color = document.color("onTintColor", of: element) { toggle.onTintColor = color }
    if let color = document.color("thumbTintColor", of: element) { toggle.thumbTintColor = color }
  }

  private func read(_ slider: UISlider, _ element: Element) {
    slider.minimumValue = Float(element.number("minValue") ?? 0)
    slider.maximumValue = max(slider.minimumValue, Float(element.number("maxValue") ?? 1))
    slider.value = Float(element.number("value") ?? 0)
    if let flag = element.bool("continuous") { slider.isContinuous = flag }
    if let color = document.color("minimumTrackTintColor", of: element) { slider.minimumTrackTintColor = color }
    if let color = document.color("maximumTrackTintColor", of: element) { slider.maximumTrackTintColor = color }
    if let color = document.color("thumbTintColor", of: element) { slider.thumbTintColor = color }
  }

  private func read(_ control: UISegmentedControl, _ element: Element) {
    for (index, segment) in element.items(of: "segments").enumerated() {
      if let image = images.imageOrRoom("image", of: segment) {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: segment.string("title"), at: index, animated: false)
      }
      if let flag = segment.bool("enabled") { control.setEnabled(flag, forSegmentAt: index) }
      if let width = segment.number("width") { control.setWidth(max(0, width), forSegmentAt: index) }
    }
    if let flag = element.bool("momentary") { control.isMomentary = flag }
    if let index = element.integer("selectedSegmentIndex"), (0..<control.numberOfSegments).contains(index) {
      control.selectedSegmentIndex = index
    }
  }

  private func read(_ stepper: UIStepper, _ element: Element) {
    stepper.minimumValue = Double(element.number("minimumValue") ?? 0)
    stepper.maximumValue = max(stepper.minimumValue, Double(element.number("maximumValue") ?? 100))
    if let step = element.number("stepValue"), step > 0 { stepper.stepValue = Double(step) }
    stepper.value = Double(element.number("value") ?? 0)
    if let flag = element.bool("wraps") { stepper.wraps = flag }
    if let flag = element.bool("autorepeat") { stepper.autorepeat = flag }
  }

  private func read(_ control: UIPageControl, _ element: Element) {
    control.numberOfPages = min(max(element.integer("numberOfPages") ?? 0, 0), 1000)
    if let page = element.integer("currentPage") { control.currentPage = page }
    if let flag = element.bool("hidesForSinglePage") { control.hidesForSinglePage = flag }
    if let color = document.color("pageIndicatorTintColor", of: element) { control.pageIndicatorTintColor = color }
    if let color = document.color("currentPageIndicatorTintColor", of: element) {
      control.currentPageIndicatorTintColor = color
    }
  }

  func read(_ view: UIProgressView, _ element: Element) {
    view.progress = Float(element.number("progress") ?? 0)
    if let color = document.color("progressTintColor", of: element) { view.progressTintColor = color }
    if let color = document.color("trackTintColor", of: element) { view.trackTintColor = color }
    if element["progressViewStyle"] == "bar" { view.progressViewStyle = .bar }
  }

  func read(_ view: UIActivityIndicatorView, _ element: Element) {
    if let style = element.choice("style", Self.wheels) { view.style = style }
    if let color = document.color("color", of: element) { view.color = color }
    // Hiding at rest is written out only as yes, though it is the class's default.
    view.hidesWhenStopped = element.bool("hidesWhenStopped") ?? false
    if element.bool("animating") == true { view.startAnimating() }
  }

  func read(_ view: UIScrollView, _ element: Element) {
    if let flag = element.bool("bounces") { view.bounces = flag }
    if let flag = element.bool("alwaysBounceVertical") { view.alwaysBounceVertical = flag }
    if let flag = element.bool("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = flag }
    if let flag = element.bool("scrollEnabled") { view.isScrollEnabled = flag }
    if let flag = element.bool("showsVerticalScrollIndicator") { view.showsVerticalScrollIndicator = flag }
    if let flag = element.bool("showsHorizontalScrollIndicator") { view.showsHorizontalScrollIndicator = flag }
    if let flag = element.bool("delaysContentTouches") { view.delaysContentTouches = flag }
    if let flag = element.bool("canCancelContentTouches") { view.canCancelContentTouches = flag }
    if let size = element.child(key: "contentSize")?.size { view.contentSize = size }
    if let insets = element.edgeInsets("contentInset") { view.contentInset = insets }
    if let behaviour = element.choice("contentInsetAdjustmentBehavior", Self.insetBehaviours) {
      view.contentInsetAdjustmentBehavior = behaviour
    }
  }

  /// A recogniser of the scene's dock.
  func makeRecognizer(_ element: Element, type: UIGestureRecognizer.Type) -> UIGestureRecognizer {
    let recognizer = Self.recognizer(of: type)
    scene.add(recognizer, for: element)
    if let flag = element.bool("enabled") { recognizer.isEnabled = flag }
    if let flag = element.bool("cancelsTouchesInView") { recognizer.cancelsTouchesInView = flag }
    if let flag = element.bool("delaysTouchesBegan") { recognizer.delaysTouchesBegan = flag }
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      if let count = element.integer("numberOfTapsRequired"), count > 0 { tap.numberOfTapsRequired = count }
    case let press as UILongPressGestureRecognizer:
      if let seconds = element.number("minimumPressDuration") { press.minimumPressDuration = max(0, Double(seconds)) }
      if let distance = element.number("allowableMovement") { press.allowableMovement = max(0, distance) }
    case let swipe as UISwipeGestureRecognizer:
      let ways: [(String, UISwipeGestureRecognizer.Direction)] = [
        ("left", .left), ("right", .right), ("up", .up), ("down", .down),
      ]
      if let direction = element.child(key: "direction") {
        swipe.direction = ways.reduce(into: []) { if direction.bool($1.0) == true { $0.insert($1.1) } }
      }
    default: break
    }
    return recognizer
  }

  /// A new recogniser. Their initialisers are not required ones, so each class is named.
  private static func recognizer(of type: UIGestureRecognizer.Type) -> UIGestureRecognizer {
    if type == UIPanGestureRecognizer.self { return UIPanGestureRecognizer(target: nil, action: nil) }
    if type == UIPinchGestureRecognizer.self { return UIPinchGestureRecognizer(target: nil, action: nil) }
    if type == UISwipeGestureRecognizer.self { return UISwipeGestureRecognizer(target: nil, action: nil) }
    if type == UILongPressGestureRecognizer.self { return UILongPressGestureRecognizer(target: nil, action: nil) }
    if type == UIScreenEdgePanGestureRecognizer.self {
      return UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
    }
    return UITapGestureRecognizer(target: nil, action: nil)
  }

  private static let horizontal: [String: UIControl.ContentHorizontalAlignment] = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
  ]

  private static let vertical: [String: UIControl.ContentVerticalAlignment] = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]

  private static let wheels: [String: UIActivityIndicatorView.Style] = [
    "whiteLarge": .whiteLarge, "white": .white, "gray": .gray, "medium": .medium, "large": .large,
  ]

  private static let insetBehaviours: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
    "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
  ]
}
