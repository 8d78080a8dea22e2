// AnimationValueTests: what an animation makes of its values.

import Foundation
import Geometry
import Layers
import OneAtATime
import Testing

@MainActor
@Suite("The values of animations", .oneAtATime) struct AnimationValueTests {
  @Test("from, to and by: what is missing is the layer's own value")
  func ends() {
    let screen = LayerScreen()
    func opacity(from: Any? = nil, to: Any? = nil, by: Any? = nil) -> CGFloat {
      let layer = screen.addLayer()
      layer.opacity = 0.5
      layer.removeAllAnimations()
      let fade = animation("opacity", from: from, to: to)
      fade.byValue = by
      return screen.halfway(layer, fade).opacity
    }
    #expect(opacity(from: 0, to: 1) == 0.5)
    #expect(opacity(from: 0) == 0.25)
    #expect(opacity(to: 1) == 0.75)
    #expect(opacity(by: 0.25) == 0.625)
    #expect(opacity(from: 0.25, by: 0.5) == 0.5)
    #expect(opacity(to: 1, by: 0.5) == 0.75)
    #expect(opacity() == 0.5)
  }

  @Test("Every number that user code may give is read", arguments: 0..<5)
  func numbers(index: Int) {
    let screen = LayerScreen()
    let value = ([0.5, Float(0.5), CGFloat(0.5), NSNumber(0.5), NSNumber(value: Float(0.5))] as [Any])[index]
    #expect(screen.halfway(screen.addLayer(), animation("opacity", from: value, to: value)).opacity == 0.5)
  }

  @Test("Parts of a property are animated by their own key paths")
  func parts() {
    let screen = LayerScreen()
    let layer = screen.addLayer()
    #expect(screen.halfway(layer, animation("position.x", from: 0, to: 200)).position == CGPoint(x: 100, y: 50))
    let wide = screen.halfway(screen.addLayer(), animation("bounds.size.width", from: 0, to: 50))
    #expect(wide.bounds == CGRect(x: 0, y: 0, width: 25, height: 100))
    let turned = screen.halfway(screen.addLayer(), animation("transform.rotation.z", from: 0, to: Double.pi))
    #expect(abs(turned.transform.m12 - 1) < 1e-12)
    let scaled = screen.halfway(screen.addLayer(), animation("transform.scale", from: 0, to: 1))
    #expect(abs(scaled.transform.m11 - 0.5) < 1e-12 && abs(scaled.transform.m22 - 0.5) < 1e-12)
  }

