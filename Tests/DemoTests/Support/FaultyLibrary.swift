// FaultyLibrary: stands between the demo and SDL and does to it what real graphics devices do now and then.

import Foundation

/// A library that the demo loads before SDL.
final class FaultyLibrary {
  private let folder: TemporaryFolder

  /// The compiler that comes with Swift.
  static var isAvailable: Bool { Tool.has("clang") }

  /// `INTERLUDE_RESET_EVERY=N`: every Nth question for events is answered with a reset of targets or of the device.
  /// `INTERLUDE_FAIL_AFTER=N`: from the Nth time on, what was drawn cannot be sent.
  /// `INTERLUDE_NO_SIZE_EVERY=N`: in the second half of every N pictures the window has no pixels.
  private static let source = """
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <stdlib.h>
    #include <string.h>

    static int setting(const char *name) {
      const char *text = getenv(name);
      return text ? atoi(text) : 0;
    }

    int SDL_PollEvent(void *event) {
      static int (*next)(void *);
      static int count;
      if (!next) next = (int (*)(void *))dlsym(RTLD_NEXT, "SDL_PollEvent");
      int every = setting("INTERLUDE_RESET_EVERY");
      if (event && every && ++count % every == 0) {
        memset(event, 0, 56);
        *(unsigned *)event = count / every % 2 ? 0x2000 : 0x2001;
        return 1;
      }
      return next(event);
    }

    int SDL_RenderFlush(void *renderer) {
      static int (*next)(void *);
      static int count;
      if (!next) next = (int (*)(void *))dlsym(RTLD_NEXT, "SDL_RenderFlush");
      int last = setting("INTERLUDE_FAIL_AFTER");
      if (last && ++count > last) return -1;
      return next(renderer);
    }

    int SDL_GetRendererOutputSize(void *renderer, int *width, int *height) {
      static int (*next)(void *, int *, int *);
      static int count;
      if (!next) next = (int (*)(void *, int *, int *))dlsym(RTLD_NEXT, "SDL_GetRendererOutputSize");
      int every = setting("INTERLUDE_NO_SIZE_EVERY");
      if (every && ++count % every >= every / 2) {
        *width = *height = 0;
        return 0;
      }
      return next(renderer, width, height);
    }
    """

  init() throws {
    folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("faults.c")
    try Data(FaultyLibrary.source.utf8).write(to: file)
    let run = try Tool.run("clang", "-shared", "-fPIC", "-o", path, file.path, "-ldl")
    if run.status != 0 { throw Wait.TimeOut(description: "clang: \(run.errors)") }
  }

  private var path: String { folder.url.appendingPathComponent("libfaults.so").path }

  /// The environment of a demo that sees targets and device reset every few times it asks for events.
  var resetting: [String: String] { ["LD_PRELOAD": path, "INTERLUDE_RESET_EVERY": "7"] }

  /// The environment of a demo whose window has no pixels for half of its pictures, several in a row.
  var hiding: [String: String] { ["LD_PRELOAD": path, "INTERLUDE_NO_SIZE_EVERY": "8"] }

  /// The environment of a demo whose device fails for good after so many times.
  func failing(after count: Int) -> [String: String] { ["LD_PRELOAD": path, "INTERLUDE_FAIL_AFTER": "\(count)"] }
}
