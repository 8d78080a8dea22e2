// LayerTreeTests: sublayers, geometry, conversion and hit testing.

import Essentials
import Foundation
import Geometry
import Layers
import OneAtATime
import Testing

@MainActor
@Suite("The layer tree", .oneAtATime) struct LayerTreeTests {
  func names(_ layer: CALayer) -> [String] { (layer.sublayers ?? []).map { $0.name ?? "" } }

  func layer(_ name: String, _ frame: CGRect = .zero) -> CALayer {
    let layer = CALayer()
    (layer.name, layer.frame) = (name, frame)
    return layer
  }

  @Test("Insertion by index and by sibling")
  func insertion() {
    let (root, a, b, c) = (CALayer(), layer("a"), layer("b"), layer("c"))
    #expect(root.sublayers == nil)
    root.addSublayer(a)
    root.insertSublayer(b, at: 0)
    root.insertSublayer(c, at: 99)
    #expect(names(root) == ["b", "a", "c"])
    root.insertSublayer(c, below: b)
    #expect(names(root) == ["c", "b", "a"])
    root.insertSublayer(c, above: b)
    #expect(names(root) == ["b", "c", "a"])
    root.replaceSublayer(a, with: layer("d"))
    #expect(names(root) == ["b", "c", "d"])
    #expect(a.superlayer == nil)
    root.addSublayer(b)
    #expect(names(root) == ["c", "d", "b"])
    root.sublayers = [b, a]
    #expect(names(root) == ["b", "a"])
    #expect(c.superlayer == nil && a.superlayer === root)
  }

  @Test("A layer moves from one superlayer to another, and never under itself")
  func moving() {
    let (one, other, child) = (layer("one"), layer("other"), layer("child"))
    one.addSublayer(child)
    other.addSublayer(child)
    #expect(one.sublayers == nil && child.superlayer === other)
    let (_, faults) = Fault.observing { child.addSublayer(other) }
    #expect(faults.count == 1)
    #expect(other.superlayer == nil)
  }

