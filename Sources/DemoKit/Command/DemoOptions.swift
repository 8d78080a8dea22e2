// DemoOptions: the demo's command line, read.

import Desktop
import Foundation

/// What the user asked for.
struct DemoOptions: Hashable, Sendable {
  /// The demos by the names that the command line uses.
  enum Name: String, CaseIterable, Sendable {
    case quiz
    case quizNavigation = "quiz-nav"
    case books
    case swapNew = "swap-new"
    case swapKeep = "swap-keep"
    case flip
  }

  /// A run without a window.
  struct Headless: Hashable, Sendable {
    let script: URL
    let out: URL
  }

  /// The demo to show; nil for the gallery of all.
  var name: Name?
  /// The window's size in points.
  var size = CGSize(width: 375, height: 667)
  /// Pixels to a point; nil leaves it to the display.
  var scale: CGFloat?
  /// How many times longer every animation takes.
  var slow = 1.0
  /// The height of a simulated status bar, in points.
  var statusBarHeight: CGFloat = 0
  /// What draws the window's frames.
  var renderer = DesktopRenderer.auto
  var storyboard: URL?
  var questions: URL?
  /// The folder that holds the user's data; nil for the usual one, or a fresh one without a window.
  var data: URL?
  var headless: Headless?
  /// The folder into which the gallery's pictures are to be made.
  var thumbnails: URL?
  /// Whether to say when the first frame is up.
  var wantsTiming = false
  /// Whether the window shows what its frames take.
  var showsHUD = false
  var wantsHelp = false

  static let usage = """
    usage: demo [NAME] [OPTION...]

    NAME is one of: \(Name.allCases.map(\.rawValue).joined(separator: ", ")); a gallery of them all unless said.

      --size WxH          the window's size in points; 375x667 unless said; with --scale at most
                          \(PixelBound.longestSide) pixels either side
      --scale S           pixels to a point, 0.5 to 8; the display's unless said, 1 without a window
      --slow F            every animation takes F times as long, 0.01 to 1000
      --status-bar H      the height of a simulated status bar in points; 0 unless said
      --renderer R        what draws the window: cpu, gpu, or auto, which is the GPU where the machine has one;
                          auto unless said
      --storyboard FILE   an Xcode storyboard in place of the demo's own; the quiz's where no demo is named
      --questions FILE    a property list of questions in place of the quiz's own
      --data DIR          the folder that keeps what the user adds; interlude in $XDG_DATA_HOME (~/.local/share)
                          unless said, and a new one in --out without a window
      --headless --script FILE --out DIR
                          run a script without a window; pictures go to DIR
      --thumbnails DIR    make the gallery's pictures anew, into DIR
      --timing            say when the window's first frame is up, in milliseconds since the process began
      --hud               show what the window's frames take, in its lower right corner
      --help              show this text

    INTERLUDE_TRACE=FILE  writes what each frame of the window took into FILE, for chrome://tracing or ui.perfetto.dev
    """

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    var isHeadless = false
    var script: URL?
    var out: URL?
    var hasSlow = false
    var hasRenderer = false
    func value(of option: String, _ what: String) throws(UsageError) -> String {
      guard let value = rest.popFirst(), !value.hasPrefix("--") else {
        throw UsageError("\(option) stands alone; expected \(option) \(what)")
      }
      return value
    }
    func number(of option: String, _ what: String, in range: ClosedRange<Double>) throws(UsageError) -> Double {
      let text = try value(of: option, what)
      guard let number = Double(text), range.contains(number) else {
        throw UsageError(
          "\(option) \(text) is out of range; expected \(option) \(what) from \(range.lowerBound) to \(range.upperBound)"
        )
      }
      return number
    }

    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": wantsHelp = true
      case "--timing": wantsTiming = true
      case "--hud": showsHUD = true
      case "--size": size = try DemoOptions.size(try value(of: argument, "WxH"))
      case "--scale": scale = try number(of: argument, "S", in: 0.5...8)
      case "--slow":
        slow = try number(of: argument, "F", in: 0.01...1000)
        hasSlow = true
      case "--status-bar": statusBarHeight = try number(of: argument, "H", in: 0...200)
      case "--renderer":
        renderer = try DemoOptions.renderer(try value(of: argument, "R"))
        hasRenderer = true
      case "--storyboard": storyboard = URL(fileURLWithPath: try value(of: argument, "FILE"))
      case "--questions": questions = URL(fileURLWithPath: try value(of: argument, "FILE"))
      case "--data": data = URL(fileURLWithPath: try value(of: argument, "DIR"), isDirectory: true)
      case "--thumbnails": thumbnails = URL(fileURLWithPath: try value(of: argument, "DIR"), isDirectory: true)
      case "--headless": isHeadless = true
      case "--script": script = URL(fileURLWithPath: try value(of: argument, "FILE"))
      case "--out": out = URL(fileURLWithPath: try value(of: argument, "DIR"), isDirectory: true)
      default:
        guard !argument.hasPrefix("-") else {
          throw UsageError("\(argument) is not known; see demo --help")
        }
        guard name == nil else {
          throw UsageError("\"\(argument)\" is a second name; expected one")
        }
        guard let known = Name(rawValue: argument) else {
          throw UsageError(
            "\"\(argument)\" is no demo; expected one name out of \(Name.allCases.map(\.rawValue).joined(separator: ", "))"
          )
        }
        name = known
      }
    }

    // Where the display says the scale, it also bounds the window.
    if let refusal = PixelBound.refusal(of: size, scale: scale ?? 1) {
      throw UsageError("--size times --scale is \(refusal)")
    }
    // A file in place of a demo's own is meant for one of them.
    if storyboard != nil || questions != nil { name = name ?? .quiz }
    if isHeadless {
      guard let script, let out else {
        throw UsageError("--headless needs a script and a folder; expected --headless --script FILE --out DIR")
      }
      guard !hasSlow else {
        throw UsageError("--slow is for the window; a script says advance with the seconds it wants")
      }
      guard !showsHUD else {
        throw UsageError("--hud is for the window; expected --headless without it")
      }
      guard !hasRenderer else {
        throw UsageError("--renderer is for the window; pictures without one are always drawn by the processor")
      }
      headless = Headless(script: script, out: out)
    } else if script != nil || out != nil {
      throw UsageError("--script and --out belong to a run without a window; expected --headless beside them")
    }
  }

  private static func renderer(_ text: String) throws(UsageError) -> DesktopRenderer {
    guard let renderer = DesktopRenderer(rawValue: text) else {
      let names = DesktopRenderer.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("--renderer \(text) is no renderer; expected --renderer R, R one of \(names)")
    }
    return renderer
  }

  private static func size(_ text: String) throws(UsageError) -> CGSize {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], (50...8000).contains(width),
      (50...8000).contains(height)
    else { throw UsageError("--size \(text) is no size; expected --size WxH, each from 50 to 8000, as in 375x667") }
    return CGSize(width: width, height: height)
  }
}
