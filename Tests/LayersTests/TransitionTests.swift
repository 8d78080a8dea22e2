// TransitionTests: the poses of view transitions, and a layer's way through one.

import Foundation
import Geometry
import Layers
import OneAtATime
import Testing

@MainActor
@Suite("Transitions", .oneAtATime) struct TransitionTests {
  nonisolated static let size = CGSize(width: 320, height: 480)
  nonisolated static let quarters: [(progress: Double, angle: Double, turned: Double, showsAfter: Bool)] = [
    (0, 0, 0, false), (0.25, .pi / 4, 0.5.squareRoot(), false), (0.5, -.pi / 2, 1, true),
    (0.75, -.pi / 4, 0.5.squareRoot(), true), (1, 0, 0, true),
  ]
  nonisolated static let directions: [(FlipPose.Direction, side: Double, sign: Double)] = [
    (.fromLeft, 320, 1), (.fromRight, 320, -1), (.fromTop, 480, -1), (.fromBottom, 480, 1),
  ]

  @Test("F7, F8, F10: the pose of each flip at each quarter", arguments: directions, quarters)
  func pose(
    direction: (FlipPose.Direction, side: Double, sign: Double),
    quarter: (progress: Double, angle: Double, turned: Double, showsAfter: Bool)
  ) {
    let pose = FlipPose(direction.0, at: quarter.progress, in: Self.size)
    #expect(abs(pose.angle - direction.sign * quarter.angle) < 1e-12)
    #expect(abs(pose.depth - direction.side / 2 * quarter.turned) < 1e-9)
    #expect(abs(pose.brightness - (1 - quarter.turned / 4)) < 1e-12)
    #expect(pose.distance == 3 * direction.side)
    #expect(pose.showsAfter == quarter.showsAfter)
    #expect(pose.isVertical == (direction.side == 320))
  }

