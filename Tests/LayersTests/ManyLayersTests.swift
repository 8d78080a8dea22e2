// ManyLayersTests: among thousands of layers, a change costs what has changed.

import Essentials
import Foundation
import Geometry
import Layers
import OneAtATime
import Testing

@MainActor
@Suite("Many layers", .oneAtATime) struct ManyLayersTests {
  /// Counts how often it is laid out and drawn.
  private final class Counting: CALayer {
    nonisolated(unsafe) static var layouts = 0
    nonisolated(unsafe) static var drawings = 0

    override func layoutSublayers() { Self.layouts += 1 }
    override func display() { Self.drawings += 1 }
  }

  private let screen = LayerScreen()
  private let layers: [CALayer]

  /// A hundred groups of a hundred.
  init() {
    var layers: [CALayer] = []
    for _ in 0..<100 {
      let group = Counting()
      screen.root.addSublayer(group)
      for _ in 0..<100 {
        let layer = Counting()
        layer.bounds.size = CGSize(width: 2, height: 2)
        layer.setNeedsDisplay()
        group.addSublayer(layer)
        layers.append(layer)
      }
    }
    self.layers = layers
    screen.turn.run()
    (Counting.layouts, Counting.drawings) = (0, 0)
  }

  /// The layers of which a frame has another look than the one before, by identity: what is the same need not be compared.
  private func renewed(_ node: Frame.Node, since old: Frame.Node) -> Set<UInt64> {
    guard !node.isIdentical(to: old) else { return [] }
    return zip(node.children, old.children).reduce(into: [node.id]) { $0.formUnion(renewed($1.0, since: $1.1)) }
  }

  @Test(
    "Of ten thousand layers of which one moves, it, its group and the window are sampled anew; none is laid out or drawn"
  )
  func oneMoves() {
    let before = screen.frame
    CATransaction.setDisableActions(true)
    layers[4321].position.x += 1
    screen.turn.run()
    #expect(
      renewed(screen.frame, since: before) == [screen.root.id, layers[4321].superlayer?.id ?? 0, layers[4321].id])
    #expect(screen.shown(layers[4321])?.position.x == 1)
    #expect(Counting.layouts == 0)
    #expect(Counting.drawings == 0)
  }

  @Test("A layer that has to be laid out or drawn is, and no other")
  func oneIsStale() {
    layers[17].setNeedsLayout()
    layers[9999].setNeedsDisplay()
    screen.turn.run()
    #expect(Counting.layouts == 1)
    #expect(Counting.drawings == 1)
  }

  @Test("While one moves by an animation, each frame renews three, and the last one settles")
  func oneIsAnimated() {
    layers[500].add(animation("opacity", from: 0, to: 1), forKey: nil)
    screen.turn.run()
    for step in 1...3 {
      let before = screen.frame
      screen.go(to: Double(step) / 5)
      #expect(renewed(screen.frame, since: before).count == 3)
    }
    screen.play(to: 2)
    let settled = screen.frame
    layers[600].isHidden = true
    screen.turn.run()
    #expect(!renewed(screen.frame, since: settled).contains(layers[500].id))
  }
}

@Suite("Nodes of a frame") struct NodeTests {
  @Test("A copy that is changed leaves the other as it was")
  func copies() {
    var one = Frame.Node(id: 7)
    one.children = [Frame.Node(id: 8)]
    var other = one
    #expect(one.isIdentical(to: other) && one == other)
    other.opacity = 0.5
    other.children[0].isHidden = true
    #expect(one.opacity == 1)
    #expect(!one.children[0].isHidden)
    #expect(one != other)
  }

  @Test("Equal nodes are equal, and hash alike, wherever they come from")
  func equality() {
    var (one, other) = (Frame.Node(id: 7), Frame.Node(id: 7))
    #expect(one == other && !one.isIdentical(to: other))
    one.contentsScale = 2
    #expect(one != other)
    other.contentsScale = 2
    #expect(one == other)
    #expect(Set([one, other]).count == 1)
  }
}
