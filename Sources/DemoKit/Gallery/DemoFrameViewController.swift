// DemoFrameViewController: a demo that was chosen in the gallery, and the way back.

import Navigation
import UIKit

/// Shows a demo above a strip with a button that leads back to the gallery; Escape does so too, where the demo itself
/// has no use for it.
final class DemoFrameViewController: UIViewController {
  private enum Metrics {
    static let stripHeight: CGFloat = 40
    static let margin: CGFloat = 16
  }

  private let demo: UIViewController
  private let strip = UIView(frame: .zero)
  private let hairline = UIView(frame: .zero)
  private let button = UIButton(type: .system)
  private let hint = UILabel(frame: .zero)

  init(showing demo: UIViewController) {
    self.demo = demo
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addChild(demo)
    view.addSubview(demo.view)
    demo.didMove(toParent: self)
    strip.backgroundColor = .secondarySystemBackground
    hairline.backgroundColor = .separator
    button.setTitle("All Demos", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 15)
    button.addAction(UIAction { [weak self] _ in self?.leave() }, for: .touchUpInside)
    hint.text = "Esc"
    hint.font = .systemFont(ofSize: 13)
    hint.textColor = .tertiaryLabel
    hint.textAlignment = .right
    for part in [hairline, button, hint] { strip.addSubview(part) }
    view.addSubview(strip)
    backHandler = { [weak self] in self?.leave() ?? false }
  }

  @discardableResult
  private func leave() -> Bool {
    guard let presentingViewController, !isBeingDismissed else { return false }
    presentingViewController.dismiss(animated: true)
    return true
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let height = Metrics.stripHeight + view.safeAreaInsets.bottom
    strip.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    demo.view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, strip.frame.minY))
    hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / UIScreen.main.scale)
    let width = button.sizeThatFits(bounds.size).width.rounded(.up)
    button.frame = CGRect(x: Metrics.margin, y: 0, width: width, height: Metrics.stripHeight)
    hint.frame = CGRect(
      x: button.frame.maxX, y: 0, width: max(0, bounds.width - button.frame.maxX - Metrics.margin),
      height: Metrics.stripHeight)
  }
}
