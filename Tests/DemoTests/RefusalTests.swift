// RefusalTests: what the demo cannot do ends in one line that says what to do, and in a status that says why.

import Foundation
import StageTesting
import Testing

@Suite("Refusals", .oneAtATime) struct RefusalTests {
  /// No display server, nor a place where one could be found.
  private static let nowhere = ["DISPLAY": "", "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": "", "XDG_RUNTIME_DIR": ""]

  /// Runs the demo to its end and expects one line on standard error that holds all of `parts`.
  private func expectRefusal(
    _ arguments: [String], status: Int32, _ parts: String..., environment: [String: String] = nowhere,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    // Where nothing is refused, a window would stay open for ever.
    let run = try Tool.run(["timeout", "60", DemoProcess.executable.path] + arguments, environment: environment)
    #expect(run.status == status, sourceLocation: sourceLocation)
    let lines = run.errors.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 2 && lines[1].isEmpty, "one line: \(run.errors)", sourceLocation: sourceLocation)
    #expect(lines[0].hasPrefix("demo: "), sourceLocation: sourceLocation)
    for part in parts { #expect(run.errors.contains(part), sourceLocation: sourceLocation) }
  }

  @Test("no display: what to set, status 1")
  func noDisplay() throws {
    try expectRefusal(["quiz"], status: 1, "no display", "DISPLAY", "WAYLAND_DISPLAY")
  }

  @Test("a display that is not there: status 1")
  func wrongDisplay() throws {
    var environment = Self.nowhere
    environment["DISPLAY"] = ":4711"
    try expectRefusal(["quiz"], status: 1, "no display", environment: environment)
  }

  @Test(
    "no OpenGL, or SDL told to imitate it, and the GPU asked for: what to do, status 1",
    .enabled(if: Display.isAvailable),
    arguments: [
      ["SDL_OPENGL_LIBRARY": "/nowhere", "SDL_VIDEO_GL_DRIVER": "/nowhere", "SDL_VIDEO_EGL_DRIVER": "/nowhere"],
      ["SDL_RENDER_DRIVER": "software"],
    ])
  func noGPU(environment: [String: String]) throws {
    let display = try Display()
    try expectRefusal(
      ["quiz", "--renderer", "gpu"], status: 1, "no GPU draws", "cpu or auto",
      environment: Self.nowhere.merging(environment) { $1 }.merging(["DISPLAY": display.name]) { $1 })
  }

  @Test("a broken driver for OpenGL does not take the process with it", .enabled(if: Display.isAvailable))
  func brokenGPU() throws {
    let display = try Display()
    let environment = ["DISPLAY": display.name, "LIBGL_DRIVERS_PATH": "/nowhere", "SDL_RENDER_DRIVER": "opengl"]
    let run = try Tool.run(
      ["timeout", "60", DemoProcess.executable.path, "quiz", "--renderer", "gpu"],
      environment: Self.nowhere.merging(environment) { $1 })
    #expect(run.status == 1)
    // The driver's own library complains too.
    #expect(run.errors.split(separator: "\n").last?.hasPrefix("demo: no GPU draws") == true)
  }

  @Test("no font, with a window and without: what to install, status 1", .enabled(if: Display.isAvailable))
  func noFont() throws {
    let display = try Display()
    let folder = try TemporaryFolder()
    let configuration = folder.url.appendingPathComponent("fonts.conf")
    try Data("<fontconfig></fontconfig>".utf8).write(to: configuration)
    let script = folder.url.appendingPathComponent("script")
    try Data("tap Begin\n".utf8).write(to: script)
    var environment = Self.nowhere
    environment["FONTCONFIG_FILE"] = configuration.path
    environment["DISPLAY"] = display.name
    try expectRefusal(["quiz"], status: 1, "No font", "apt-get install", environment: environment)
    try expectRefusal(
      ["quiz", "--headless", "--script", script.path, "--out", folder.url.path], status: 1, "No font",
      "apt-get install", environment: environment)
  }

  @Test("a file that cannot be read: its name and what was expected, status 1 before a window opens")
  func unreadableFiles() throws {
    let folder = try TemporaryFolder()
    let text = folder.url.appendingPathComponent("text")
    try Data("no storyboard, no list\n".utf8).write(to: text)
    let script = folder.url.appendingPathComponent("script")
    try Data("tap Begin\n".utf8).write(to: script)
    for (option, file, part) in [
      ("--storyboard", "/nowhere.storyboard", "/nowhere.storyboard cannot be read"),
      ("--storyboard", "/tmp", "/tmp cannot be read"), ("--storyboard", text.path, "text:1: the file is no XML"),
      ("--questions", "/nowhere.plist", "/nowhere.plist"), ("--questions", "/tmp", "/tmp"),
      ("--questions", text.path, "text: the file is no property list"),
    ] {
      try expectRefusal(
        ["quiz", option, file, "--headless", "--script", script.path, "--out", folder.url.path], status: 1, part)
    }
  }

