// LayerTransition: what a layer shows between two contents, as a pure function of progress.

import Foundation
import Geometry

/// The way from one picture of a layer to another.
package struct LayerTransition: Hashable, Sendable {
  package enum Style: Hashable, Sendable {
    case dissolve, flipFromLeft, flipFromRight, flipFromTop, flipFromBottom, curlUp, curlDown
    case push(from: Edge)
    case moveIn(from: Edge)
    case reveal(from: Edge)
  }

  /// A side of the container as it is seen on screen.
  package enum Edge: Hashable, Sendable {
    case left, right, top, bottom
  }

  package let style: Style
  /// What the layer showed before, as `CALayer.capture()` gives it.
  package let before: Frame.Node
  /// Which layer of the frame carries what the layer shows now.
  package let contentID: UInt64

  package init(style: Style, before: Frame.Node, contentID: UInt64) {
    (self.style, self.before, self.contentID) = (style, before, contentID)
  }

  /// What stands in for a layer that now looks like `node`, at eased `progress`, 0…1.
  ///
  /// The result lies where the layer lies and fades, hides and masks as it does; what it shows is the two pictures.
  package func pose(of node: Frame.Node, at progress: Double) -> Frame.Node {
    var slot = Frame.Node(id: node.id)
    slot.bounds = CGRect(origin: .zero, size: node.bounds.size)
    (slot.position, slot.anchorPoint, slot.zPosition) = (node.position, node.anchorPoint, node.zPosition)
    (slot.transform, slot.isDoubleSided) = (node.transform, node.isDoubleSided)
    (slot.opacity, slot.isHidden, slot.brightness) = (node.opacity, node.isHidden, node.brightness)
    (slot.allowsGroupOpacity, slot.rasterizationScale) = (node.allowsGroupOpacity, node.rasterizationScale)

    var after = node.asPicture
    after.id = contentID
    let pictures = Pictures(before: before.stretched(over: slot.bounds), after: after, bounds: slot.bounds)
    switch style {
    case .dissolve:
      slot.contents = .mix(before: before, after: after, progress: min(max(progress, 0), 1))
    case .flipFromLeft: pictures.flip(.fromLeft, at: progress, in: &slot)
    case .flipFromRight: pictures.flip(.fromRight, at: progress, in: &slot)
    case .flipFromTop: pictures.flip(.fromTop, at: progress, in: &slot)
    case .flipFromBottom: pictures.flip(.fromBottom, at: progress, in: &slot)
    case .push(let edge): pictures.slide(from: edge, before: progress, after: 1 - progress, in: &slot)
    case .moveIn(let edge): pictures.slide(from: edge, before: 0, after: 1 - progress, in: &slot)
    case .reveal(let edge):
      pictures.slide(from: edge, before: progress, after: 0, in: &slot)
      slot.children.reverse()
    case .curlUp: pictures.curl(page: pictures.before, under: pictures.after, lifted: progress, in: &slot)
    case .curlDown: pictures.curl(page: pictures.after, under: pictures.before, lifted: 1 - progress, in: &slot)
    }
    return slot
  }
}

/// The two pictures of a transition, both as large as the container and in its middle.
private struct Pictures {
  let before, after: Frame.Node
  let bounds: CGRect

  /// Shows the picture that the pose turns to the viewer; the other one is turned away and so left out.
  func flip(_ direction: FlipPose.Direction, at progress: Double, in slot: inout Frame.Node) {
    let pose = FlipPose(direction, at: progress, in: bounds.size)
    var face = pose.showsAfter ? after : before
    face.transform = face.transform.concatenating(pose.transform)
    face.isDoubleSided = false
    face.brightness *= pose.brightness
    slot.sublayerTransform = pose.perspective
    slot.children = [face]
  }

  /// Moves the pictures along the axis of `edge`: `before` says how far the old one has left, `after` how far the new
  /// one still has to go, both as fractions of the container. The new one lies on top.
  func slide(from edge: LayerTransition.Edge, before: Double, after: Double, in slot: inout Frame.Node) {
    let way: CGVector
    switch edge {
    case .left: way = CGVector(dx: bounds.width, dy: 0)
    case .right: way = CGVector(dx: -bounds.width, dy: 0)
    case .top: way = CGVector(dx: 0, dy: bounds.height)
    case .bottom: way = CGVector(dx: 0, dy: -bounds.height)
    }
    var (old, new) = (self.before, self.after)
    old.position.x += way.dx * before
    old.position.y += way.dy * before
    new.position.x -= way.dx * after
    new.position.y -= way.dy * after
    slot.masksToBounds = true
    slot.children = [old, new]
  }

  /// Rolls `page` up off what lies under it. The roll is taken flat (F13): above a fold that climbs from the bottom
  /// edge to the top the page still lies, and what was below the fold is seen from behind, mirrored and in shade.
  func curl(page: Frame.Node, under: Frame.Node, lifted: Double, in slot: inout Frame.Node) {
    let fold = bounds.height * (1 - lifted)
    var flat = Frame.Node(id: slot.id)
    flat.masksToBounds = true
    flat.anchorPoint = .zero
    flat.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: fold)
    flat.children = [page]
    var back = flat
    back.bounds = CGRect(x: 0, y: fold, width: bounds.width, height: bounds.height - fold)
    back.position = CGPoint(x: 0, y: fold)
    back.transform = CATransform3DMakeScale(1, -1, 1)
    back.brightness = 0.8
    slot.masksToBounds = true
    slot.children = lifted > 0 && lifted < 1 ? [under, flat, back] : [lifted > 0 ? under : page]
  }
}

extension Frame.Node {
  /// The layer as a picture of itself: alone in the middle of its bounds, upright, whole and opaque.
  package var asPicture: Frame.Node {
    var picture = self
    picture.position = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    picture.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    (picture.transform, picture.zPosition) = (.identity, 0)
    (picture.opacity, picture.isHidden, picture.isDoubleSided) = (1, false, true)
    return picture
  }

  /// A picture that fills `rect`, whatever its own size.
  package func stretched(over rect: CGRect) -> Frame.Node {
    var picture = self
    picture.position = rect.center
    if bounds.size != rect.size, bounds.width > 0, bounds.height > 0 {
      picture.transform = CATransform3DMakeScale(rect.width / bounds.width, rect.height / bounds.height, 1)
    }
    return picture
  }
}
