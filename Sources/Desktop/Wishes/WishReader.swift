// WishReader: finds out what the desktop wishes without keeping anybody waiting.

import Foundation

/// Asks `gsettings` in a process of its own, and GTK's files for what it does not say.
@MainActor
final class WishReader {
  private let variables: [String: String]
  private var process: Process?

  init(variables: [String: String] = ProcessInfo.processInfo.environment) { self.variables = variables }

  /// Starts to read; `onEnd` is called on the main queue, once, at the earliest after this call has returned.
  func read(onEnd: @escaping @MainActor (DesktopWishes) -> Void) {
    let files = settingsFiles
    let own = DesktopWishes(variables: variables)
    let finish: @Sendable (String) -> Void = { output in
      var wishes = own.filled(by: DesktopWishes(gsettings: output))
      for file in files {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
        wishes = wishes.filled(by: DesktopWishes(gtkSettings: text))
      }
      let found = wishes
      DispatchQueue.main.async { MainActor.assumeIsolated { onEnd(found) } }
    }
    guard let tool = executable("gsettings") else { return finish("") }
    let process = Process()
    let output = Pipe()
    process.executableURL = tool
    process.arguments = ["list-recursively", "org.gnome.desktop.interface"]
    process.environment = variables
    (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
    process.standardInput = FileHandle.nullDevice
    process.terminationHandler = { ended in
      // What it prints fits into a pipe, so nothing was held up until it had ended.
      let data = ended.terminationStatus == 0 ? (try? output.fileHandleForReading.readToEnd()) ?? nil : nil
      finish(data.map { String(decoding: $0, as: UTF8.self) } ?? "")
    }
    do {
      try process.run()
      self.process = process
    } catch {
      finish("")
    }
  }

  /// Stops asking: nobody waits for the answer any more.
  func cancel() {
    process?.terminationHandler = nil
    if process?.isRunning == true { process?.terminate() }
    process = nil
  }

  /// GTK's files, the newest version's first.
  private var settingsFiles: [URL] {
    let home = variables["HOME"].map { URL(fileURLWithPath: $0).appendingPathComponent(".config") }
    guard let folder = variables["XDG_CONFIG_HOME"].map({ URL(fileURLWithPath: $0) }) ?? home else { return [] }
    return ["gtk-4.0", "gtk-3.0"].map { folder.appendingPathComponent($0).appendingPathComponent("settings.ini") }
  }

  private func executable(_ name: String) -> URL? {
    (variables["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
