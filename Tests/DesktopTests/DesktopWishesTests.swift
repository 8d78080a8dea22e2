// DesktopWishesTests: what desktops say of motion and colour, and how it is asked for.

import Foundation
import Testing

@testable import Desktop

@Suite("Wishes of the desktop") struct DesktopWishesTests {
  @Test("the variable says 1 or 0; anything else says nothing")
  func variable() {
    func wish(_ value: String?) -> Bool? {
      DesktopWishes(variables: value.map { [DesktopWishes.variable: $0] } ?? [:]).reducesMotion
    }
    #expect(wish("1") == true)
    #expect(wish("0") == false)
    #expect(wish("yes") == nil)
    #expect(wish(nil) == nil)
  }

  @Test("gsettings: both keys, among others")
  func gsettings() {
    let output = """
      org.gnome.desktop.interface clock-format '24h'
      org.gnome.desktop.interface color-scheme 'prefer-dark'
      org.gnome.desktop.interface enable-animations false
      org.gnome.desktop.interface gtk-color-scheme ''
      """
    let wishes = DesktopWishes(gsettings: output)
    #expect(wishes.isDark == true)
    #expect(wishes.reducesMotion == true)
    #expect(DesktopWishes(gsettings: "x color-scheme 'default'\nx enable-animations true").isDark == nil)
    #expect(DesktopWishes(gsettings: "x color-scheme 'prefer-light'").isDark == false)
    #expect(DesktopWishes(gsettings: "x color-scheme 'default'\nx enable-animations true").reducesMotion == false)
  }

  @Test("GTK's file: only its own section counts")
  func gtk() {
    let wishes = DesktopWishes(
      gtkSettings: "[Other]\ngtk-enable-animations=1\n[Settings]\ngtk-enable-animations = 0\n"
        + "gtk-application-prefer-dark-theme=true\n")
    #expect(wishes.reducesMotion == true)
    #expect(wishes.isDark == true)
  }

  @Test(
    "nonsense says nothing",
    arguments: [
      "", "=", "No such schema “org.gnome.desktop.interface”", "[Settings]\ngtk-enable-animations=maybe", "\0",
    ])
  func nonsense(text: String) {
    #expect(DesktopWishes(gsettings: text) == DesktopWishes(variables: [:]))
    #expect(DesktopWishes(gtkSettings: text) == DesktopWishes(variables: [:]))
  }

  @Test("what one does not say the next one fills")
  func filling() {
    let own = DesktopWishes(variables: [DesktopWishes.variable: "0"])
    let desktop = DesktopWishes(gsettings: "x color-scheme 'prefer-dark'\nx enable-animations false")
    #expect(own.filled(by: desktop).reducesMotion == false)
    #expect(own.filled(by: desktop).isDark == true)
  }
}

@MainActor
@Suite("Asking the desktop") struct WishReaderTests {
  /// A folder with a `gsettings` of its own and GTK settings.
  private func folder(gsettings: String?, gtk: String?) throws -> [String: String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("interlude-wishes-\(ProcessInfo.processInfo.globallyUniqueString)")
    let config = folder.appendingPathComponent("config/gtk-3.0")
    try FileManager.default.createDirectory(at: config, withIntermediateDirectories: true)
    if let gsettings {
      let tool = folder.appendingPathComponent("gsettings")
      try Data("#!/bin/sh\n\(gsettings)\n".utf8).write(to: tool)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool.path)
    }
    if let gtk { try Data(gtk.utf8).write(to: config.appendingPathComponent("settings.ini")) }
    return ["PATH": folder.path, "XDG_CONFIG_HOME": folder.appendingPathComponent("config").path]
  }

  private func wishes(_ variables: [String: String]) async -> DesktopWishes {
    let reader = WishReader(variables: variables)
    return await withCheckedContinuation { done in reader.read { done.resume(returning: $0) } }
  }

  @Test("the tool's answer comes first, the file fills in")
  func both() async throws {
    let found = await wishes(
      try folder(
        gsettings: "echo \"org.gnome.desktop.interface enable-animations false\"",
        gtk: "[Settings]\ngtk-enable-animations=1\ngtk-application-prefer-dark-theme=1"))
    #expect(found.reducesMotion == true)
    #expect(found.isDark == true)
  }

  @Test("a tool that fails, or is missing, leaves it to the file")
  func failing() async throws {
    let gtk = "[Settings]\ngtk-enable-animations=0"
    for tool in ["echo 'x color-scheme prefer-dark'; exit 1", nil] {
      let found = await wishes(try folder(gsettings: tool, gtk: gtk))
      #expect(found.reducesMotion == true)
      #expect(found.isDark == nil)
    }
    #expect(await wishes(try folder(gsettings: nil, gtk: nil)) == DesktopWishes(variables: [:]))
  }
}
