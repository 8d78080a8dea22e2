// SamplingTests: what a frame holds, what is kept from frame to frame, and what asks for one.

import Essentials
import Foundation
import Geometry
import Layers
import OneAtATime
import Testing

@MainActor
@Suite("Sampling", .oneAtATime) struct SamplingTests {
  @Test("A node has the layer's values")
  func values() {
    let screen = LayerScreen()
    let layer = screen.addLayer()
    CATransaction.setDisableActions(true)
    layer.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
    layer.position = CGPoint(x: 5, y: 6)
    layer.anchorPoint = CGPoint(x: 0.25, y: 0.75)
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    layer.sublayerTransform.m34 = -0.01
    (layer.zPosition, layer.opacity, layer.isDoubleSided, layer.masksToBounds) = (3, 0.5, false, true)
    (layer.backgroundColor, layer.cornerRadius) = (.white, 4)
    (layer.borderWidth, layer.borderColor) = (1, .black)
    (layer.shouldRasterize, layer.rasterizationScale, layer.allowsGroupOpacity) = (true, 2, false)
    (layer.contentsGravity, layer.contentsScale) = (.center, 3)
    let image = CGImage(width: 1, height: 1, content: .pixels([0, 0, 0, 0]))
    layer.contents = image
    screen.turn.run()

    var node = Frame.Node(id: layer.id)
    node.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
    node.position = CGPoint(x: 5, y: 6)
    node.anchorPoint = CGPoint(x: 0.25, y: 0.75)
    node.transform = CATransform3DMakeScale(2, 2, 1)
    node.sublayerTransform.m34 = -0.01
    (node.zPosition, node.opacity, node.isDoubleSided, node.masksToBounds) = (3, 0.5, false, true)
    (node.backgroundColor, node.cornerRadius, node.borderWidth, node.borderColor) = (.white, 4, 1, .black)
    (node.shouldRasterize, node.rasterizationScale, node.allowsGroupOpacity) = (true, 2, false)
    (node.contentsGravity, node.contentsScale, node.contents) = (.center, 3, .image(image))
    #expect(screen.shown(layer) == node)
  }

  @Test("A4: the model changes at once, the presentation shows what is on screen")
  func modelAndPresentation() throws {
    let screen = LayerScreen()
    let layer = screen.addLayer()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.position = CGPoint(x: 150, y: 50)
    screen.turn.run()
    screen.go(to: 0.125)
    #expect(layer.position.x == 150)
    let presentation = try #require(layer.presentation())
    #expect(presentation.position.x == 100)
    #expect(presentation.frame.midX == 100)
    #expect(presentation.model() === layer)
    #expect(presentation.superlayer?.model() === screen.root)
    let hit = screen.root.presentation()?.hitTest(CGPoint(x: 60, y: 10))
    #expect(hit?.model() === layer)
    #expect(CALayer().presentation() == nil)
  }

  @Test("Any change asks for one frame, no change for none")
  func frames() {
    let screen = LayerScreen()
    let layer = screen.addLayer()
    screen.turn.run()
    let shown = screen.frames
    screen.turn.run()
    #expect(screen.frames == shown)
    CATransaction.setDisableActions(true)
    layer.position.x += 1
    layer.opacity = 0.9
    #expect(screen.turn.hasWork)
    screen.turn.run()
    screen.turn.run()
    #expect(screen.frames == shown + 1)
    #expect(!screen.turn.hasWork)
  }

  @Test("A change of a layer outside the window asks for no frame; its coming in does")
  func offScreen() {
    let screen = LayerScreen()
    screen.turn.run()
    let layer = CALayer()
    layer.opacity = 0.5
    #expect(!screen.turn.hasWork)
    screen.root.addSublayer(layer)
    #expect(screen.turn.hasWork)
    screen.turn.run()
    #expect(screen.shown(layer)?.opacity == 0.5)
  }

  @Test("While an animation moves the host is asked for every frame, afterwards for none")
  func ticking() {
    let screen = LayerScreen()
    let layer = screen.addLayer()
    layer.add(animation("opacity", from: 0, to: 0.5), forKey: nil)
    screen.turn.run()
    let shown = screen.frames
    for step in 1...10 { screen.go(to: Double(step) / 10) }
    #expect(screen.frames == shown + 10)
    screen.turn.run()
    #expect(!screen.turn.isTicking && !screen.turn.hasWork)
    #expect(screen.shown(layer)?.opacity == 1)
  }

