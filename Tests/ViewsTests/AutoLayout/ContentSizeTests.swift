// ContentSizeTests: views that want to be as large as their content, and the sizes that constraints allow.

import Foundation
import Geometry
import OneAtATime
import Testing

@testable import Views

@MainActor @Suite("Content sizes and priorities", .oneAtATime) struct ContentSizeTests {
  /// Two boxes side by side that fill `width` points.
  private func row(
    _ stand: LayoutStand, _ width: CGFloat, _ one: CGFloat, _ other: CGFloat
  ) -> (ContentBox, ContentBox) {
    let (left, right) = (stand.box(one, 20), stand.box(other, 20))
    NSLayoutConstraint.activate([
      left.leftAnchor.constraint(equalTo: stand.root.leftAnchor),
      right.leftAnchor.constraint(equalTo: left.rightAnchor, constant: 10),
      right.rightAnchor.constraint(equalTo: stand.root.leftAnchor, constant: width),
    ])
    return (left, right)
  }

  @Test("The view that hugs its content less takes the room that is left")
  func hugging() {
    let stand = LayoutStand()
    let (left, right) = row(stand, 300, 80, 60)
    left.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    stand.layOut()
    #expect(left.frame == CGRect(0, 0, 80, 20))
    #expect(right.frame == CGRect(90, 0, 210, 20))
    right.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    stand.layOut()
    #expect(left.frame.width == 230)
    #expect(right.frame.width == 60)
  }

  @Test("The view that resists compression less gives way")
  func compression() {
    let stand = LayoutStand()
    let (left, right) = row(stand, 100, 80, 60)
    left.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    stand.layOut()
    #expect(left.frame.width == 30)
    #expect(right.frame.width == 60)
    right.setContentCompressionResistancePriority(UILayoutPriority(748), for: .horizontal)
    stand.layOut()
    #expect(left.frame.width == 80)
    #expect(right.frame.width == 10)
  }

  @Test("A constraint stronger than the content wins, a weaker one loses, at each bound")
  func priorities() {
    for (priority, width) in [(249, 80), (251, 120), (749, 120), (751, 120), (1000, 120)] as [(Float, CGFloat)] {
      let stand = LayoutStand()
      let box = stand.box(80, 20)
      let wish = box.widthAnchor.constraint(equalToConstant: 120)
      wish.priority = UILayoutPriority(priority)
      wish.isActive = true
      stand.layOut()
      #expect(box.frame.width == width, "larger at \(priority)")
    }
    for (priority, width) in [(249, 80), (749, 80), (751, 40), (1000, 40)] as [(Float, CGFloat)] {
      let stand = LayoutStand()
      let box = stand.box(80, 20)
      let wish = box.widthAnchor.constraint(equalToConstant: 40)
      wish.priority = UILayoutPriority(priority)
      wish.isActive = true
      stand.layOut()
      #expect(box.frame.width == width, "smaller at \(priority)")
    }
  }

  @Test("A required priority of the content holds like a constraint")
  func requiredContent() {
    let stand = LayoutStand()
    let box = stand.box(80, 20)
    box.setContentHuggingPriority(.required, for: .horizontal)
    box.setContentCompressionResistancePriority(.required, for: .horizontal)
    let wish = box.widthAnchor.constraint(equalToConstant: 300)
    wish.priority = UILayoutPriority(999)
    wish.isActive = true
    stand.layOut()
    #expect(box.frame.width == 80)
  }

  @Test("A changed content size is taken over at the next layout")
  func invalidated() {
    let stand = LayoutStand()
    let box = stand.box(80, 20)
    box.leftAnchor.constraint(equalTo: stand.root.leftAnchor).isActive = true
    stand.layOut()
    box.content = CGSize(width: 33, height: 44)
    stand.layOut()
    #expect(box.frame == CGRect(0, 0, 33, 44))
  }

  @Test("A label is as large as its text; one of several lines as high as its width makes it")
  func labels() {
    let stand = LayoutStand()
    let (line, lines) = (stand.add(UILabel()), stand.add(UILabel()))
    for label in [line, lines] {
      label.font = .systemFont(ofSize: 20)
      // 11 letters of 10 points each; a line is 24 points high.
      label.text = "aaaaa bbbbb"
    }
    lines.numberOfLines = 0
    NSLayoutConstraint.activate([
      line.leftAnchor.constraint(equalTo: stand.root.leftAnchor),
      line.topAnchor.constraint(equalTo: stand.root.topAnchor),
      lines.leftAnchor.constraint(equalTo: stand.root.leftAnchor),
      lines.rightAnchor.constraint(equalTo: stand.root.leftAnchor, constant: 70),
      lines.topAnchor.constraint(equalTo: line.bottomAnchor, constant: 6),
    ])
    stand.layOut()
    #expect(line.frame == CGRect(0, 0, 110, 24))
    #expect(lines.frame == CGRect(0, 30, 70, 48))
  }

  @Test("Baselines of labels with different fonts meet, and stand where the lines are")
  func baselines() {
    let stand = LayoutStand()
    let (small, large) = (stand.add(UILabel()), stand.add(UILabel()))
    (small.font, large.font) = (.systemFont(ofSize: 10), .systemFont(ofSize: 40))
    (small.text, large.text) = ("a", "a")
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: stand.root.topAnchor, constant: 100),
      large.leftAnchor.constraint(equalTo: stand.root.leftAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      small.leftAnchor.constraint(equalTo: large.rightAnchor),
    ])
    stand.layOut()
    // The plain host's ascenders are 0.9 of the size and its lines 1.2: 100 + 36 = 127 + 9.
    #expect(large.frame == CGRect(0, 100, 20, 48))
    #expect(small.frame == CGRect(20, 127, 5, 12))
  }

  @Test("A view without text has its baselines at its edges")
  func plainBaselines() {
    let stand = LayoutStand()
    let (one, other) = (stand.box(10, 30), stand.box(10, 30))
    NSLayoutConstraint.activate([
      one.topAnchor.constraint(equalTo: stand.root.topAnchor),
      other.firstBaselineAnchor.constraint(equalTo: one.lastBaselineAnchor, constant: 2),
    ])
    stand.layOut()
    #expect(other.frame.minY == 32)
  }

  @Test("systemLayoutSizeFitting: the smallest size, and the height for a width")
  func fitting() {
    let stand = LayoutStand()
    let card = UIView(frame: CGRect(0, 0, 5, 5))
    let title = stand.add(UILabel(), in: card)
    title.font = .systemFont(ofSize: 20)
    title.text = "aaaaa bbbbb"
    title.numberOfLines = 0
    NSLayoutConstraint.activate([
      title.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 10),
      title.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -10),
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
      title.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5),
    ])
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 130, height: 34))
    let fitted = card.systemLayoutSizeFitting(
      CGSize(width: 90, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    )
    #expect(fitted == CGSize(width: 90, height: 58))
    #expect(card.frame == CGRect(0, 0, 5, 5))
  }

  @Test("Alignment rectangles, not frames, meet constraints")
  func alignment() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    }
    let stand = LayoutStand()
    let view = stand.add(Shadowed())
    let inner = stand.box(5, 5, in: view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: stand.root.leftAnchor, constant: 50),
      view.topAnchor.constraint(equalTo: stand.root.topAnchor, constant: 50),
      view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 100),
      inner.leftAnchor.constraint(equalTo: view.leftAnchor), inner.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    stand.layOut()
    #expect(view.frame == CGRect(48, 49, 106, 104))
    #expect(inner.frame == CGRect(2, 1, 5, 5))
  }
}
