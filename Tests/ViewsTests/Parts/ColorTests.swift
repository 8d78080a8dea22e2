// ColorTests: the palette in light and dark, older names, and components.

import Essentials
import Foundation
import Geometry
import Layers
import OneAtATime
import Testing

@testable import Views

private func bytes(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> CGColor {
  CGColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
}

@MainActor @Suite("Colours", .oneAtATime) struct ColorTests {
  nonisolated static let palette: [(color: UIColor, light: CGColor, dark: CGColor)] = [
    (.systemBlue, bytes(0, 122, 255), bytes(10, 132, 255)),
    (.systemGroupedBackground, bytes(242, 242, 247), bytes(0, 0, 0)),
    (.secondarySystemGroupedBackground, bytes(255, 255, 255), bytes(28, 28, 30)),
    (.separator, bytes(60, 60, 67, 0.29), bytes(84, 84, 88, 0.6)),
    (.label, .black, .white),
    (.secondaryLabel, bytes(60, 60, 67, 0.6), bytes(235, 235, 245, 0.6)),
    (.systemRed, bytes(255, 59, 48), bytes(255, 69, 58)),
    (.groupTableViewBackground, bytes(242, 242, 247), bytes(0, 0, 0)),
    (.darkText, .black, .black),
    (.lightText, bytes(255, 255, 255, 0.6), bytes(255, 255, 255, 0.6)),
    (.systemGray, bytes(142, 142, 147), bytes(142, 142, 147)),
  ]

  @Test("A colour shows its light or its dark form", arguments: palette)
  func palette(color: UIColor, light: CGColor, dark: CGColor) {
    let world = World()
    #expect(color.cgColor == light)
    world.host.environment.isDark = true
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor == dark)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor == light)
  }

  @Test("In a dark interface the dark forms show")
  func dark() {
    let turn = Turn(clock: SteppedClock())
    turn.makeCurrent()
    turn.host = PlainHost(environment: Environment(isDark: true))
    #expect(UIColor.systemBackground.cgColor == .black)
    #expect(UIColor.systemBlue.withAlphaComponent(0.5).cgColor == bytes(10, 132, 255, 0.5))
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }
    #expect(dynamic.cgColor == UIColor.red.cgColor)
  }

  @Test("X20: colours by the names in storyboards, new and old")
  func storyboardNames() {
    #expect(UIColor.named(inStoryboard: "systemBlueColor") == .systemBlue)
    #expect(UIColor.named(inStoryboard: "labelColor") == .label)
    #expect(UIColor.named(inStoryboard: "groupTableViewBackgroundColor") == .groupTableViewBackground)
    #expect(UIColor.named(inStoryboard: "darkTextColor") == .darkText)
    #expect(UIColor.named(inStoryboard: "viewFlipsideBackgroundColor") == .viewFlipsideBackground)
    #expect(UIColor.named(inStoryboard: "mauveColor") == nil)
  }

  @Test("Components are brought into 0…1")
  func clamping() {
    #expect(UIColor(red: -1, green: 2, blue: 0.5, alpha: 7).cgColor == CGColor(red: 0, green: 1, blue: 0.5, alpha: 1))
  }

  nonisolated static let hues: [(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, rgb: [CGFloat])] = [
    (0, 1, 1, [1, 0, 0]), (1.0 / 3, 1, 1, [0, 1, 0]), (2.0 / 3, 1, 1, [0, 0, 1]), (0.5, 1, 1, [0, 1, 1]),
    (0.25, 0.5, 0.8, [0.6, 0.8, 0.4]), (0.75, 1, 0.5, [0.25, 0, 0.5]),
  ]

  @Test("Hue, saturation and brightness, there and back", arguments: hues)
  func hue(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, rgb: [CGFloat]) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1).cgColor
    for (found, expected) in zip([color.red, color.green, color.blue], rgb) { #expect(abs(found - expected) < 1e-12) }
    var (h, s, b): (CGFloat, CGFloat, CGFloat) = (-1, -1, -1)
    #expect(UIColor(cgColor: color).getHue(&h, saturation: &s, brightness: &b, alpha: nil))
    #expect(abs(h - hue) < 1e-12 && abs(s - saturation) < 1e-12 && abs(b - brightness) < 1e-12)
  }

  @Test("A grey answers its white, a colour does not")
  func white() {
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(UIColor.lightText.getWhite(&white, alpha: &alpha))
    #expect(white == 1 && alpha == 0.6)
    #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
  }

  @Test("Without colour a tint is a grey as bright")
  func withoutColor() {
    _ = World()
    #expect(UIColor.white.withoutColor == .white)
    #expect(UIColor.green.withoutColor == UIColor(white: 0.7152, alpha: 1))
  }
}
