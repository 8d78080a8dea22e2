// ViewLoading: how a controller comes by its view, once, on demand (B10–B13).

import Essentials
import Foundation
import Views

/// The view of one controller and how far its loading has come.
@MainActor
final class ViewLoading {
  var view: UIView?
  /// Sets the view from a file; used by the default `loadView()`.
  var loader: (@MainActor (UIViewController) -> Void)?
  var isRunning = false
}

extension UIViewController {
  /// Sets `view` from a storyboard; the default `loadView()` calls it.
  package var viewLoader: (@MainActor (UIViewController) -> Void)? {
    get { loading.loader }
    set { loading.loader = newValue }
  }

  /// Whether the view has been loaded; asking does not load it.
  public var isViewLoaded: Bool { loading.view != nil }

  /// The view if it has been loaded.
  public var viewIfLoaded: UIView? { loading.view }

  /// Loads the view unless that has been done.
  public func loadViewIfNeeded() { _ = loadedView() }

  func loadedView() -> UIView {
    if let view = loading.view { return view }
    guard !loading.isRunning else {
      fault("-[\(Swift.type(of: self)) loadView] reads `view` before setting it, which would load it again")
      return installPlainView()
    }
    loading.isRunning = true
    loadView()
    loading.isRunning = false
    if loading.view == nil {
      fault("-[\(Swift.type(of: self)) loadView] returned without setting `view`")
    }
    let view = loading.view ?? installPlainView()
    viewDidLoad()
    return loading.view ?? view
  }

  func loadDefaultView() {
    viewLoader?(self)
    if loading.view == nil { _ = installPlainView() }
  }

  private func installPlainView() -> UIView {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    replaceView(with: view)
    return view
  }

  func replaceView(with view: UIView?) {
    guard loading.view !== view else { return }
    loading.view?.owner = nil
    loading.view = view
    view?.owner = self
  }
}