  @Test("frame follows from bounds, position and anchor point, and back")
  func frames() {
    let layer = layer("a", CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(layer.position == CGPoint(x: 25, y: 40))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 25, y: 40, width: 30, height: 40))
    layer.bounds.origin = CGPoint(x: 7, y: 7)
    #expect(layer.frame == CGRect(x: 25, y: 40, width: 30, height: 40))
    layer.frame = CGRect(x: 50, y: 60, width: -10, height: 20)
    #expect(layer.frame == CGRect(x: 40, y: 60, width: 10, height: 20))
  }

  @Test("The frame of a turned layer is the rectangle around it; setting one under a stretch divides by it")
  func transformedFrames() {
    let layer = layer("a", CGRect(x: 0, y: 0, width: 100, height: 50))
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    let frame = layer.frame
    #expect(abs(frame.minX - 25) < 1e-9 && abs(frame.minY + 25) < 1e-9)
    #expect(abs(frame.width - 50) < 1e-9 && abs(frame.height - 100) < 1e-9)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 60)
    #expect(layer.bounds.size == CGSize(width: 20, height: 30))
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 40, height: 60))
  }

  @Test("Geometry that cannot be drawn is a fault and changes nothing")
  func invalidGeometry() {
    let layer = layer("a", CGRect(x: 0, y: 0, width: 10, height: 10))
    let (_, faults) = Fault.observing {
      layer.position = CGPoint(x: CGFloat.nan, y: 0)
      layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
      layer.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
      layer.anchorPoint = CGPoint(x: 0, y: CGFloat.nan)
      layer.zPosition = .infinity
    }
    #expect(faults.count == 5)
    #expect(
      faults.first == "CALayerInvalidGeometry: CALayer position contains NaN or infinity: CGPoint(x: nan, y: 0.0). "
        + "Layer: CALayer \"a\"")
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    let (_, lines) = Log.observing { layer.transform = CATransform3DMakeScale(.nan, 1, 1) }
    #expect(lines.count == 1)
    #expect(layer.transform == CATransform3DIdentity)
  }

  @Test("Points convert up, down and across, scrolled bounds included")
  func conversion() {
    let screen = LayerScreen()
    let (left, right, deep) = (
      layer("left", CGRect(x: 10, y: 10, width: 100, height: 100)),
      layer("right", CGRect(x: 200, y: 0, width: 100, height: 100)),
      layer("deep", CGRect(x: 5, y: 5, width: 10, height: 10))
    )
    screen.root.addSublayer(left)
    screen.root.addSublayer(right)
    left.addSublayer(deep)
    left.bounds.origin = CGPoint(x: 0, y: 50)
    #expect(deep.convert(CGPoint(x: 1, y: 1), to: screen.root) == CGPoint(x: 16, y: -34))
    #expect(deep.convert(CGPoint(x: 16, y: -34), from: screen.root) == CGPoint(x: 1, y: 1))
    #expect(right.convert(CGPoint.zero, from: deep) == CGPoint(x: -185, y: -35))
    #expect(deep.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: -34))
    #expect(deep.convert(CGPoint(x: 2, y: 3), to: deep) == CGPoint(x: 2, y: 3))
  }

  @Test("Conversion through turns and perspective leads back")
  func projectiveConversion() {
    let screen = LayerScreen()
    let (page, dot) = (
      layer("page", CGRect(x: 50, y: 50, width: 200, height: 200)),
      layer("dot", CGRect(x: 20, y: 30, width: 4, height: 4))
    )
    screen.root.addSublayer(page)
    page.addSublayer(dot)
    screen.root.sublayerTransform.m34 = -1 / 500
    page.transform = CATransform3DMakeRotation(0.6, 0.2, 1, 0.1)
    let there = dot.convert(CGPoint(x: 1, y: 2), to: screen.root)
    let back = dot.convert(there, from: screen.root)
    #expect(abs(back.x - 1) < 1e-9 && abs(back.y - 2) < 1e-9)
    let rect = page.convert(page.bounds, to: screen.root)
    #expect(rect.height > 200, "the near edge is seen enlarged")
  }

  @Test("The frontmost, deepest layer is hit; hidden and cut off ones are not")
  func hitTesting() {
    let screen = LayerScreen()
    let (back, front, inner) = (
      layer("back", CGRect(x: 0, y: 0, width: 100, height: 100)),
      layer("front", CGRect(x: 50, y: 0, width: 100, height: 100)),
      layer("inner", CGRect(x: 90, y: 0, width: 50, height: 50))
    )
    screen.root.addSublayer(back)
    screen.root.addSublayer(front)
    front.addSublayer(inner)
    func hit(_ x: CGFloat, _ y: CGFloat) -> String? { screen.root.hitTest(CGPoint(x: x, y: y))?.name }
    #expect(hit(10, 10) == "back")
    #expect(hit(60, 10) == "front")
    #expect(hit(180, 10) == "inner", "beyond its superlayer's bounds")
    front.masksToBounds = true
    #expect(screen.root.hitTest(CGPoint(x: 180, y: 10)) === screen.root)
    back.zPosition = 1
    #expect(hit(60, 10) == "back")
    back.isHidden = true
    #expect(hit(60, 10) == "front")
    #expect(screen.root.hitTest(CGPoint(x: 999, y: 0)) == nil)
  }

  @Test("Values are read and set by key path, and kept under names of the user's own")
  func keyPaths() {
    let layer = layer("a", CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.setValue(3, forKeyPath: "position.x")
    #expect(layer.position == CGPoint(x: 3, y: 5))
    layer.setValue(2.0, forKeyPath: "transform.scale")
    #expect(layer.value(forKeyPath: "transform.scale.x") as? CGFloat == 2)
    layer.setValue("mine", forKey: "note")
    #expect(layer.value(forKey: "note") as? String == "mine")
    let (_, lines) = Log.observing { layer.setValue("wide", forKeyPath: "bounds") }
    #expect(lines == ["CALayer \"a\": String is no value for \"bounds\"; expected CGRect. It keeps what it had."])
  }

  @Test("The description shows the tree, one layer a line")
  func description() {
    let (root, child) = (layer("root", CGRect(x: 0, y: 0, width: 20, height: 10)), layer("child"))
    root.addSublayer(child)
    child.isHidden = true
    #expect(
      root.treeDescription == """
        CALayer "root" #\(root.id) (0.0, 0.0, 20.0, 10.0)
          CALayer "child" #\(child.id) (0.0, 0.0, 0.0, 0.0) hidden
        """)
  }
}
