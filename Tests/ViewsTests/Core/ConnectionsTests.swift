// ConnectionsTests: outlets and actions by name.

import Essentials
import Foundation
import OneAtATime
import Testing

@testable import Views

@MainActor @Suite("Connections", .oneAtATime) final class ConnectionsTests {
  /// Made when a test first asks for it: other tests may have run since this one was set up.
  lazy var world = World()

  @Test("A selector knows its name and counts its colons")
  func selectors() {
    let selector: Selector = "tap:forEvent:"
    #expect(selector.argumentCount == 2)
    #expect(Selector("save").argumentCount == 0)
    #expect(NSStringFromSelector(selector) == "tap:forEvent:")
    #expect(NSSelectorFromString("save") == "save")
  }

  @Test("X30: actions with none, one and two arguments")
  func actions() {
    let editor = Editor()
    let event = UIEvent(type: .touches, timestamp: 0)
    editor.perform("save")
    editor.perform("tap:", with: UIView())
    editor.perform("tap:forEvent:", with: UIView(), with: event)
    editor.perform("anything:", with: 7)
    editor.perform("anything:", with: nil)
    #expect(editor.log == ["save", "tap UIView", "tap UIView with event", "anything 7", "anything nil"])
  }

  @Test("A subclass has its superclass's actions, and its own in their place")
  func inheritance() {
    let editor = SubEditor()
    #expect(editor.responds(to: "save") && editor.responds(to: "tap:") && editor.responds(to: "more"))
    editor.perform("save")
    editor.perform("more")
    #expect(editor.log == ["save anew", "more"])
    #expect(!Editor().responds(to: "more"))
    #expect(!editor.responds(to: "title"))
  }

  @Test("X30: an unknown action is a fault")
  func unknown() {
    let messages = Fault.observing { Editor().perform("nothing:") }.messages
    #expect(messages == ["-[Editor nothing:]: unrecognized selector sent to instance"])
  }

  @Test("A sender of the wrong type is named in the log, and the action is not run")
  func wrongSender() {
    let editor = Editor()
    let lines = Log.observing { #expect(!editor.perform("tap:", with: "text")) }.messages
    #expect(lines.count == 1)
    #expect(lines.first?.contains("\"tap:\" was sent by String; expected UIView") == true)
    #expect(editor.log.isEmpty)
  }

  @Test("X27, X28: outlets take values of their type; collections grow")
  func outlets() throws {
    let editor = Editor()
    let (view, label) = (UIView(), UIView())
    let title = try #require(Editor.outlet(named: "title"))
    #expect(title.kind == .outlet && title.connect(view, to: editor))
    #expect(editor.title === view)
    #expect(!title.connect("text", to: editor) && editor.title === view)
    #expect(!title.connect(view, to: UIView()))
    let all = try #require(Editor.outlet(named: "all"))
    #expect(all.kind == .outletCollection && all.connect(view, to: editor) && all.connect(label, to: editor))
    #expect(editor.all == [view, label])
    let some = try #require(Editor.outlet(named: "some"))
    #expect(some.connect(label, to: editor) && editor.some == [label])
    #expect(Editor.outlet(named: "save") == nil)
  }

  @Test("An outlet may be declared by a protocol")
  func protocolOutlet() throws {
    let editor = Editor()
    #expect(try #require(Editor.outlet(named: "source")).connect(Source(), to: editor))
    #expect(editor.source is Source)
  }

  @Test("sendAction runs the target's action, or that of the first along the chain that has it")
  func sendAction() {
    let outer = EditorView(frame: .zero)
    world.window.addSubview(outer)
    let inner = world.view(.zero, in: outer)
    #expect(world.application.sendAction("save", to: outer, from: inner, for: nil))
    #expect(world.application.sendAction("save", to: nil, from: inner, for: nil))
    #expect(outer.count == 2)
    #expect(!world.application.sendAction("unknown", to: nil, from: inner, for: nil))
    #expect(inner.target(forAction: "save", withSender: nil) as? UIView === outer)
    let model = Model()
    #expect(world.application.sendAction("reset:", to: model, from: inner, for: nil))
    #expect(model.sender === inner)
  }

  @Test("A plain object without a table is named in the log")
  func plainTarget() {
    let lines = Log.observing { world.application.sendAction("save", to: NSObject(), from: nil, for: nil) }.messages
    #expect(lines.count == 1)
  }
}

private protocol Sourcing: AnyObject {}
private final class Source: Sourcing {}

private class Editor: UIResponder {
  var log: [String] = []
  var title: UIView!
  var all: [UIView]?
  var some: [UIView] = []
  weak var weakSource: (any Sourcing)?
  var source: (any Sourcing)?

  override class var connections: [Connection] {
    super.connections + [
      .outlet("title", \Editor.title), .outletCollection("all", \Editor.all), .outletCollection("some", \Editor.some),
      .outlet("source", \Editor.source), .action("save", Editor.save), .action("tap:", Editor.tap(_:)),
      .action("tap:forEvent:", Editor.tap(_:event:)), .action("anything:", Editor.anything),
    ]
  }

  func save() { log.append("save") }
  func tap(_ sender: UIView) { log.append("tap \(type(of: sender))") }
  func tap(_ sender: UIView, event: UIEvent?) {
    log.append("tap \(type(of: sender)) with \(event == nil ? "none" : "event")")
  }
  func anything(_ sender: Any?) { log.append("anything \(sender.map { "\($0)" } ?? "nil")") }
}

private final class SubEditor: Editor {
  override class var connections: [Connection] {
    super.connections + [.action("save", SubEditor.saveAnew), .action("more", SubEditor.more)]
  }
  func saveAnew() { log.append("save anew") }
  func more() { log.append("more") }
}

private final class EditorView: UIView {
  var count = 0
  override class var connections: [Connection] { super.connections + [.action("save", EditorView.save)] }
  func save() { count += 1 }
}

private final class Model: Connectable {
  var sender: UIView?
  static var connections: [Connection] { [.action("reset:", Model.reset)] }
  func reset(_ sender: UIView) { self.sender = sender }
}
