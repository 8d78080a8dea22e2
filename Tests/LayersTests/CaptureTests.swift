// CaptureTests: frozen pictures of layers.

import Foundation
import Geometry
import Layers
import OneAtATime
import Testing

@MainActor
@Suite("Captures", .oneAtATime) struct CaptureTests {
  @Test("A capture is upright, opaque and alone, under an identity of its own")
  func normalized() {
    let screen = LayerScreen()
    let layer = screen.addLayer()
    CATransaction.setDisableActions(true)
    (layer.opacity, layer.isHidden, layer.transform) = (0.5, true, CATransform3DMakeScale(2, 2, 1))
    layer.backgroundColor = .white
    screen.turn.run()
    let (one, other) = (layer.capture(), layer.capture())
    #expect(one.id != layer.id && one.id != other.id)
    #expect(one.opacity == 1 && !one.isHidden && one.transform == .identity)
    #expect(one.position == CGPoint(x: 50, y: 50) && one.backgroundColor == .white)
  }

  @Test("It shows what was on screen, or with afterUpdates what will be")
  func updates() {
    let screen = LayerScreen()
    let layer = screen.addLayer()
    CATransaction.setDisableActions(true)
    layer.backgroundColor = .white
    #expect(layer.capture().backgroundColor == nil)
    #expect(layer.capture(afterUpdates: true).backgroundColor == .white)
    screen.turn.run()
    #expect(layer.capture().backgroundColor == .white)
  }

  @Test("A layer that was never shown is laid out and drawn for its picture")
  func fresh() {
    @MainActor final class Artist: CALayerDelegate {
      func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fill(layer.bounds) }
    }
    let (layer, artist) = (CALayer(), Artist())
    layer.delegate = artist
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.setNeedsDisplay()
    let picture = layer.capture()
    #expect(picture.contents == .picture(Picture(commands: [.fill(CGPath(rect: layer.bounds), .black, .winding)])))
  }

  @Test("A capture does not change with the layer, and a layer can show it")
  func frozen() {
    let screen = LayerScreen()
    let layer = screen.addLayer()
    let picture = layer.capture()
    CATransaction.setDisableActions(true)
    layer.backgroundColor = .white
    let copy = screen.addLayer()
    copy.capturedNode = picture
    screen.turn.run()
    #expect(screen.shown(copy)?.contents == .capture(picture))
    #expect(picture.backgroundColor == nil)
  }

  @Test("A capture during an animation has the values of the last frame")
  func moving() {
    let screen = LayerScreen()
    let (layer, inner) = (screen.addLayer(), CALayer())
    layer.addSublayer(inner)
    inner.add(animation("opacity", from: 0, to: 0.5), forKey: nil)
    screen.turn.run()
    screen.go(to: 0.5)
    #expect(layer.capture().children[0].opacity == 0.25)
  }
}
