// UIPageControl: a row of dots, one for each page.

import Foundation
import Geometry

/// A row of dots. A click beside the present dot goes one page that way; so do the left and right arrow keys.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// In points. Source: iOS 7 to 13.
  private static let dotSide: CGFloat = 7
  private static let gap: CGFloat = 9
  private static let height: CGFloat = 37

  /// How many pages there are; below 0 reads as 0.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      guard numberOfPages != oldValue else { return }
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// The page that is shown, from 0; brought between the first and the last. Setting it sends nothing.
  open var currentPage = 0 {
    didSet {
      let valid = min(max(currentPage, 0), max(0, numberOfPages - 1))
      if currentPage != valid { currentPage = valid }
      if currentPage != oldValue { setNeedsDisplay() }
    }
  }

  /// Whether no dot is shown where there is only one page.
  open var hidesForSinglePage = false { didSet { if hidesForSinglePage != oldValue { setNeedsDisplay() } } }
  /// The colour of the other pages' dots; nil for white at a fifth.
  open var pageIndicatorTintColor: UIColor? { didSet { if pageIndicatorTintColor != oldValue { setNeedsDisplay() } } }
  /// The colour of the present page's dot; nil for white.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { if currentPageIndicatorTintColor != oldValue { setNeedsDisplay() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  /// The room that as many dots need, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let dots = CGFloat(max(pageCount, 0))
    return CGSize(width: max(0, dots * Self.dotSide + (dots - 1) * Self.gap), height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The rectangles of the dots, in order.
  private var dots: [CGRect] {
    let size = size(forNumberOfPages: numberOfPages)
    return (0..<numberOfPages).map { page in
      CGRect(
        x: ((bounds.width - size.width) / 2).rounded() + CGFloat(page) * (Self.dotSide + Self.gap),
        y: ((bounds.height - Self.dotSide) / 2).rounded(), width: Self.dotSide, height: Self.dotSide)
    }
  }

  open override func draw(_ rect: CGRect) {
    if hidesForSinglePage, numberOfPages < 2 { return }
    for (page, dot) in dots.enumerated() {
      let color =
        page == currentPage
        ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.2)
      color.setFill()
      UIGraphicsGetCurrentContext()?.fillEllipse(in: dot)
    }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, bounds.contains(touch.location(in: self)), dots.indices.contains(currentPage) else { return }
    go(touch.location(in: self).x < dots[currentPage].midX ? -1 : 1)
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    switch presses.first?.key?.keyCode {
    case .keyboardLeftArrow? where isEnabled: go(-1)
    case .keyboardRightArrow? where isEnabled: go(1)
    default: super.pressesBegan(presses, with: event)
    }
  }

  private func go(_ step: Int) {
    let old = currentPage
    currentPage += step
    if currentPage != old { sendActions(for: .valueChanged) }
  }

  override var activationEvents: Event { .touchUpInside }
}