  @Test("A deep change reaches the frame, and leaves the rest as it was")
  func deepChange() {
    let screen = LayerScreen()
    let (a, b) = (screen.addLayer(), screen.addLayer())
    let (inner, deep) = (CALayer(), CALayer())
    a.addSublayer(inner)
    inner.addSublayer(deep)
    screen.turn.run()
    let before = screen.shown(b)
    CATransaction.setDisableActions(true)
    deep.backgroundColor = .white
    screen.turn.run()
    #expect(screen.shown(deep)?.backgroundColor == .white)
    #expect(screen.shown(b) == before)
  }

  @Test("Sampling 200 layers in which nothing has changed takes well under a millisecond")
  func cost() {
    let screen = LayerScreen()
    for _ in 0..<20 {
      let row = screen.addLayer()
      for _ in 0..<9 { row.addSublayer(CALayer()) }
    }
    screen.turn.run()
    let clock = ContinuousClock()
    let duration = clock.measure { for _ in 0..<100 { _ = screen.root.sample(at: 0) } }
    #expect(duration / 100 < .milliseconds(1))
    let moving = screen.addLayer()
    moving.add(animation("opacity", from: 0, to: 1), forKey: nil)
    screen.turn.run()
    let withOne = clock.measure { for step in 0..<100 { _ = screen.root.sample(at: Double(step) / 100) } }
    #expect(withOne / 100 < .milliseconds(1), "only the way to the moving layer is made anew")
  }

  @Test("The delegate draws once, and again when it is asked to")
  func drawing() {
    let screen = LayerScreen()
    @MainActor final class Artist: CALayerDelegate {
      var count = 0
      func draw(_ layer: CALayer, in ctx: CGContext) {
        count += 1
        ctx.setFillColor(.white)
        ctx.fill(CGRect(x: 0, y: 0, width: count, height: 1))
      }
    }
    let (layer, artist) = (screen.addLayer(), Artist())
    layer.delegate = artist
    layer.setNeedsDisplay()
    #expect(layer.needsDisplay())
    screen.turn.run()
    screen.go(to: 1)
    #expect(artist.count == 1)
    #expect(layer.picture?.commands.count == 1)
    #expect(screen.shown(layer)?.contents == layer.picture.map { .picture($0) })
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size.width = 50
    screen.turn.run()
    #expect(artist.count == 2)
  }

  @Test("A layer that asks to be drawn while it draws is drawn once a turn")
  func endlessDrawing() {
    let screen = LayerScreen()
    @MainActor final class Restless: CALayerDelegate {
      var count = 0
      func draw(_ layer: CALayer, in ctx: CGContext) {
        count += 1
        layer.setNeedsDisplay()
      }
    }
    let (layer, restless) = (screen.addLayer(), Restless())
    layer.delegate = restless
    layer.setNeedsDisplay()
    screen.turn.run()
    #expect(restless.count == 1)
    #expect(screen.turn.hasWork)
    screen.turn.run()
    #expect(restless.count == 2)
  }

  @Test("Sublayers are laid out before the frame, from the top down, when size or sublayers change")
  func layout() {
    let screen = LayerScreen()
    @MainActor final class Stretcher: CALayerDelegate {
      var count = 0
      func layoutSublayers(of layer: CALayer) {
        count += 1
        for child in layer.sublayers ?? [] { child.frame = layer.bounds }
      }
    }
    let (layer, stretcher, child) = (screen.addLayer(), Stretcher(), CALayer())
    layer.delegate = stretcher
    layer.addSublayer(child)
    screen.turn.run()
    #expect(stretcher.count == 1)
    CATransaction.setDisableActions(true)
    layer.bounds.size = CGSize(width: 70, height: 80)
    layer.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 0, width: 70, height: 80))
    screen.turn.run()
    #expect(stretcher.count == 2)
  }

  @Test("Contents that are no image are refused in words")
  func wrongContents() {
    let screen = LayerScreen()
    let layer = screen.addLayer()
    let (_, lines) = Log.observing {
      layer.contents = "photo.png"
      layer.contentsGravity = CALayerContentsGravity(rawValue: "middle")
    }
    #expect(lines.count == 2)
    #expect(layer.contents == nil && layer.contentsGravity == .resize)
  }
}
