// demo: shows what Interlude can do, in a window or headless; see `demo --help`.

import DemoKit

DemoCommand(arguments: Array(CommandLine.arguments.dropFirst())).runAndExit()
