// CachedPropertyTests: for every property of a layer, that a picture which was kept is not shown once it is wrong.

import Foundation
import Geometry
import Layers
import Testing

@testable import Renderer

@Suite("R10: a kept picture equals a fresh one after a change of") struct CachedPropertyTests {
  /// A change of one property that shows in the scene below.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @Sendable (inout Frame.Node) -> Void

    init(_ name: String, _ apply: @escaping @Sendable (inout Frame.Node) -> Void) {
      (testDescription, self.apply) = (name, apply)
    }
  }

  static let changes: [Change] = [
    Change("bounds.size") { $0.bounds.size.width = 31 },
    Change("bounds.origin") { $0.bounds.origin.x = 4 },
    Change("position") { $0.position.x += 3.5 },
    Change("anchorPoint") { $0.anchorPoint = CGPoint(x: 0.25, y: 0.75) },
    Change("transform") { $0.transform = CATransform3DMakeRotation(0.4, 0, 0, 1) },
    Change("sublayerTransform") { $0.sublayerTransform = CATransform3DMakeScale(0.5, 0.5, 1) },
    Change("zPosition") { $0.zPosition = 5 },
    Change("opacity") { $0.opacity = 0.25 },
    Change("isHidden") { $0.isHidden = true },
    Change("isDoubleSided") {
      $0.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
      $0.isDoubleSided = false
    },
    Change("backgroundColor") { $0.backgroundColor = .green },
    Change("cornerRadius") { $0.cornerRadius = 9 },
    Change("borderWidth") { $0.borderWidth = 3 },
    Change("borderColor") { $0.borderColor = .blue },
    Change("masksToBounds") { $0.masksToBounds = true },
    Change("allowsGroupOpacity") {
      $0.opacity = 0.5
      $0.allowsGroupOpacity = false
    },
    Change("shouldRasterize and rasterizationScale") {
      $0.shouldRasterize = true
      $0.rasterizationScale = 0.5
    },
    Change("brightness") { $0.brightness = 0.5 },
    Change("contents") { $0.contents = .image(Bitmap(width: 3, height: 5, pixel: .pureGreen).image) },
    Change("contentsGravity") { $0.contentsGravity = .bottomRight },
    Change("contentsScale") {
      $0.contentsGravity = .center
      $0.contentsScale = 0.25
    },
    Change("children") { $0.children.removeLast() },
    Change("a child's property") { $0.children[0].backgroundColor = .white },
  ]

  /// How the layer is held: each of them keeps pictures of another kind.
  enum Holder: CaseIterable {
    case plain, faded, rasterized, turned, captured, dissolving

    func hold(_ subject: Frame.Node, beside other: Frame.Node) -> Frame.Node {
      var holder = Frame.Node(9, CGRect(x: 5, y: 5, width: 90, height: 70), .white, children: [subject, other])
      switch self {
      case .plain: break
      case .faded: holder.opacity = 0.75
      case .rasterized: holder.shouldRasterize = true
      case .turned: holder.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
      case .captured, .dissolving:
        let held = holder
        holder = Frame.Node(10, CGRect(x: 5, y: 5, width: 90, height: 70))
        let after = Frame.Node(11, CGRect(x: 0, y: 0, width: 90, height: 70), .blue)
        holder.contents = self == .captured ? .capture(held) : .mix(before: held, after: after, progress: 0.25)
      }
      return holder
    }
  }

  @Test(arguments: changes)
  func kept(change: Change) throws {
    let image = Bitmap(width: 4, height: 4, pixel: .pureRed).image
    var subject = Frame.Node(1, CGRect(x: 10, y: 10, width: 40, height: 30), CGColor(90, 120, 150))
    subject.contents = .image(image)
    subject.contentsGravity = .topLeft
    (subject.borderWidth, subject.borderColor) = (1, .black)
    subject.children = [
      Frame.Node(2, CGRect(x: 20, y: 12, width: 30, height: 10), .red),
      textLayer(3, CGRect(x: 2, y: 4, width: 36, height: 20), "Text", size: 12, baseline: 14),
    ]
    let other = Frame.Node(4, CGRect(x: 30, y: 20, width: 20, height: 30), CGColor(240, 200, 20))
    var changed = subject
    change.apply(&changed)
    let fonts = try pinnedFonts()
    for holder in Holder.allCases {
      let renderer = FrameRenderer(fonts: fonts)
      func frame(_ node: Frame.Node) -> Frame {
        Frame(100, 80, scale: 2, background: .white, [holder.hold(node, beside: other)])
      }
      func fresh(_ frame: Frame) -> Bitmap { FrameRenderer(fonts: fonts).render(frame) }
      let before = renderer.render(frame(subject))
      let after = renderer.render(frame(changed))
      #expect(after == fresh(frame(changed)), "\(holder)")
      #expect(after != before, "\(holder): the change does not show")
      #expect(renderer.render(frame(subject)) == before, "\(holder): and back")
    }
  }
}