  @Test("F10: the four corners in closed form: the near edge at its own height, the far edge shorter")
  func corners() {
    let (w, h) = (320.0, 480.0)
    for step in 0...20 {
      let progress = Double(step) / 20
      let pose = FlipPose(.fromLeft, at: progress, in: Self.size)
      let map = pose.transform.concatenating(pose.perspective)
      let corners = [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)].map {
        map.project(CGPoint(x: $0.0, y: $0.1)).point
      }
      // A point x of the turned side lies at x·cos θ and at depth x·sin θ + (w/2)·|sin θ|, seen from 3w.
      func seen(_ x: Double) -> (x: Double, scale: Double) {
        let depth = x * sin(pose.angle) + w / 2 * abs(sin(pose.angle))
        let scale = 3 * w / (3 * w + depth)
        return (x * cos(pose.angle) * scale, scale)
      }
      let (left, right) = (seen(-w / 2), seen(w / 2))
      let expected = [
        (left.x, -h / 2 * left.scale), (right.x, -h / 2 * right.scale), (right.x, h / 2 * right.scale),
        (left.x, h / 2 * left.scale),
      ]
      for (corner, point) in zip(corners, expected) {
        #expect(abs(corner.x - point.0) < 1e-9 && abs(corner.y - point.1) < 1e-9, "at \(progress)")
      }
      #expect(abs(max(left.scale, right.scale) - 1) < 1e-12, "the near edge is never taller")
      #expect(step == 0 || step == 20 || min(left.scale, right.scale) < 1, "the far edge is shorter")
    }
  }

  @Test("F6: coming from the left, the left edge is the near one before the swap, and travels right")
  func nearEdge() {
    let early = FlipPose(.fromLeft, at: 0.25, in: Self.size)
    let map = early.transform.concatenating(early.perspective)
    #expect(map.project(CGPoint(x: -160, y: 0)).w < map.project(CGPoint(x: 160, y: 0)).w)
    let positions = stride(from: 0.0, through: 0.45, by: 0.05).map { progress in
      let pose = FlipPose(.fromLeft, at: progress, in: Self.size)
      return pose.transform.concatenating(pose.perspective).project(CGPoint(x: -160, y: 0)).point.x
    }
    #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 < $1 })
    let top = FlipPose(.fromTop, at: 0.25, in: Self.size)
    let topMap = top.transform.concatenating(top.perspective)
    #expect(topMap.project(CGPoint(x: 0, y: -240)).w < topMap.project(CGPoint(x: 0, y: 240)).w)
  }

  @Test("F8, F10: edge-on nothing is seen")
  func edgeOn() {
    let pose = FlipPose(.fromLeft, at: 0.5, in: Self.size)
    #expect(abs(pose.transform.m11) < 1e-12)
  }

  /// Two pictures of a container of 320 by 480 points.
  func transition(_ style: LayerTransition.Style) -> (LayerTransition, Frame.Node) {
    var (before, now) = (Frame.Node(id: 900), Frame.Node(id: 7))
    (before.bounds, before.backgroundColor) = (CGRect(origin: .zero, size: Self.size), .white)
    (now.bounds, now.backgroundColor) = (CGRect(origin: .zero, size: Self.size), .black)
    (now.position, now.opacity) = (CGPoint(x: 160, y: 300), 0.5)
    return (LayerTransition(style: style, before: before, contentID: 901), now)
  }

  @Test("The slot lies where the layer lies and fades as it does; the pictures in it are opaque")
  func slot() {
    let (transition, now) = transition(.flipFromLeft)
    let slot = transition.pose(of: now, at: 0.75)
    #expect(slot.id == 7 && slot.position == CGPoint(x: 160, y: 300) && slot.opacity == 0.5)
    #expect(slot.backgroundColor == nil && slot.contents == nil)
    let face = slot.children[0]
    #expect(face.id == 901 && face.opacity == 1 && face.backgroundColor == .black)
    #expect(face.position == CGPoint(x: 160, y: 240))
  }

  @Test("F8, F9: a flip shows one one-sided picture, the second from half way on, upright at the end")
  func flip() {
    let (transition, now) = transition(.flipFromRight)
    for (progress, id) in [(0, 900), (0.49, 900), (0.5, 901), (1, 901)] as [(Double, UInt64)] {
      let slot = transition.pose(of: now, at: progress)
      #expect(slot.children.map(\.id) == [id])
      #expect(!slot.children[0].isDoubleSided)
      #expect(slot.sublayerTransform.m34 == -1.0 / 960)
    }
    #expect(transition.pose(of: now, at: 0).children[0].transform == .identity)
    #expect(transition.pose(of: now, at: 1).children[0].transform == .identity)
    #expect(transition.pose(of: now, at: 1).children[0].brightness == 1)
  }

  @Test("F5: a dissolve mixes the two pictures by progress")
  func dissolve() throws {
    let (transition, now) = transition(.dissolve)
    guard case .mix(let before, let after, let progress) = transition.pose(of: now, at: 0.25).contents else {
      Issue.record("a dissolve shows a mix")
      return
    }
    #expect(before == transition.before)
    #expect(after.backgroundColor == .black && after.opacity == 1)
    #expect(progress == 0.25)
  }

  @Test("A push moves both pictures, moveIn the new one, reveal the old one, clipped to the container")
  func slides() {
    func positions(_ style: LayerTransition.Style) -> [CGPoint] {
      let (transition, now) = transition(style)
      let slot = transition.pose(of: now, at: 0.25)
      #expect(slot.masksToBounds)
      return [900, 901].map { id in slot.children.first { $0.id == id }?.position ?? .zero }
    }
    #expect(positions(.push(from: .right)) == [CGPoint(x: 80, y: 240), CGPoint(x: 400, y: 240)])
    #expect(positions(.moveIn(from: .bottom)) == [CGPoint(x: 160, y: 240), CGPoint(x: 160, y: 600)])
    #expect(positions(.reveal(from: .left)) == [CGPoint(x: 240, y: 240), CGPoint(x: 160, y: 240)])
    let (reveal, now) = transition(.reveal(from: .left))
    #expect(reveal.pose(of: now, at: 0.25).children.last?.id == 900, "the old picture lies on top")
  }

  @Test("F13: a curl lifts the page from the bottom; at its ends only one picture is there")
  func curl() {
    let (up, now) = transition(.curlUp)
    #expect(up.pose(of: now, at: 0).children.map(\.id) == [900])
    #expect(up.pose(of: now, at: 1).children.map(\.id) == [901])
    let middle = up.pose(of: now, at: 0.25).children
    #expect(middle[0].id == 901)
    #expect(middle[1].bounds.height == 360)
    #expect(middle[2].transform == CATransform3DMakeScale(1, -1, 1) && middle[2].brightness < 1)
    let (down, _) = transition(.curlDown)
    #expect(down.pose(of: now, at: 0).children.map(\.id) == [900])
    #expect(down.pose(of: now, at: 0.25).children[0].id == 900)
  }

  @Test("F12: a layer shows its transition from the commit to the end, along its curve, then itself")
  func running() {
    let screen = LayerScreen()
    let diary = Diary()
    let layer = screen.addLayer()
    let before = layer.capture()
    layer.addTransition(style: .dissolve, before: before, duration: 1, delay: 1, onStop: diary.stop("dissolve"))
    layer.backgroundColor = .white
    screen.turn.run()
    func progress() -> CGFloat? {
      if case .mix(_, _, let progress) = screen.shown(layer)?.contents { progress } else { nil }
    }
    #expect(progress() == 0, "the old picture during the delay")
    screen.play(to: 1.25)
    #expect(abs((progress() ?? -1) - 0.1292) < 0.0001)
    screen.play(to: 2)
    #expect(diary.lines == ["dissolve true"])
    screen.turn.run()
    #expect(progress() == nil)
    #expect(screen.shown(layer)?.backgroundColor == .white)
  }

  @Test("A second transition takes the first one's place and begins with what it showed")
  func replaced() {
    let screen = LayerScreen()
    let diary = Diary()
    let layer = screen.addLayer()
    layer.addTransition(style: .dissolve, before: layer.capture(), duration: 1, onStop: diary.stop("first"))
    screen.turn.run()
    screen.go(to: 0.5)
    let before = layer.capture()
    guard case .mix = before.contents else {
      Issue.record("the picture of a dissolve is a mix")
      return
    }
    layer.addTransition(style: .flipFromLeft, before: before, duration: 1, onStop: diary.stop("second"))
    screen.turn.run()
    #expect(diary.lines == ["first false"])
    #expect(screen.shown(layer)?.children.first?.id == before.id)
    #expect(layer.animationKeys() == ["transition"])
  }

  @Test("A CATransition shows the last frame's picture, even if the layer has changed since")
  func publicTransition() {
    let screen = LayerScreen()
    let layer = screen.addLayer()
    layer.backgroundColor = .white
    layer.removeAllAnimations()
    screen.turn.run()
    CATransaction.setDisableActions(true)
    layer.backgroundColor = .black
    let push = CATransition()
    (push.type, push.subtype, push.duration) = (.push, .fromTop, 1)
    layer.add(push, forKey: "anything")
    #expect(layer.animationKeys() == ["transition"])
    screen.turn.run()
    screen.go(to: 0.25)
    let pictures = screen.shown(layer)?.children ?? []
    #expect(pictures.map(\.backgroundColor) == [.white, .black])
    #expect(pictures.map(\.position.y) == [25, 125], "fromTop enters at the bottom of the screen")
  }
}
