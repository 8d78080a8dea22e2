// LabelTests: what a label measures, what it draws, and when it draws again.

import Essentials
import Foundation
import Geometry
import Layers
import OneAtATime
import Testing

@testable import Views

@MainActor
private func makeLabel(_ text: String?, _ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 40)) -> UILabel {
  let label = UILabel(frame: frame)
  label.font = .systemFont(ofSize: 20)
  label.textColor = .red
  label.text = text
  return label
}

/// The commands that a label records when it is displayed.
@MainActor
private func drawing(of label: UILabel) -> [Picture.Command] {
  label.layer.displayIfNeeded()
  return label.layer.picture?.commands ?? []
}

@MainActor
private func text(
  _ string: String, _ x: CGFloat, _ y: CGFloat, size: CGFloat = 20, color: UIColor = .red, isRightToLeft: Bool = false
) -> Picture.Command {
  .text(
    Picture.Text(
      string: string, font: FontSpec(size: size), color: color.cgColor, origin: CGPoint(x: x, y: y),
      isRightToLeft: isRightToLeft))
}

/// A label that counts its drawings.
@MainActor
private final class CountingLabel: UILabel {
  var drawings = 0

  override func drawText(in rect: CGRect) {
    drawings += 1
    super.drawText(in: rect)
  }
}

@MainActor @Suite("Label measures", .oneAtATime) struct LabelMeasureTests {
  @Test("One line is as wide as its text, in whole points")
  func intrinsic() {
    _ = World()
    let label = makeLabel("abc")
    #expect(label.intrinsicContentSize == CGSize(width: 30, height: 24))
    label.font = .systemFont(ofSize: 17)
    #expect(label.intrinsicContentSize == CGSize(width: 26, height: 21))
    label.text = nil
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test("A single line's wish does not depend on the room, that of several does")
  func fitting() {
    _ = World()
    let label = makeLabel("one two three")
    #expect(label.sizeThatFits(CGSize(width: 50, height: 10)) == CGSize(width: 130, height: 24))
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 75, height: 0)) == CGSize(width: 70, height: 48))
    label.numberOfLines = 1
    label.preferredMaxLayoutWidth = 75
    label.numberOfLines = 2
    #expect(label.intrinsicContentSize == CGSize(width: 70, height: 48))
  }

  @Test("sizeToFit keeps the width of a label of several lines and takes the height that it needs")
  func sizeToFit() {
    _ = World()
    let label = makeLabel("one two three", CGRect(x: 5, y: 6, width: 60, height: 1))
    label.numberOfLines = 0
    label.sizeToFit()
    #expect(label.frame == CGRect(x: 5, y: 6, width: 50, height: 72))
  }

  @Test("Labels and image views hug their content a little more than other views, and answer no touches")
  func content() {
    _ = World()
    for view in [UILabel(frame: .zero), UIImageView(image: nil)] as [UIView] {
      #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 251)
      #expect(view.contentHuggingPriority(for: .vertical).rawValue == 251)
      #expect(!view.isUserInteractionEnabled)
    }
  }

  @Test("A text rectangle lies in the middle between top and bottom")
  func textRect() {
    _ = World()
    let label = makeLabel("abc")
    let bounds = CGRect(x: 10, y: 20, width: 100, height: 44)
    #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1) == CGRect(x: 10, y: 30, width: 30, height: 24))
    label.textAlignment = .center
    #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1) == CGRect(x: 45, y: 30, width: 30, height: 24))
  }
}

@MainActor @Suite("Label drawing", .oneAtATime) struct LabelDrawingTests {
  @Test("A line stands in the middle of the height, alignment moves it sideways")
  func middle() {
    _ = World()
    // 40 − 24 leaves 8 above; the ascender is 18.
    #expect(drawing(of: makeLabel("abc")) == [text("abc", 0, 26)])
    let label = makeLabel("abc", CGRect(x: 0, y: 0, width: 100, height: 41))
    label.textAlignment = .right
    #expect(drawing(of: label) == [text("abc", 70, 26.5)])
  }

  @Test("X22: two centred lines, the second one shortened")
  func twoLines() {
    _ = World()
    let label = makeLabel("one two three four", CGRect(x: 0, y: 0, width: 70, height: 100))
    label.numberOfLines = 2
    label.textAlignment = .center
    #expect(drawing(of: label) == [text("one two", 0, 44), text("three…", 5, 68)])
  }

  @Test("Only as many lines are drawn as the height holds, at least one")
  func height() {
    _ = World()
    let label = makeLabel("one two three", CGRect(x: 0, y: 0, width: 50, height: 50))
    label.numberOfLines = 0
    #expect(drawing(of: label) == [text("one", 0, 19), text("two…", 0, 43)])
    label.frame.size.height = 30
    #expect(drawing(of: label) == [text("one…", 0, 21)])
  }

