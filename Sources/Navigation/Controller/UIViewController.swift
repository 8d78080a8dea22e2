// UIViewController: one screen, or a part of one, and its place among others. What users override stands here.

import Essentials
import Foundation
import Geometry
import Views

/// Manages one view hierarchy: loads it, hears when it appears and disappears, and may hold other controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// The name of the interface file given at creation; kept for the class's own use, no file is read for it.
  public let nibName: String?
  /// The bundle given at creation.
  public let nibBundle: Bundle?

  /// Makes a controller whose view comes from `loadView()`.
  public init(nibName: String?, bundle: Bundle?) {
    (self.nibName, nibBundle) = (nibName, bundle)
    super.init()
  }

  /// Makes a controller for a storyboard, which sets it up afterwards.
  public required init?(coder: NSCoder) {
    (nibName, nibBundle) = (nil, nil)
    super.init()
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  // MARK: State

  let appearance = AppearanceState()
  let loading = ViewLoading()
  var movement = Movement()
  var presentation = PresentationLinks()
  var storedChildren = ChildList()
  weak var storedParent: UIViewController?
  /// Where it is kept among its parent's children.
  var childPlace = 0
  /// Where it stands in the stacks of navigation controllers.
  var stackPlaces = StackPlaces()
  var storedNavigationItem: UINavigationItem?
  var storedEditButtonItem: UIBarButtonItem?
  var storedIsEditing = false
  var guides: LayoutGuides?
  var coordinator: TransitionCoordinator?
  var segues = SegueStore()
  final var storedBackHandler: (@MainActor () -> Bool)?

  // MARK: View

  /// The root view; reading it loads it.
  open var view: UIView! {
    get { loadedView() }
    set { replaceView(with: newValue) }
  }

  /// Makes the view and stores it in `view`; by default the storyboard's, else an empty one.
  open func loadView() { loadDefaultView() }

  /// Tells that the view has been loaded.
  open func viewDidLoad() {}

  /// Tells that the view's subviews are about to be laid out.
  open func viewWillLayoutSubviews() {}

  /// Tells that the view's subviews have been laid out.
  open func viewDidLayoutSubviews() {}

  /// The title that bars show for this screen.
  open var title: String? {
    didSet { storedNavigationItem?.title = title }
  }

  /// Asks the class to give back what it can make again. Nothing on a desktop calls it; older code overrides it.
  open func didReceiveMemoryWarning() {}

  // MARK: Appearance

  /// Tells that the view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}

  /// Tells, between `viewWillAppear` and the first layout, that the view is in its window with its size.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Tells that the view is shown.
  open func viewDidAppear(_ animated: Bool) {}

  /// Tells that the view is about to be covered or taken away.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Tells that the view is covered or gone.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children in the view tree hear of this controller's appearing and disappearing without its help.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that its container begins to show or hide it.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearance.begin(isAppearing, animated: animated, of: self)
  }

  /// Tells a child that what `beginAppearanceTransition` announced has happened.
  open func endAppearanceTransition() { appearance.end(of: self) }

  // MARK: Containment

  /// Takes `child` in, after removing it from another parent; calls its `willMove(toParent:)`.
  open func addChild(_ child: UIViewController) { adopt(child) }

  /// Takes this controller out of its parent, then calls `didMove(toParent: nil)`.
  open func removeFromParent() { leaveParent() }

  /// Tells that the parent is about to change; nil before a removal.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { movement.isFromParent = true }
  }

  /// Tells that the parent has changed; nil after a removal.
  open func didMove(toParent parent: UIViewController?) { movement.isToParent = false }

  /// Swaps the views of two children with an animation; parents stay as they are.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    ChildSwap(parent: self, from: fromViewController, to: toViewController).run(
      duration: duration, options: options, animations: animations, completion: completion)
  }

  // MARK: Size and environment

  /// The part of the view's edges that this controller keeps free beyond what bars cover, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { if additionalSafeAreaInsets != oldValue { safeAreaSourceDidChange() } }
  }

  /// The size in points that the controller asks of a container that lets it choose; zero asks for none.
  open var preferredContentSize: CGSize = .zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Tells a container that a child asks for another size.
  open func preferredContentSizeDidChange(forChildContentContainer container: UIViewController) {}

  /// Tells that the view is about to change to `size`, in points; by default passed to the children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// The edges on which the view goes on under bars.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { safeAreaSourceDidChange() } }
  }

  /// Whether the view also goes on under bars that nothing shines through.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { safeAreaSourceDidChange() } }
  }

  /// Whether the first scroll view keeps its content clear of bars.
  open var automaticallyAdjustsScrollViewInsets = true

  // MARK: Editing

  /// Whether the screen edits what it shows; setting it is `setEditing(_:animated:)` without animation.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing, and sets the edit button's title. Overrides call super first.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    updateEditButtonItem(animated: animated)
  }

  // MARK: Presentation

  /// How this controller is presented; full screen unless set.
  open var modalPresentationStyle = UIModalPresentationStyle.fullScreen
  /// The movement with which it is presented and dismissed.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a presentation in the current context stays inside this controller's view.
  open var definesPresentationContext = false
  /// Whether presentations in this controller's context use its transition style.
  open var providesPresentationContextTransitionStyle = false
  /// Supplies animators and presentation controllers in place of the built-in ones.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Shows another controller over this one.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { beginPresenting(viewControllerToPresent, animated: flag, completion: completion) }

  /// Dismisses what this controller presents, with all above it, or else this controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissing(animated: flag, completion: completion)
  }

  /// Shows a controller in the way of the nearest container that has one; without one, presents it.
  open func show(_ viewController: UIViewController, sender: Any?) {
    guard let parent else { return present(viewController, animated: true) }
    parent.show(viewController, sender: sender)
  }

  /// Shows a controller in the secondary place of the nearest container that has one; without one, as `show` does.
  open func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    guard let parent else { return show(viewController, sender: sender) }
    parent.showDetailViewController(viewController, sender: sender)
  }

  // MARK: Segues

  /// Performs the segue of that identifier, without asking `shouldPerformSegue`.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performSegueFromStore(identifier: identifier, sender: sender)
  }

  /// Whether a segue that a control, bar item or cell sets off is performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Hands the destination what it needs; called on the source before the segue is performed.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether this controller is the one to return to: by default whether it has the action and is not the source.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any) }

  /// The older spelling of `canPerformUnwindSegueAction(_:from:sender:)`.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool { UnwindSearch.ownAnswer(of: self, to: action, from: fromViewController) }

  /// The children among which to look for an unwind's destination, in order.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let excluded = childContaining(source)
    return children.filter { $0 !== excluded }
  }

  /// The older way for a container to answer for its subtree; overriding it replaces the search among the children.
  open func forUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
  ) -> UIViewController? {
    UnwindSearch.defaultAnswer(of: self, to: action, from: fromViewController, sender: sender)
  }

  /// The older way for a container to supply the segue that leads back to one of its children.
  open func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
  ) -> UIStoryboardSegue? {
    UIStoryboardSegue(identifier: identifier, source: fromViewController, destination: toViewController)
  }

  /// Moves one step of an unwind: shows `subsequentVC`, the next controller towards the destination.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Responder chain

  /// The view around this controller's view; of a presented controller, the one that presents it.
  open override var next: UIResponder? {
    if isPresentedRoot { return presentation.presenting }
    return viewIfLoaded?.superview ?? placeWhenCovered
  }
}
