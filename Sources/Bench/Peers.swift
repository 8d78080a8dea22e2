// Peers: the same fade, done by the libraries that one would reach for.

import CCairo
import CSDL2

/// One full frame laid over another at half alpha, without any layer tree.
enum Peers {
  /// SDL's software blit with alpha modulation, in seconds; nil where SDL refuses.
  static func sdlBlit(width: Int, height: Int) -> Double? {
    let format = SDL_PIXELFORMAT_ARGB8888.rawValue
    guard let under = SDL_CreateRGBSurfaceWithFormat(0, Int32(width), Int32(height), 32, format),
      let over = SDL_CreateRGBSurfaceWithFormat(0, Int32(width), Int32(height), 32, format)
    else { return nil }
    defer {
      SDL_FreeSurface(under)
      SDL_FreeSurface(over)
    }
    SDL_FillRect(under, nil, 0xFFFF_FFFF)
    SDL_FillRect(over, nil, 0xFF33_6699)
    SDL_SetSurfaceBlendMode(over, SDL_BLENDMODE_BLEND)
    SDL_SetSurfaceAlphaMod(over, 128)
    return median { _ in SDL_UpperBlit(over, nil, under, nil) }
  }

  /// Cairo's paint with alpha, in seconds.
  static func cairoPaint(width: Int, height: Int) -> Double {
    let under = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    let over = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    let painter = cairo_create(over)
    cairo_set_source_rgb(painter, 0.2, 0.4, 0.6)
    cairo_paint(painter)
    let context = cairo_create(under)
    defer {
      cairo_destroy(painter)
      cairo_destroy(context)
      cairo_surface_destroy(under)
      cairo_surface_destroy(over)
    }
    return median { _ in
      cairo_set_source_surface(context, over, 0, 0)
      cairo_paint_with_alpha(context, 0.5)
      cairo_surface_flush(under)
    }
  }
}