  @Test("Text that clips is cut off at the label's edge")
  func clipping() {
    _ = World()
    let label = makeLabel("abcdefghijkl")
    label.lineBreakMode = .byClipping
    #expect(
      drawing(of: label) == [.save, .clip(CGPath(rect: label.bounds), .winding), text("abcdefghijkl", 0, 26), .restore])
  }

  @Test("Hebrew begins at the right")
  func rightToLeft() {
    _ = World()
    #expect(drawing(of: makeLabel("שלום")) == [text("שלום", 60, 26, isRightToLeft: true)])
  }

  @Test("The highlighted colour shows only while highlighted; a disabled label is dimmed")
  func states() {
    _ = World()
    let label = makeLabel("abc")
    label.highlightedTextColor = .white
    #expect(drawing(of: label) == [text("abc", 0, 26)])
    label.isHighlighted = true
    #expect(drawing(of: label) == [text("abc", 0, 26, color: .white)])
    label.isHighlighted = false
    label.isEnabled = false
    #expect(drawing(of: label) == [text("abc", 0, 26, color: UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))])
  }

  @Test("A shadow is a copy behind the text")
  func shadow() {
    _ = World()
    let label = makeLabel("abc")
    label.shadowColor = .gray
    label.shadowOffset = CGSize(width: 1, height: 2)
    #expect(drawing(of: label) == [text("abc", 1, 28, color: .gray), text("abc", 0, 26)])
  }

  @Test("A single line that adjusts gets a smaller font on the same baseline, down to its minimum")
  func shrinking() {
    _ = World()
    let label = makeLabel("abcdefghij", CGRect(x: 0, y: 0, width: 80, height: 40))
    label.adjustsFontSizeToFitWidth = true
    #expect(drawing(of: label) == [text("abcdefghij", 0, 26, size: 16)])
    label.baselineAdjustment = .alignCenters
    #expect(drawing(of: label) == [text("abcdefghij", 0, 24.8, size: 16)])
    label.minimumScaleFactor = 0.9
    label.baselineAdjustment = .alignBaselines
    #expect(drawing(of: label) == [text("abcdefg…", 0, 26, size: 18)])
  }

  @Test("Attributed text draws its parts, an underlined one with a line")
  func attributed() {
    _ = World()
    let label = makeLabel(nil)
    let words = NSMutableAttributedString(string: "ab")
    words.append(
      NSAttributedString(
        string: "cd", attributes: [.foregroundColor: UIColor.blue, .underlineStyle: NSUnderlineStyle.single.rawValue]))
    label.attributedText = words
    #expect(label.text == "abcd")
    let rule = CGPath(rect: CGRect(x: 20, y: 27, width: 20, height: 1))
    #expect(
      drawing(of: label) == [
        text("ab", 0, 26), .fill(rule, UIColor.blue.cgColor, .winding), text("cd", 20, 26, color: .blue),
      ])
    label.text = "x"
    #expect(label.attributedText?.string == "x")
  }

  @Test("The same picture is drawn at every scale")
  func scales() {
    let pictures = [1, 1.5, 2, 3].map { scale in
      _ = World(scale: scale)
      let label = makeLabel("one two three four", CGRect(x: 0, y: 0, width: 77, height: 101))
      label.numberOfLines = 0
      return drawing(of: label)
    }
    #expect(pictures[0].count == 3)
    #expect(pictures.allSatisfy { $0 == pictures[0] })
  }
}

@MainActor @Suite("Label redraws", .oneAtATime) struct LabelRedrawTests {
  @Test("A label draws again only when something that it shows has changed")
  func redraws() {
    let world = World()
    let label = CountingLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.text = "abc"
    world.window.addSubview(label)
    world.turn.run()
    #expect(label.drawings == 1)

    let same: [(UILabel) -> Void] = [
      { $0.text = "abc" }, { $0.textColor = .label }, { $0.font = .systemFont(ofSize: 17) },
      { $0.highlightedTextColor = .white }, { $0.frame.origin.x = 50 }, { $0.alpha = 0.5 },
      { $0.backgroundColor = .yellow }, { $0.isHidden = true }, { $0.isHidden = false }, { $0.shadowOffset = .zero },
    ]
    for change in same {
      change(label)
      world.turn.run()
    }
    #expect(label.drawings == 1)

    let other: [(UILabel) -> Void] = [
      { $0.text = "abcd" }, { $0.textColor = .blue }, { $0.font = .systemFont(ofSize: 18) },
      { $0.isHighlighted = true }, { $0.frame.size.width = 90 }, { $0.textAlignment = .right },
    ]
    for (number, change) in other.enumerated() {
      change(label)
      world.turn.run()
      #expect(label.drawings == number + 2)
    }
  }
}
