// Compositor+Layers: a layer and its children as a list of drawing operations.

import Foundation
import Geometry
import Layers

extension Compositor {
  /// Adds all that shows `node` to the list, from memory where nothing of it has changed.
  func collect(_ node: Frame.Node, _ context: Context, into list: inout [DrawOperation]) {
    guard memory.isOn, !node.children.isEmpty else { return collectAnew(node, context, into: &list) }
    switch memory.recall(node, context) {
    case .picture(let picture):
      list += picture.operations
      statistics.reused += picture.rasters.count
      for raster in picture.rasters { cache.noteUse(of: raster) }
    case .same:
      let mark = memory.begin(at: list.count)
      collectAnew(node, context, into: &list)
      memory.keep(node, context, list, since: mark)
    case .changed: collectAnew(node, context, into: &list)
    }
  }

  private func collectAnew(_ node: Frame.Node, _ context: Context, into list: inout [DrawOperation]) {
    guard !node.isHidden, node.opacity.isFinite, !context.clip.isEmpty else { return }
    switch node.placement(in: context.space) {
    case .flat(let dx, let dy):
      if context.isReversed, !node.isDoubleSided { return }
      var inner = context
      inner.origin = PixelPoint(x: context.origin.x + dx * context.scale, y: context.origin.y + dy * context.scale)
      collectFlat(node, inner, into: &list)
    case .projected(let plane):
      if node.opacity > 0 { collectProjected(node, plane, context, into: &list) }
    }
  }

  /// Adds a layer whose own coordinates begin at the context's origin.
  private func collectFlat(_ node: Frame.Node, _ context: Context, into list: inout [DrawOperation]) {
    let opacity = min(max(Double(node.opacity), 0), 1)
    if opacity == 0 {
      // A layer that waits for its fade is painted while nothing moves rather than in the fade's first frame.
      if node.shouldRasterize { _ = group(node, context, inheritedOpacity: 1) }
      return
    }
    var context = context
    context.brightness *= node.usableBrightness
    if node.needsGroup {
      let fadesAsOne = node.shouldRasterize || (node.opacity < 1 && node.allowsGroupOpacity)
      let product = context.opacity * opacity
      guard let group = group(node, context, inheritedOpacity: fadesAsOne ? 1 : product) else { return }
      append(group.paint, group.rect, opacity: fadesAsOne ? product : 1, context, into: &list)
    } else {
      context.opacity *= opacity
      collectParts(of: node, context, cutsCorners: false, into: &list)
    }
  }

  /// Adds a layer's background, contents, children and border, in this order; the context has its opacity already.
  /// `cutsCorners` says that the corners will be cut afterwards.
  func collectParts(
    of node: Frame.Node, _ context: Context, cutsCorners: Bool, into list: inout [DrawOperation]
  ) {
    let rect = Snap.rect(node.bounds, origin: context.origin, scale: context.scale)
    let radius = Double(node.cornerRadius) * context.scale
    if let color = node.backgroundColor, color.alpha > 0 {
      appendBackground(color, rect, radius: cutsCorners ? 0 : radius, context, into: &list)
    }
    var inner = context
    if node.masksToBounds { inner.clip = context.clip.intersection(rect) }
    if let contents = node.contents { collect(contents, of: node, rect, inner, into: &list) }
    if !node.children.isEmpty {
      inner.space = node.childSpace
      let children = node.childrenInOrder
      for index in children.indices { collect(children[index], inner, into: &list) }
    }
    if let border = node.visibleBorder {
      // A border is never thinner than one pixel and always whole ones, so that it stays crisp.
      let rim = max(1, Snap.edge(border.width * context.scale))
      let shape = RoundedShape(rect: rect, radius: radius, rim: rim, hasSquareOutside: cutsCorners)
      let paint = DrawOperation.Paint.shape(shape, PixelColor(border.color, brightness: context.brightness))
      append(paint, rect, opacity: context.opacity * Double(border.color.alpha), context, into: &list)
    }
  }

  private func appendBackground(
    _ color: CGColor, _ rect: PixelRect, radius: Double, _ context: Context, into list: inout [DrawOperation]
  ) {
    let pixel = PixelColor(color, brightness: context.brightness)
    let opacity = context.opacity * Double(color.alpha)
    if radius > 0 {
      append(.shape(RoundedShape(rect: rect, radius: radius), pixel), rect, opacity: opacity, context, into: &list)
    } else {
      append(.color(pixel), rect, opacity: opacity, context, into: &list)
    }
  }

  /// Adds one operation, unless nothing of it can be seen.
  func append(
    _ paint: DrawOperation.Paint, _ rect: PixelRect, opacity: Double, _ context: Context,
    into list: inout [DrawOperation]
  ) {
    let operation = DrawOperation(
      paint: paint, rect: rect.intersection(context.clip), weight: Snap.weight(opacity),
      brightness: Snap.weight(context.brightness))
    if !operation.rect.isEmpty, operation.weight > 0 { list.append(operation) }
  }
}

extension Frame.Node {
  /// The border, if it can be seen: black unless said, as Core Animation has it.
  var visibleBorder: (width: Double, color: CGColor)? {
    let color = borderColor ?? .black
    guard borderWidth > 0, borderWidth.isFinite, color.alpha > 0 else { return nil }
    return (Double(borderWidth), color)
  }

  /// The factor on the subtree's colours, 0…1; 1 where it is no number.
  var usableBrightness: Double { brightness.isFinite ? min(max(Double(brightness), 0), 1) : 1 }

  /// Whether the subtree is drawn into a picture of its own first.
  var needsGroup: Bool {
    shouldRasterize || cutsCorners || (opacity < 1 && allowsGroupOpacity && partCount(upTo: 2) > 1)
  }

  /// Whether there is something inside that round corners cut off.
  var cutsCorners: Bool { masksToBounds && cornerRadius > 0 && (contents != nil || !children.isEmpty) }

  /// How many things the subtree draws; counting stops at `limit`. A group of one needs no picture of its own.
  func partCount(upTo limit: Int) -> Int {
    var count = 0
    if let backgroundColor, backgroundColor.alpha > 0 { count += 1 }
    if contents != nil { count += 1 }
    if visibleBorder != nil { count += 1 }
    for child in children where count < limit && !child.isHidden && child.opacity > 0 {
      count += child.partCount(upTo: limit - count)
    }
    return count
  }
}
