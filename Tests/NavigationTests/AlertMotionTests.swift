// AlertMotionTests: how alerts and action sheets move, and where their parts lie.

import Essentials
import Foundation
import Geometry
import Layers
import OneAtATime
import Testing
import Views

@testable import Navigation

@MainActor
@Suite("How alerts move", .oneAtATime) struct AlertMotionTests {
  private func begin(_ asking: Asking) {
    asking.add("OK", .cancel)
    asking.presenter.present(asking.alert, animated: true)
    asking.scene.turn.run()
  }

  private func scale(_ asking: Asking) -> CGFloat { asking.alert.view.layer.presentation()?.transform.m11 ?? .nan }
  private func opacity(_ asking: Asking) -> Double { Double(asking.alert.view.layer.presentation()?.opacity ?? .nan) }

  @Test("an alert shrinks from 1.2 to 1 while it appears, on a spring without overshoot")
  func shrinks() {
    let asking = Asking()
    begin(asking)
    #expect(scale(asking) == 1.2)
    #expect(opacity(asking) == 0)
    let spring = Spring(dampingRatio: 1, duration: 0.4)
    for time in [0.1, 0.2, 0.3] {
      asking.scene.run(for: 0.1)
      #expect(abs(Double(scale(asking)) - (1.2 - 0.2 * spring.value(at: time))) < 1e-6)
      #expect(abs(opacity(asking) - spring.value(at: time)) < 1e-6)
    }
    asking.scene.settle()
    #expect(scale(asking) == 1)
    #expect(opacity(asking) == 1)
    asking.presenter.dismiss(animated: true)
    asking.scene.run(for: 0.125)
    #expect(scale(asking) == 1, "it goes without growing")
    #expect(abs(opacity(asking) - 0.5) < 0.02)
  }

  @Test("a sheet rises from below the window")
  func rises() {
    let asking = Asking(.actionSheet)
    begin(asking)
    let layer = asking.alert.view.layer
    #expect(layer.presentation().map { $0.position.y - layer.bounds.height / 2 } == 568)
    asking.scene.settle()
    #expect(layer.presentation().map { $0.position.y + layer.bounds.height / 2 } == 560)
  }

  @Test("under reduced motion both only fade", arguments: [UIAlertController.Style.alert, .actionSheet])
  func reduced(style: UIAlertController.Style) {
    let asking = Asking(style, reducesMotion: true)
    begin(asking)
    #expect(scale(asking) == 1)
    #expect(opacity(asking) == 0)
    #expect(asking.alert.view.layer.presentation()?.position == asking.alert.view.layer.position)
    asking.scene.run(for: 0.1)
    #expect(abs(opacity(asking) - 0.5) < 0.01)
    asking.scene.run(for: 0.11)
    #expect(!UIApplication.shared.isInTransition)
  }

  @Test("input during the spring is dropped")
  func dropped() {
    let asking = Asking()
    begin(asking)
    asking.key(.keyboardReturnOrEnter)
    asking.key(.keyboardEscape)
    asking.scene.settle()
    #expect(asking.presenter.presentedViewController === asking.alert)
  }
}

@Suite("Alert layout") struct AlertLayoutTests {
  private let room = CGSize(width: 375, height: 667)

  @Test("an alert with two short choices")
  func pair() {
    let content = AlertLayout.Content(title: 22, message: 16, buttons: [60, 40])
    let layout = AlertLayout(content, .alert, in: room, canStandSideBySide: true)
    #expect(layout.isSideBySide)
    #expect(layout.size == CGSize(width: 270, height: 20 + 22 + 3 + 16 + 20 + 44))
    #expect(layout.title == CGRect(x: 16, y: 20, width: 238, height: 22))
    #expect(layout.message == CGRect(x: 16, y: 45, width: 238, height: 16))
    #expect(layout.rows == [CGRect(x: 0, y: 0, width: 135, height: 44), CGRect(x: 135, y: 0, width: 135, height: 44)])
  }

  @Test("one is too long for a half: one above the other")
  func stacked() {
    let content = AlertLayout.Content(title: 22, buttons: [60, 120])
    let layout = AlertLayout(content, .alert, in: room, canStandSideBySide: true)
    #expect(!layout.isSideBySide)
    #expect(layout.rows.map(\.minY) == [0, 44])
    #expect(layout.size.height == 150)
  }

  @Test("text fields stand below the words, or alone, and above the buttons")
  func fields() {
    let content = AlertLayout.Content(title: 22, message: 16, fields: 2, buttons: [60, 40])
    let layout = AlertLayout(content, .alert, in: room, canStandSideBySide: true)
    #expect(layout.fields == CGRect(x: 16, y: 20 + 22 + 3 + 16 + 16, width: 238, height: 60))
    #expect(layout.texts == CGRect(x: 0, y: 0, width: 270, height: 77 + 60 + 20))
    #expect(layout.size == CGSize(width: 270, height: 157 + 44))
    let alone = AlertLayout(
      AlertLayout.Content(fields: 1, buttons: [40]), .alert, in: room, canStandSideBySide: true)
    #expect(alone.fields == CGRect(x: 16, y: 20, width: 238, height: 30))
    #expect(alone.textsHeight == 70)
    let none = AlertLayout(AlertLayout.Content(title: 22), .alert, in: room, canStandSideBySide: true)
    #expect(none.fields.height == 0 && none.textsHeight == 62)
  }

  @Test("long texts get what the buttons leave; many buttons keep one and a half in sight")
  func tight() {
    let small = CGSize(width: 320, height: 240)
    let long = AlertLayout(
      AlertLayout.Content(title: 22, message: 900, buttons: [40]), .alert, in: small, canStandSideBySide: true)
    #expect(long.size.height == 208)
    #expect(long.buttons == CGRect(x: 0, y: 164, width: 270, height: 44))
    #expect(long.texts.height == 164)
    #expect(long.textsHeight == 965)
    let both = AlertLayout(
      AlertLayout.Content(title: 22, message: 900, buttons: Array(repeating: 40, count: 9)), .alert, in: small,
      canStandSideBySide: true)
    #expect(both.buttons.height == 66)
    #expect(both.texts.height == 142)
  }

  @Test("a sheet: cancel in a card of its own, and no card where there is nothing in it")
  func sheet() {
    let layout = AlertLayout(
      AlertLayout.Content(title: 16, buttons: [50, 50], hasCancelCard: true), .sheet, in: room,
      canStandSideBySide: false)
    #expect(layout.card == CGRect(x: 0, y: 0, width: 359, height: 14 + 16 + 14 + 114))
    #expect(layout.cancelCard == CGRect(x: 0, y: 166, width: 359, height: 57))
    let alone = AlertLayout(
      AlertLayout.Content(hasCancelCard: true), .sheet, in: room, canStandSideBySide: false)
    #expect(alone.card.height == 0)
    #expect(alone.cancelCard == CGRect(x: 0, y: 0, width: 359, height: 57))
  }

  @Test("no room gives no negative size", arguments: [0, 10, 40, 90] as [CGFloat])
  func none(side: CGFloat) {
    let layout = AlertLayout(
      AlertLayout.Content(title: 20, message: 300, buttons: [40, 40, 40], hasCancelCard: true), .sheet,
      in: CGSize(width: side, height: side), canStandSideBySide: false)
    #expect(layout.size.width >= 0 && layout.texts.height >= 0 && layout.buttons.height >= 0)
  }
}
