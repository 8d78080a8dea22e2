// UIScrollView+LayoutGuides: constraints on a scroll view's own rectangle and on that of its content.

extension UIScrollView {
  /// The scroll view's own rectangle, which stays while the content scrolls.
  public var frameLayoutGuide: UILayoutGuide { ownGuide(.scrollFrame, "UIScrollView-frameLayoutGuide") }

  /// The content's rectangle. Constraints between it and views inside the scroll view set `contentSize`, as those on
  /// the scroll view's own edges do.
  public var contentLayoutGuide: UILayoutGuide { ownGuide(.scrollContent, "UIScrollView-contentLayoutGuide") }
}