  @Test("A7: colours mix component by component, none is the other one, transparent")
  func colors() {
    let screen = LayerScreen()
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    let mixed = screen.halfway(screen.addLayer(), animation("backgroundColor", from: red, to: blue))
    #expect(mixed.backgroundColor == CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 0.75))
    let fromNone = screen.halfway(screen.addLayer(), animation("backgroundColor", from: NSNull(), to: red))
    #expect(fromNone.backgroundColor == CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test("Transforms turn without shrinking")
  func transforms() {
    let screen = LayerScreen()
    let turn = animation(
      "transform", from: CATransform3DIdentity, to: CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
    let shown = screen.halfway(screen.addLayer(), turn).transform
    let expected = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    #expect(zip(shown.elements, expected.elements).allSatisfy { abs($0 - $1) < 1e-12 })
  }

  @Test("A key path that names nothing shows nothing, but is told to end")
  func unknownKeyPath() {
    let screen = LayerScreen()
    let diary = Diary()
    let layer = screen.addLayer()
    let before = screen.frame
    layer.add(animation("progress", from: 0, to: 1, onStop: diary.stop("progress")), forKey: nil)
    screen.turn.run()
    screen.go(to: 0.5)
    #expect(screen.frame == before)
    screen.go(to: 1)
    #expect(diary.lines == ["progress true"])
  }

  @Test("A18: additive animations stack, and both run to their end")
  func additive() {
    let screen = LayerScreen()
    let diary = Diary()
    let layer = screen.addLayer()
    for (key, x) in [("first", 100.0), ("second", 40.0)] {
      let move = animation("position", from: CGPoint(x: x, y: 0), to: CGPoint.zero, onStop: diary.stop(key))
      move.isAdditive = true
      layer.add(move, forKey: key)
    }
    screen.turn.run()
    #expect(screen.shown(layer)?.position == CGPoint(x: 190, y: 50))
    screen.go(to: 0.5)
    #expect(screen.shown(layer)?.position == CGPoint(x: 120, y: 50))
    screen.go(to: 1)
    #expect(screen.shown(layer)?.position == CGPoint(x: 50, y: 50))
    #expect(diary.lines == ["first true", "second true"])
  }

  @Test("A21: a linear move that is reversed half way freezes until the first one ends, then moves back")
  func additiveReversal() {
    let screen = LayerScreen()
    let layer = screen.addLayer()
    func move(to x: CGFloat, key: String) {
      let old = layer.position
      layer.position = CGPoint(x: x, y: 0)
      let change = CABasicAnimation(keyPath: "position")
      change.duration = 3
      change.setAdditive(from: old, to: layer.position)
      layer.add(change, forKey: key)
    }
    layer.actions = ["position": NSNull()]
    layer.position = CGPoint(x: 120, y: 0)
    move(to: 240, key: "there")
    screen.turn.run()
    screen.go(to: 1.5)
    #expect(screen.shown(layer)?.position.x == 180)
    move(to: 120, key: "back")
    screen.turn.run()
    for time in [1.5, 1.75, 2, 2.5, 2.99] {
      screen.go(to: time)
      #expect(abs((screen.shown(layer)?.position.x ?? 0) - 180) < 1e-9, "at \(time)")
    }
    screen.go(to: 3.75)
    #expect(abs((screen.shown(layer)?.position.x ?? 0) - 150) < 1e-9)
    screen.go(to: 4.5)
    #expect(screen.shown(layer)?.position.x == 120)
  }

  @Test("A9: setting an additively animated value moves the screen by the difference; of an absolute one it does not")
  func settingWhileAnimating() {
    let screen = LayerScreen()
    let layer = screen.addLayer()
    layer.actions = ["position": NSNull(), "opacity": NSNull()]
    let move = CABasicAnimation(keyPath: "position")
    move.duration = 1
    move.setAdditive(from: CGPoint(x: 0, y: 50), to: layer.position)
    layer.add(move, forKey: nil)
    layer.add(animation("opacity", from: 0, to: 1), forKey: nil)
    screen.turn.run()
    screen.go(to: 0.5)
    #expect(screen.shown(layer)?.position.x == 25)
    layer.position.x += 10
    layer.opacity = 0.1
    screen.turn.run()
    #expect(screen.shown(layer)?.position.x == 35)
    #expect(screen.shown(layer)?.opacity == 0.5)
  }

  @Test("Additive transforms start from the old one, end at the new one, and turn in between")
  func additiveTransform() {
    let screen = LayerScreen()
    let layer = screen.addLayer()
    layer.actions = ["transform": NSNull()]
    let old = CATransform3DMakeScale(2, 2, 1)
    layer.transform = CATransform3DTranslate(CATransform3DMakeScale(4, 4, 1), 25, 0, 0)
    let change = CABasicAnimation(keyPath: "transform")
    change.duration = 1
    #expect(change.setAdditive(from: old, to: layer.transform))
    layer.add(change, forKey: nil)
    screen.turn.run()
    #expect(screen.shown(layer)?.transform == old)
    screen.go(to: 0.5)
    #expect(screen.shown(layer)?.transform.m11 == 3)
    #expect(screen.shown(layer)?.transform.m41 == 50)
    let flat = CABasicAnimation(keyPath: "transform")
    #expect(!flat.setAdditive(from: old, to: CATransform3DMakeScale(0, 1, 1)))
    #expect(!flat.isAdditive)
  }

  @Test("A cumulative animation begins each run where the one before it ended")
  func cumulative() {
    let screen = LayerScreen()
    let layer = screen.addLayer()
    let turn = animation("transform.rotation.z", from: 0, to: Double.pi / 2)
    (turn.isCumulative, turn.repeatCount) = (true, 4)
    layer.add(turn, forKey: nil)
    screen.turn.run()
    screen.go(to: 1.5)
    let angle = Double(screen.shown(layer)?.transform.rotationZ ?? 0)
    #expect(abs(angle - 0.75 * .pi) < 1e-9)
  }

  @Test("A33: a spring animation follows its spring, in seconds")
  func spring() {
    let screen = LayerScreen()
    let layer = screen.addLayer()
    let move = CASpringAnimation(keyPath: "position.x")
    move.spring = Spring(dampingRatio: 0.5, duration: 1)
    (move.fromValue, move.toValue, move.duration) = (0, 100, 1)
    #expect(abs(move.stiffness - 161.719503) < 0.0002)
    layer.add(move, forKey: nil)
    screen.turn.run()
    screen.go(to: 0.3)
    let expected = 100 * Spring(dampingRatio: 0.5, duration: 1).value(at: 0.3)
    #expect(expected > 100, "overshoots")
    #expect(abs(Double(screen.shown(layer)?.position.x ?? 0) - expected) < 1e-9)
  }

  @Test("A group cuts its members off at its end and shifts their beginnings")
  func group() {
    let screen = LayerScreen()
    let layer = screen.addLayer()
    let (fade, move) = (animation("opacity", from: 0, to: 1), animation("position.x", from: 0, to: 100, duration: 10))
    fade.beginTime = 1
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([fade, move], 1.5)
    layer.add(group, forKey: "group")
    screen.turn.run()
    screen.go(to: 0.5)
    #expect(screen.shown(layer)?.opacity == 1, "not yet begun")
    #expect(screen.shown(layer)?.position.x == 5)
    screen.go(to: 1.25)
    #expect(screen.shown(layer)?.opacity == 0.25)
    screen.go(to: 1.5)
    #expect(layer.animationKeys() == nil)
    #expect(screen.shown(layer)?.position.x == 50)
  }

  @Test("A group's curve bends the time of its members")
  func easedGroup() {
    let screen = LayerScreen()
    let layer = screen.addLayer()
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([animation("opacity", from: 0, to: 1, duration: 0)], 1)
    group.timingFunction = CAMediaTimingFunction(name: .easeIn)
    #expect(abs(screen.halfway(layer, group).opacity - 0.3154) < 0.0001)
  }
}
