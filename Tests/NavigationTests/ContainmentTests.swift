// ContainmentTests: parents and children, and how a view is loaded.

import Essentials
import Foundation
import OneAtATime
import Testing
import Views

@testable import Navigation

@MainActor
@Suite("Containment", .oneAtATime) struct ContainmentTests {
  let record = Record()
  let scene = TestScene()

  @Test("B1, B4: addChild sends willMove before the link stands, and no didMove")
  func addChild() {
    let (parent, child) = (Recorder("P", record), Recorder("C", record))
    var parentInside: UIViewController?
    child.reactions["willMove(parent)"] = { parentInside = $0.parent }
    parent.addChild(child)
    #expect(record.take() == ["C.willMove(parent)"])
    #expect(parentInside == nil)
    #expect(child.parent === parent)
    #expect(parent.children == [child])
  }

  @Test("B2, B4: removeFromParent sends didMove(nil) after the link has gone, and no willMove")
  func removeFromParent() {
    let (parent, child) = (Recorder("P", record), Recorder("C", record))
    parent.addChild(child)
    _ = record.take()
    var parentInside: UIViewController? = parent
    child.reactions["didMove(nil)"] = { parentInside = $0.parent }
    child.removeFromParent()
    #expect(record.take() == ["C.didMove(nil)"])
    #expect(parentInside == nil)
    #expect(parent.children.isEmpty)
  }

  @Test("B1: a child of another parent is removed from it first")
  func moveToAnotherParent() {
    let (one, other, child) = (Recorder("P", record), Recorder("Q", record), Recorder("C", record))
    one.addChild(child)
    _ = record.take()
    other.addChild(child)
    #expect(record.take() == ["C.didMove(nil)", "C.willMove(parent)"])
    #expect(one.children.isEmpty)
    #expect(other.children == [child])
  }

  @Test("B5: adding a child again moves it to the end, once")
  func addAgain() {
    let (parent, one, two) = (Recorder("P", record), Recorder("1", record), Recorder("2", record))
    parent.addChild(one)
    parent.addChild(two)
    parent.addChild(one)
    #expect(parent.children == [two, one])
  }

  @Test("B6: a controller is not its own child, nor its descendant's; nothing changes")
  func cycles() {
    let (parent, child) = (Recorder("P", record), Recorder("C", record))
    parent.addChild(child)
    let messages = Fault.observing {
      parent.addChild(parent)
      child.addChild(parent)
    }.messages
    #expect(messages.count == 2)
    #expect(messages.allSatisfy { $0.contains("to itself or to one of its descendants") })
    #expect(parent.children == [child])
    #expect(child.children.isEmpty)
  }

  @Test("B8: a view must not go where another controller than its parent is the nearest")
  func hierarchyCheck() {
    let (parent, stranger, child) = (Recorder("P", record), Recorder("S", record), Recorder("C", record))
    parent.addChild(child)
    let messages = Fault.observing { stranger.view.addSubview(child.view) }.messages
    #expect(messages.count == 1)
    #expect(messages.first?.contains("UIViewControllerHierarchyInconsistency") == true)
    #expect(Fault.observing { parent.view.addSubview(child.view) }.messages.isEmpty)
  }

  @Test("B10: the view is loaded once, by reading it, and asking whether it is loaded does not load it")
  func loading() {
    let controller = Recorder("A", record)
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    #expect(record.take().isEmpty)
    let view = controller.view
    controller.loadViewIfNeeded()
    #expect(controller.view === view)
    #expect(record.take() == ["A.didLoad"])
  }

  @Test("B13: a view that is set from outside suppresses loading")
  func viewFromOutside() {
    let controller = Recorder("A", record)
    let view = UIView(frame: .zero)
    controller.view = view
    #expect(controller.view === view)
    #expect(record.take().isEmpty)
  }

  @Test("B12: a loadView that reads the view before setting it is told, and goes on with a plain view")
  func recursiveLoadView() {
    final class Recursive: UIViewController {
      override func loadView() { view.backgroundColor = .red }
    }
    let (controller, messages) = Fault.observing {
      let controller = Recursive()
      controller.loadViewIfNeeded()
      return controller
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("loadView") == true)
    #expect(controller.isViewLoaded)
  }

  @Test("E1, E2: the edit button is one object that follows isEditing")
  func editButton() {
    let controller = Recorder("A", record)
    let item = controller.editButtonItem
    #expect(controller.editButtonItem === item)
    #expect(item.title == "Edit")
    item.fire()
    #expect(controller.isEditing)
    #expect(item.title == "Done")
    #expect(item.style == .done)
    controller.isEditing = false
    #expect(item.title == "Edit")
  }

  @Test("G7: the controller's title goes to its item, and not the other way round")
  func titles() {
    let controller = UIViewController()
    controller.title = "One"
    #expect(controller.navigationItem.title == "One")
    controller.title = "Two"
    #expect(controller.navigationItem.title == "Two")
    controller.navigationItem.title = "Three"
    #expect(controller.title == "Two")
  }
}
