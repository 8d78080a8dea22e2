// LayoutGuideTests: guides, margins, the safe area and the content of scroll views in constraints.

import Essentials
import Foundation
import Geometry
import OneAtATime
import Testing

@testable import Views

@MainActor @Suite("Layout guides", .oneAtATime) struct LayoutGuideTests {
  private func fill(_ view: UIView, _ guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  @Test("A free guide takes part like a view, and knows its rectangle")
  func free() {
    let stand = LayoutStand()
    let (guide, view) = (UILayoutGuide(), stand.box(20, 20))
    stand.root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: stand.root.leftAnchor, constant: 100),
      guide.widthAnchor.constraint(equalToConstant: 60), guide.topAnchor.constraint(equalTo: stand.root.topAnchor),
      guide.bottomAnchor.constraint(equalTo: stand.root.bottomAnchor),
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
    ])
    stand.layOut()
    #expect(guide.layoutFrame == CGRect(100, 0, 60, 480))
    #expect(view.frame == CGRect(120, 230, 20, 20))
    stand.root.removeLayoutGuide(guide)
    #expect(stand.root.constraints.isEmpty && guide.owningView == nil)
  }

  @Test("X19: margins and the safe area are guides that follow their insets")
  func insets() {
    let world = World(statusBarHeight: 20)
    let root = world.view(CGRect(0, 0, 320, 480))
    let (safe, inner) = (UIView(), UIView())
    for view in [safe, inner] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    fill(safe, root.safeAreaLayoutGuide)
    fill(inner, root.layoutMarginsGuide)
    world.window.layoutIfNeeded()
    #expect(safe.frame == CGRect(0, 20, 320, 460))
    #expect(inner.frame == CGRect(8, 28, 304, 444))
    root.layoutMargins = UIEdgeInsets(top: 1, left: 30, bottom: 3, right: 40)
    root.frame.origin.y = 15
    world.window.layoutIfNeeded()
    #expect(safe.frame == CGRect(0, 5, 320, 475))
    #expect(inner.frame == CGRect(30, 6, 250, 471))
    #expect(root.layoutMarginsGuide.layoutFrame == inner.frame)
  }

  @Test("G23, X19: the older guides are as high as the controller says")
  func supports() {
    let stand = LayoutStand()
    let top = LayoutSupportGuide(edge: .top, owningView: stand.root)
    let bottom = LayoutSupportGuide(edge: .bottom, owningView: stand.root)
    let view = stand.view()
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: top.bottomAnchor, constant: 8),
      view.bottomAnchor.constraint(equalTo: bottom.topAnchor),
      NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: top, attribute: .height, multiplier: 1, constant: 10),
    ])
    stand.layOut()
    #expect(view.frame == CGRect(0, 8, 10, 472))
    (top.length, bottom.length) = (64, 49)
    stand.layOut()
    #expect(view.frame == CGRect(0, 72, 74, 359))
  }

  @Test("Text that is easy to read is at most 672 points wide, in the middle")
  func readable() {
    let stand = LayoutStand(size: CGSize(width: 1000, height: 100))
    let view = stand.view()
    fill(view, stand.root.readableContentGuide)
    stand.layOut()
    #expect(view.frame == CGRect(164, 8, 672, 84))
  }

  @Test("Constraints on a scroll view's edges from inside size its content, from outside place it")
  func scrollContent() {
    let stand = LayoutStand()
    let scrollView = stand.add(UIScrollView())
    let content = stand.box(500, 900, in: scrollView)
    NSLayoutConstraint.activate([
      scrollView.leftAnchor.constraint(equalTo: stand.root.leftAnchor, constant: 10),
      scrollView.topAnchor.constraint(equalTo: stand.root.topAnchor, constant: 10),
      scrollView.widthAnchor.constraint(equalToConstant: 200), scrollView.heightAnchor.constraint(equalToConstant: 100),
      content.leftAnchor.constraint(equalTo: scrollView.leftAnchor, constant: 5),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 6),
      content.rightAnchor.constraint(equalTo: scrollView.rightAnchor, constant: -7),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -8),
    ])
    stand.layOut()
    #expect(scrollView.frame == CGRect(10, 10, 200, 100))
    #expect(scrollView.contentSize == CGSize(width: 512, height: 914))
    #expect(content.frame == CGRect(5, 6, 500, 900))
    let count = LayoutEngine.current.solutionCount
    scrollView.contentOffset = CGPoint(x: 30, y: 40)
    stand.layOut()
    #expect(content.frame == CGRect(5, 6, 500, 900))
    #expect(LayoutEngine.current.solutionCount == count)
    content.content.height = 300
    stand.layOut()
    #expect(scrollView.contentSize == CGSize(width: 512, height: 314))
    #expect(content.frame == CGRect(5, 6, 500, 300))
  }

  @Test("Content as wide as the scroll view scrolls one way; what holds on to the frame guide stays")
  func scrollGuides() {
    let stand = LayoutStand()
    let scrollView = UIScrollView(frame: CGRect(0, 0, 200, 100))
    stand.root.addSubview(scrollView)
    let (content, badge) = (stand.view(in: scrollView), stand.box(10, 10, in: scrollView))
    fill(content, scrollView.contentLayoutGuide)
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 700),
      badge.rightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.rightAnchor, constant: -5),
      badge.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 5),
    ])
    stand.layOut()
    #expect(scrollView.contentSize == CGSize(width: 200, height: 700))
    scrollView.contentOffset.y = 250
    stand.layOut()
    #expect(content.frame == CGRect(0, 0, 200, 700))
    #expect(badge.frame == CGRect(185, 255, 10, 10))
  }

  @Test("X15: a controller's root view keeps the frame that its container sets, whatever the file says of its mask")
  func rootView() {
    let world = World()
    let owner = Owner(world)
    let (container, root) = (world.view(CGRect(0, 0, 320, 480)), UIView(frame: CGRect(0, 44, 320, 400)))
    root.owner = owner
    root.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(root)
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(label)
    label.widthAnchor.constraint(equalToConstant: 9).isActive = true
    world.window.layoutIfNeeded()
    #expect(root.frame == CGRect(0, 44, 320, 400))
    root.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 7).isActive = true
    root.widthAnchor.constraint(equalToConstant: 100).isActive = true
    world.window.layoutIfNeeded()
    #expect(root.frame == CGRect(7, 0, 100, 0))
  }
}
