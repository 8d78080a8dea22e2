// ConflictTests: constraints that cannot hold together are named, and layout goes on without the newest.

import Essentials
import Foundation
import Geometry
import OneAtATime
import Testing

@testable import Views

@MainActor @Suite("Conflicting constraints", .oneAtATime) struct ConflictTests {
  @Test("Two required widths: both are named, the later one is left out, once")
  func twoWidths() throws {
    let stand = LayoutStand()
    let view = stand.view()
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let second = view.widthAnchor.constraint(equalToConstant: 150)
    first.identifier = "narrow"
    let other = view.heightAnchor.constraint(equalToConstant: 30)
    NSLayoutConstraint.activate([first, other, second])
    let messages = Log.observing {
      stand.layOut()
      stand.root.frame.size.height = 400
      stand.layOut()
    }.messages
    #expect(view.frame == CGRect(0, 0, 100, 30))
    let message = try #require(messages.first)
    #expect(messages.count == 1)
    #expect(
      message == """
        [LayoutConstraints] Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:'narrow' UIView.width == 100   (active)>",
            "<NSLayoutConstraint UIView.width == 150   (active)>"
        )
        Will attempt to recover by breaking constraint
        <NSLayoutConstraint UIView.width == 150   (active)>
        """)
  }

  @Test("A constraint that was left out counts again when the other goes, and is named again when it comes back")
  func recovery() {
    let stand = LayoutStand()
    let view = stand.view()
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let second = view.widthAnchor.constraint(equalToConstant: 150)
    NSLayoutConstraint.activate([first, second])
    let messages = Log.observing {
      stand.layOut()
      first.isActive = false
      stand.layOut()
      #expect(view.frame.width == 150)
      first.isActive = true
      stand.layOut()
      #expect(view.frame.width == 150)
    }.messages
    #expect(messages.count == 2)
  }

  @Test("A long way around: edges, a size and a given frame contradict each other; others are not named")
  func given() throws {
    let stand = LayoutStand()
    let wall = UIView(frame: CGRect(0, 0, 50, 50))
    stand.root.addSubview(wall)
    let (view, bystander) = (stand.view(), stand.box(10, 10))
    NSLayoutConstraint.activate([
      bystander.leftAnchor.constraint(equalTo: wall.rightAnchor),
      view.leftAnchor.constraint(equalTo: wall.leftAnchor), view.rightAnchor.constraint(equalTo: wall.rightAnchor),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
    ])
    let messages = Log.observing { stand.layOut() }.messages
    let message = try #require(messages.first)
    #expect(messages.count == 1)
    #expect(message.contains("UIView.left == UIView.left "))
    #expect(message.contains("UIView.right == UIView.right "))
    #expect(message.contains("UIView.width >= 80"))
    #expect(message.contains("NSAutoresizingMaskLayoutConstraint UIView.frame == (0, 0, 50, 50)"))
    #expect(!message.contains("ContentBox"))
    #expect(view.frame.width == 50)
  }

  @Test("Optional constraints that miss each other are nobody's fault")
  func optional() {
    let stand = LayoutStand()
    let view = stand.view()
    for width in [10, 500] as [CGFloat] {
      let wish = view.widthAnchor.constraint(equalToConstant: width)
      wish.priority = UILayoutPriority(999)
      wish.isActive = true
    }
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 40).isActive = true
    let messages = Log.observing { stand.layOut() }.messages
    #expect(messages.isEmpty)
    #expect(view.frame.width <= 40 && view.frame.width >= 10)
  }
}
