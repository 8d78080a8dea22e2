// bench: what Interlude costs on this machine; `bench --help` says how to ask.

import BenchKit

BenchCommand(arguments: Array(CommandLine.arguments.dropFirst())).runAndExit()
