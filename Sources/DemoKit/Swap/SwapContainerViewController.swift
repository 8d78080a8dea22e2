// SwapContainerViewController: one container that shows one of two children, and dissolves one into the other.

import UIKit

/// A bar above the child on show; the bar's button exchanges it for the other. How long children live is the
/// subclass's: `NewChildContainer` makes one at each exchange, `KeptChildrenContainer` keeps both.
class SwapContainerViewController: UIViewController {
  /// What the two children share.
  let model = SwapModel()

  private static let duration = 0.5

  private let bar = UINavigationBar()
  private let titleItem = UINavigationItem(title: "")
  private let barButton = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)
  /// Has the frame of the child on show; empty, so that it can be laid out before there is one.
  private let childView = UIView()
  private(set) var isSwapping = false

  /// The child on show.
  var currentChild: UIViewController? { children.first { $0.viewIfLoaded?.superview === view } }

  /// The child that is on show at the start; it is this controller's child when this returns.
  func makeFirstChild() -> UIViewController { add(OneViewController()) }

  /// The child to show in place of `current`; it is this controller's child when this returns.
  func childToShow(after current: UIViewController) -> UIViewController { current }

  /// Called when `old` is no longer on show and `new` is.
  func didSwap(from old: UIViewController, to new: UIViewController) {}

  /// Takes a screen in as a child, and gives it the shared model.
  func add(_ child: SwapChildViewController) -> SwapChildViewController {
    child.model = model
    addChild(child)
    return child
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    barButton.primaryAction = UIAction { [weak self] _ in self?.exchange() }
    titleItem.rightBarButtonItem = barButton
    bar.items = [titleItem]
    view.addSubview(bar)
    view.addSubview(childView)
    let child = makeFirstChild()
    configure(child)
    view.addSubview(child.view)
    updateTitles(for: child)
    child.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    bar.sizeToFit()
    bar.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: bar.bounds.height)
    childView.frame = CGRect(
      x: 0, y: bar.frame.maxY, width: view.bounds.width, height: max(0, view.bounds.height - bar.frame.maxY))
    for child in children where child.viewIfLoaded?.superview === view { configure(child) }
  }

  private func configure(_ child: UIViewController) { child.view.frame = childView.frame }

  /// Shows the other child. While one still dissolves into the other, a tap is left out, as navigation bars do.
  func exchange() {
    guard !isSwapping, let current = currentChild else { return }
    swap(from: current, to: childToShow(after: current))
  }

  private func swap(from old: UIViewController, to new: UIViewController) {
    guard old !== new else { return }
    isSwapping = true
    configure(new)
    transition(
      from: old, to: new, duration: Self.duration, options: .transitionCrossDissolve,
      animations: { self.updateTitles(for: new) },
      completion: { _ in
        self.isSwapping = false
        self.didSwap(from: old, to: new)
      })
  }

  private func updateTitles(for child: UIViewController) {
    let isFirst = child is OneViewController
    titleItem.title = isFirst ? "First View Controller" : "Second View Controller"
    barButton.title = isFirst ? "Two" : "One"
  }
}
