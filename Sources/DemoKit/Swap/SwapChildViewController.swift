// SwapChildViewController: the two screens that the swap demo exchanges.

import UIKit

/// One of the two: a word in the middle, and the shared number with a button that counts it up.
class SwapChildViewController: UIViewController {
  /// What this screen shows beside the number.
  struct Look {
    let word: String
    let line: String
    let background: UIColor
  }

  class var look: Look { Look(word: "", line: "", background: .systemBackground) }

  /// The number that the children share; given before the view is loaded.
  var model: SwapModel?

  private let word = UILabel()
  private let line = UILabel()
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    let look = Self.look
    view.backgroundColor = look.background
    word.text = look.word
    word.font = .systemFont(ofSize: 64, weight: .bold)
    word.textAlignment = .center
    line.text = look.line
    line.font = .systemFont(ofSize: 15)
    line.textColor = .secondaryLabel
    line.textAlignment = .center
    line.numberOfLines = 0
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    button.addAction(UIAction { [weak self] _ in self?.model?.countUp() }, for: .touchUpInside)
    for part in [word, line, button] { view.addSubview(part) }
    model?.observe(self) { [weak self] in self?.showCount() }
    showCount()
  }

  private func showCount() {
    button.setTitle("Counted to \(model?.count ?? 0)", for: .normal)
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = max(0, view.bounds.width - 2 * Metrics.margin)
    let lineHeight = line.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    let heights = [word.font.lineHeight.rounded(.up), lineHeight.rounded(.up), Metrics.buttonHeight]
    var y = ((view.bounds.height - heights.reduce(0, +) - 2 * Metrics.gap) / 2).rounded()
    for (part, height) in zip([word, line, button], heights) {
      part.frame = CGRect(x: Metrics.margin, y: y, width: width, height: height)
      y += height + Metrics.gap
    }
  }

  private enum Metrics {
    static let margin: CGFloat = 24
    static let gap: CGFloat = 12
    static let buttonHeight: CGFloat = 44
  }
}

/// The first of the two screens.
final class OneViewController: SwapChildViewController {
  override class var look: Look {
    Look(word: "One", line: "Both screens count the same number.", background: .systemGroupedBackground)
  }
}

/// The second of the two screens.
final class TwoViewController: SwapChildViewController {
  override class var look: Look {
    Look(word: "Two", line: "The other screen counts on from here.", background: .systemBackground)
  }
}
