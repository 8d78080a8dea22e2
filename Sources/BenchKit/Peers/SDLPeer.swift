// SDLPeer: the same moments, drawn by SDL's software renderer.

import CSDL2
import Foundation
import Geometry

/// Textures of the pictures, laid into a surface in memory.
@MainActor
final class SDLPeer {
  /// How many strips a picture that is turned in space is cut into: between them SDL maps linearly.
  private static let strips = 32
  /// The greatest height of a triangle, in pixels.
  private static let tallest: CGFloat = 400

  private let scene: PeerScene
  private let surface: UnsafeMutablePointer<SDL_Surface>
  private let renderer: OpaquePointer
  private var textures: [OpaquePointer?] = []

  /// Nil where SDL refuses.
  init?(_ scene: PeerScene, size: PixelSize) {
    guard
      let surface = SDL_CreateRGBSurfaceWithFormat(
        0, Int32(size.width), Int32(size.height), 32, SDL_PIXELFORMAT_RGB888.rawValue)
    else { return nil }
    guard let renderer = SDL_CreateSoftwareRenderer(surface) else {
      SDL_FreeSurface(surface)
      return nil
    }
    (self.scene, self.surface, self.renderer) = (scene, surface, renderer)
    textures = scene.pictures.map(makeTexture)
  }

  isolated deinit {
    for case let texture? in textures { SDL_DestroyTexture(texture) }
    SDL_DestroyRenderer(renderer)
    SDL_FreeSurface(surface)
  }

  /// An opaque picture gets a texture without alpha, which SDL copies where it is not faded.
  private func makeTexture(of picture: PeerPicture) -> OpaquePointer? {
    guard picture.width > 0 else { return nil }
    let format = picture.isOpaque ? SDL_PIXELFORMAT_RGB888 : SDL_PIXELFORMAT_ARGB8888
    let access = Int32(SDL_TEXTUREACCESS_STATIC.rawValue)
    let texture = SDL_CreateTexture(renderer, format.rawValue, access, Int32(picture.width), Int32(picture.height))
    SDL_UpdateTexture(texture, nil, picture.straightBytes, Int32(picture.width * 4))
    return texture
  }

  func draw(_ frame: Int) {
    for piece in scene.frames[frame] {
      var clip = SDL_Rect(piece.clip)
      SDL_RenderSetClipRect(renderer, &clip)
      switch piece.look {
      case .color(let color): fill(color, piece)
      case .picture(let index): lay(index, piece)
      }
    }
    SDL_RenderFlush(renderer)
  }

  private func fill(_ color: CGColor, _ piece: PeerScene.Piece) {
    guard let rect = piece.rect else { return }
    let alpha = color.alpha * piece.opacity
    SDL_SetRenderDrawBlendMode(renderer, alpha < 1 ? SDL_BLENDMODE_BLEND : SDL_BLENDMODE_NONE)
    SDL_SetRenderDrawColor(
      renderer, byte(color.red * piece.brightness), byte(color.green * piece.brightness),
      byte(color.blue * piece.brightness), byte(alpha))
    var target = SDL_Rect(rect)
    SDL_RenderFillRect(renderer, &target)
  }

  private func lay(_ index: Int, _ piece: PeerScene.Piece) {
    guard let texture = textures[index] else { return }
    let isPlain = scene.pictures[index].isOpaque && piece.opacity == 1
    let (shade, alpha) = (byte(piece.brightness), byte(piece.opacity))
    SDL_SetTextureBlendMode(texture, isPlain ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND)
    if let rect = piece.rect {
      SDL_SetTextureAlphaMod(texture, alpha)
      SDL_SetTextureColorMod(texture, shade, shade, shade)
      var target = SDL_Rect(rect)
      SDL_RenderCopy(renderer, texture, nil, &target)
    } else {
      let color = SDL_Color(r: shade, g: shade, b: shade, a: alpha)
      let cells = Strip.cut(piece.corners, into: Self.strips).flatMap { Self.cells(of: $0) }
      let vertices = cells.flatMap { cell in
        cell.map { SDL_Vertex(position: $0.position, color: color, tex_coord: $0.place) }
      }
      let indices = cells.indices.flatMap { cell in [0, 1, 2, 0, 2, 3].map { Int32(4 * cell + $0) } }
      SDL_RenderGeometry(renderer, texture, vertices, Int32(vertices.count), indices, Int32(indices.count))
    }
  }

  /// The corners of a strip's pieces, clockwise, and what of the picture comes there.
  ///
  /// None is taller than SDL can draw: its triangles are filled by numbers of 32 bits, and one of 120 by 2160 pixels
  /// reads memory far outside of its texture.
  private static func cells(of strip: Strip) -> [[(position: SDL_FPoint, place: SDL_FPoint)]] {
    let height = max(strip.bottomLeft.y - strip.topLeft.y, strip.bottomRight.y - strip.topRight.y)
    let count = max(1, Int((height / tallest).rounded(.up)))
    func corner(_ top: CGPoint, _ bottom: CGPoint, _ u: CGFloat, _ v: CGFloat) -> (SDL_FPoint, SDL_FPoint) {
      let point = top.toward(bottom, by: v)
      return (SDL_FPoint(x: Float(point.x), y: Float(point.y)), SDL_FPoint(x: Float(u), y: Float(v)))
    }
    return (0..<count).map { index in
      let (from, to) = (CGFloat(index) / CGFloat(count), CGFloat(index + 1) / CGFloat(count))
      return [
        corner(strip.topLeft, strip.bottomLeft, strip.start, from),
        corner(strip.topRight, strip.bottomRight, strip.end, from),
        corner(strip.topRight, strip.bottomRight, strip.end, to),
        corner(strip.topLeft, strip.bottomLeft, strip.start, to),
      ]
    }
  }

  private func byte(_ share: CGFloat) -> UInt8 { UInt8((min(max(share, 0), 1) * 255).rounded()) }

  /// What has been drawn: pixels of blue, green, red and a byte without meaning.
  var picture: [UInt8] {
    let count = Int(surface.pointee.pitch * surface.pointee.h)
    return surface.pointee.pixels.map { Array(UnsafeRawBufferPointer(start: $0, count: count)) } ?? []
  }
}

extension SDL_Rect {
  fileprivate init(_ rect: CGRect) {
    self.init(x: Int32(rect.minX), y: Int32(rect.minY), w: Int32(rect.width), h: Int32(rect.height))
  }
}
