// PeerScene: the frames of a transition as others would play them: each part that only moves is a picture, kept for the
// whole transition, and a frame is a list of where the pictures lie.

import Foundation
import Geometry
import Layers
import Renderer

/// What the peers draw.
@MainActor
struct PeerScene {
  /// A picture, or a colour, at one moment.
  struct Piece {
    enum Look {
      case picture(Int)
      case color(CGColor)
    }

    let look: Look
    /// Where its corners lie, in pixels: top left, top right, bottom right, bottom left.
    let corners: [CGPoint]
    /// 0…1.
    let opacity: CGFloat
    /// A factor on its colours, 0…1.
    let brightness: CGFloat
    /// What it may touch, in pixels.
    let clip: CGRect
  }

  private(set) var pictures: [PeerPicture] = []
  private(set) var frames: [[Piece]] = []

  private let scale: CGFloat
  private let renderer: FrameRenderer
  private var places: [Frame.Node: Int] = [:]
  /// The layers that look different in some of the frames, beside being moved and faded.
  private var changing: Set<UInt64> = []

  init(_ frames: [Frame], fonts: FontLibrary) {
    scale = frames.first?.scale ?? 1
    renderer = FrameRenderer.plain(fonts: fonts)
    var looks: [UInt64: Frame.Node] = [:]
    for frame in frames { for node in frame.nodes { compare(node, &looks) } }
    for frame in frames {
      var pieces: [Piece] = []
      let window = CGRect(origin: .zero, size: frame.size).scaled(by: scale)
      for node in frame.nodes {
        collect(node, Place(opacity: 1, brightness: 1, clip: window, space: .init(), map: .identity), into: &pieces)
      }
      self.frames.append(shown(pieces, in: window, background: frame.background))
    }
  }

  /// Where a layer's parent stands in the window.
  private struct Place {
    var opacity, brightness: CGFloat
    var clip: CGRect
    var space: Frame.Node.ChildSpace
    /// From the parent's coordinates to the window's, in points.
    var map: CATransform3D
  }

  private mutating func compare(_ node: Frame.Node, _ looks: inout [UInt64: Frame.Node]) {
    let look = node.atRest
    if looks[node.id].map({ $0 != look }) ?? false { changing.insert(node.id) }
    looks[node.id] = look
    for child in node.children { compare(child, &looks) }
    switch node.contents {
    case .mix(let before, let after, _):
      compare(before, &looks)
      compare(after, &looks)
    case .capture(let other): compare(other, &looks)
    default: break
    }
  }

  /// Adds what shows a layer.
  private mutating func collect(_ node: Frame.Node, _ place: Place, into pieces: inout [Piece]) {
    guard !node.isHidden, node.opacity > 0, !place.clip.isEmpty else { return }
    var place = place
    place.map = CATransform3DConcat(node.transform(in: place.space), place.map)
    place.opacity *= node.opacity
    place.brightness *= node.brightness
    guard changing.contains(node.id) else { return addPicture(of: node.atRest, place, into: &pieces) }
    if node.masksToBounds {
      let corners = corners(of: node.bounds, place)
      place.clip = place.clip.intersection(CGRect(around: corners))
    }
    var inside = place
    inside.space = node.childSpace
    switch node.contents {
    case .mix(let before, let after, let progress):
      for (other, opacity) in [(before, 1), (after, progress)] where opacity > 0 {
        var faded = inside
        faded.opacity *= opacity
        collect(other.stretched(over: node.bounds), faded, into: &pieces)
      }
    case .capture(let other): collect(other.stretched(over: node.bounds), inside, into: &pieces)
    default: addOwnParts(of: node, place, into: &pieces)
    }
    for child in node.childrenInOrder { collect(child, inside, into: &pieces) }
  }

  /// Adds a layer's own look without its children's: a plain colour where it is no more than that.
  private mutating func addOwnParts(of node: Frame.Node, _ place: Place, into pieces: inout [Piece]) {
    var own = node.atRest
    own.children = []
    if own.contents != nil || own.cornerRadius > 0 || own.borderWidth > 0 {
      addPicture(of: own, place, into: &pieces)
    } else if let color = own.backgroundColor, color.alpha > 0 {
      add(.color(color), own.bounds, place, into: &pieces)
    }
  }

  private mutating func addPicture(of node: Frame.Node, _ place: Place, into pieces: inout [Piece]) {
    let index: Int
    if let known = places[node] {
      index = known
    } else {
      index = pictures.count
      places[node] = index
      pictures.append(PeerPicture(of: node, scale: scale, renderer: renderer))
    }
    if !pictures[index].extent.isEmpty { add(.picture(index), pictures[index].extent, place, into: &pieces) }
  }

  private func add(_ look: Piece.Look, _ rect: CGRect, _ place: Place, into pieces: inout [Piece]) {
    pieces.append(
      Piece(
        look: look, corners: corners(of: rect, place), opacity: place.opacity, brightness: place.brightness,
        clip: place.clip))
  }

  private func corners(of rect: CGRect, _ place: Place) -> [CGPoint] {
    let points = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY)]
    return points.map { x, y in
      let map = place.map
      let w = x * map.m14 + y * map.m24 + map.m44
      return CGPoint(
        x: (x * map.m11 + y * map.m21 + map.m41) / w * scale, y: (x * map.m12 + y * map.m22 + map.m42) / w * scale)
    }
  }

  /// The pieces without what lies wholly under an opaque one; the background where nothing covers the window.
  private func shown(_ pieces: [Piece], in window: CGRect, background: CGColor) -> [Piece] {
    if let last = pieces.lastIndex(where: { isCover($0, of: window) }) { return Array(pieces[last...]) }
    let corners = [
      CGPoint(x: 0, y: 0), CGPoint(x: window.width, y: 0), CGPoint(x: window.width, y: window.height),
      CGPoint(x: 0, y: window.height),
    ]
    let ground = Piece(look: .color(background), corners: corners, opacity: 1, brightness: 1, clip: window)
    return [ground] + pieces
  }

  private func isCover(_ piece: Piece, of window: CGRect) -> Bool {
    guard piece.opacity == 1, let rect = piece.rect, rect.contains(window), piece.clip.contains(window) else {
      return false
    }
    switch piece.look {
    case .color(let color): return color.alpha == 1
    case .picture(let index): return pictures[index].isOpaque
    }
  }
}

extension PeerScene.Piece {
  /// The rectangle that it fills, in whole pixels; nil if it is turned in space.
  var rect: CGRect? {
    let isUpright =
      abs(corners[0].y - corners[1].y) < 1e-6 && abs(corners[2].y - corners[3].y) < 1e-6
      && abs(corners[0].x - corners[3].x) < 1e-6 && abs(corners[1].x - corners[2].x) < 1e-6
    guard isUpright else { return nil }
    let (x, y) = (corners[0].x.rounded(), corners[0].y.rounded())
    return CGRect(x: x, y: y, width: corners[2].x.rounded() - x, height: corners[2].y.rounded() - y)
  }
}

extension Frame.Node {
  /// The layer as it looks wherever it is and however much of it is seen.
  fileprivate var atRest: Frame.Node {
    var look = asPicture
    look.brightness = 1
    return look
  }
}

extension CGRect {
  func scaled(by scale: CGFloat) -> CGRect {
    CGRect(x: minX * scale, y: minY * scale, width: width * scale, height: height * scale)
  }

  init(around points: [CGPoint]) {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    self.init(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
