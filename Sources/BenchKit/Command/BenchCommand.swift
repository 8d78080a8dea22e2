// BenchCommand: bench as a command.

import Foundation

/// The benchmark, called with the arguments of a command line without the program's name.
///
/// The process ends with status 0, with 1 where a picture was not what it has to be, with 2 where the call could not be
/// followed. Figures go to standard output, all else to standard error.
@MainActor
public struct BenchCommand {
  private let arguments: [String]

  public init(arguments: [String]) { self.arguments = arguments }

  /// Measures what is asked for and leaves the process.
  public func runAndExit() -> Never {
    do {
      let options = try BenchOptions(arguments, names: Row.all.map(\.name))
      if options.wantsHelp {
        write(BenchOptions.usage(Row.all), to: .standardOutput)
        exit(0)
      }
      let figures = try measure(Row.all.filter { options.row == nil || $0.name == options.row })
      write(options.wantsJSON ? JSONText.array(of: figures) : Table.text(of: figures), to: .standardOutput)
      exit(0)
    } catch {
      write("bench: \(error)", to: .standardError)
      exit(error is BenchOptions.Refusal ? 2 : 1)
    }
  }

  /// Measures the rows in their order. A row that this machine cannot measure is said to be so and has no figures; a wrong
  /// picture ends everything.
  private func measure(_ rows: [Row]) throws -> [Figure] {
    let place = Workplace()
    defer { place.close() }
    return try rows.flatMap { row in
      do { return try row.measure(place) } catch let error as Unavailable {
        write("bench: \(row.name) is not measured: \(error)", to: .standardError)
        return row.unmeasured
      }
    }
  }

  private func write(_ text: String, to file: FileHandle) { file.write(Data((text + "\n").utf8)) }
}

/// What this machine lacks for a measurement.
struct Unavailable: Error, CustomStringConvertible {
  let description: String
}