  @Test("a script that cannot be read: its name, status 2; a line that cannot be read: its number, status 2")
  func unreadableScript() throws {
    let folder = try TemporaryFolder()
    let run = ["quiz", "--headless", "--out", folder.url.path, "--script"]
    try expectRefusal(run + ["/nowhere"], status: 2, "/nowhere")
    try expectRefusal(run + ["/tmp"], status: 2, "/tmp")
    let script = folder.url.appendingPathComponent("script")
    try Data("# first\n\nadvance soon\n".utf8).write(to: script)
    try expectRefusal(
      run + [script.path], status: 2,
      "demo: \(script.path):3: cannot read \"advance soon\"; expected advance SECONDS, a number from 0\n")
    try Data([UInt8]("# first\ntap B\u{00FC}cher\ntap ".utf8) + [0xFF, 0x0A]).write(to: script)
    try expectRefusal(
      run + [script.path], status: 2, "demo: \(script.path):3: no UTF-8 text; expected one step a line\n")
    try Data("\nresize 2048 2048\nresize 2048 2049".utf8).write(to: script)
    try expectRefusal(
      run + [script.path, "--scale", "8"], status: 2,
      "demo: \(script.path):3: \"resize 2048 2049\" times --scale is 16384x16392 pixels; expected at most 16384 either "
        + "side\n")
    for (line, expected) in [("resize 100000 100000", "resize W H"), ("drag 1 1 2 2 1e300", "drag X Y X2 Y2")] {
      try Data(line.utf8).write(to: script)
      try expectRefusal(run + [script.path], status: 2, "script:1", "expected \(expected)")
    }
  }

  @Test("a step that does not hold: file and line in the form of a script that cannot be read, then what is there")
  func failedStep() throws {
    let folder = try TemporaryFolder()
    let script = folder.url.appendingPathComponent("steps.txt")
    for (step, message) in [
      ("tap Nothing", "nothing to tap says \"Nothing\"; expected one of \"Begin\""),
      ("expect Nothing", "\"Nothing\" is not to be seen; expected it"),
      ("expect-not Begin", "\"Begin\" is to be seen; expected it not to be"),
      ("key hyper+a", "\"hyper+a\" is no key; expected one of "),
      ("snapshot steps", "\(folder.url.path)/steps.txt/steps.png cannot be written; expected --out to name a folder"),
    ] {
      try Data("# first\n\(step)\n".utf8).write(to: script)
      // As the user names the file, here from its folder.
      let out = step.hasPrefix("snapshot") ? script : folder.url
      let run = try Tool.run(
        [
          "env", "-C", folder.url.path, "timeout", "60", DemoProcess.executable.path, "quiz", "--headless", "--script",
          "steps.txt", "--out", out.path,
        ], environment: Self.nowhere)
      #expect(run.status == 1)
      #expect(run.errors.hasPrefix("demo: steps.txt:2: \(message)"), "\(run.errors)")
      #expect(run.errors.split(separator: "\n").count > 1)
    }
  }

  @Test("more pixels than can be drawn: the options and the bound, status 2, with a window and without")
  func tooManyPixels() throws {
    let folder = try TemporaryFolder()
    let script = folder.url.appendingPathComponent("script")
    try Data("expect Quiz\n".utf8).write(to: script)
    let headless = ["--headless", "--script", script.path, "--out", folder.url.path]
    for arguments in [[], headless] {
      for (size, scale, pixels) in [
        ("8000x50", "8", "64000x400"), ("50x8000", "2.05", "102x16400"), ("8000x8000", "4", "32000x32000"),
      ] {
        try expectRefusal(
          ["quiz", "--size", size, "--scale", scale] + arguments, status: 2,
          "demo: --size times --scale is \(pixels) pixels; expected at most 16384 either side\n")
      }
    }
    // The bound itself is within bounds.
    let run = try Tool.run(
      [DemoProcess.executable.path, "quiz", "--size", "8000x50", "--scale", "2.048"] + headless,
      environment: Self.nowhere)
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test(
    "an option that cannot be followed: what was expected, status 2",
    arguments: [
      (["--size", "big"], "--size WxH"), (["--size"], "--size WxH"), (["--scale", "0"], "--scale S"),
      (["--slow", "x"], "--slow F"), (["--status-bar", "-1"], "--status-bar H"),
      (["--storyboard"], "--storyboard FILE"),
      (["--sise", "1x1"], "--sise"), (["kwiz"], "quiz-nav"), (["--headless"], "--script FILE"),
      (["--script", "x"], "--headless"), (["--renderer", "vulkan"], "--renderer R, R one of auto, cpu, gpu"),
      (["--renderer"], "--renderer R"),
      (["--renderer", "gpu", "--headless", "--script", "x", "--out", "y"], "--renderer is for the window"),
    ])
  func badOption(arguments: [String], part: String) throws {
    try expectRefusal(arguments, status: 2, part)
  }
}
