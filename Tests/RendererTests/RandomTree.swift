// RandomTree: layer trees and changes to them by chance, the same for each seed.

import Foundation
import Geometry
import Layers

@testable import Renderer

/// A generator of numbers that gives the same ones for each seed (Steele, Lea and Flood 2014: SplitMix64).
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}

/// A frame that changes by chance, one property of one layer at a time.
struct RandomTree {
  private var chance: Seeded
  private var lastID: UInt64 = 0
  private(set) var frame: Frame

  init(seed: UInt64, width: CGFloat = 160, height: CGFloat = 120, scale: CGFloat = 1) {
    chance = Seeded(state: seed)
    frame = Frame(width, height, scale: scale, background: .white, [])
    frame.nodes = (0..<4).map { _ in node(depth: 2) }
  }

  private mutating func node(depth: Int) -> Frame.Node {
    lastID += 1
    let rect = CGRect(x: number(-20, 120), y: number(-20, 90), width: number(1, 120), height: number(1, 90))
    var node = Frame.Node(lastID, rect, Bool.random(using: &chance) ? color() : nil)
    if chance.next() % 3 == 0 { node.contents = .picture(text()) }
    for _ in 0..<Int(3 * number(0, 1) / 2) { mutate(&node) }
    if depth > 0 { node.children = (0..<Int(chance.next() % 4)).map { _ in self.node(depth: depth - 1) } }
    return node
  }

  private mutating func number(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
    let value = CGFloat.random(in: low...high, using: &chance)
    return Bool.random(using: &chance) ? value.rounded() : value
  }

  private mutating func color() -> CGColor {
    CGColor(
      red: number(0, 1), green: number(0, 1), blue: number(0, 1), alpha: Bool.random(using: &chance) ? 1 : number(0, 1))
  }

  private mutating func text() -> Picture {
    let words = ["Hello", "Interlude", "fjord", "Ω", "12:30"]
    let word = words[Int(chance.next() % UInt64(words.count))]
    return Picture(commands: [
      .text(Picture.Text(string: word, font: FontSpec(size: 14), color: color(), origin: CGPoint(x: 2, y: 15)))
    ])
  }

  private mutating func transform() -> CATransform3D {
    var transform = CATransform3D.identity
    switch chance.next() % 4 {
    case 0: return transform
    case 1: return CATransform3DMakeScale(number(0.2, 2), number(0.2, 2), 1)
    case 2: return CATransform3DMakeRotation(number(-3, 3), 0, 0, 1)
    default:
      transform.m34 = -1 / 300
      return CATransform3DConcat(CATransform3DMakeRotation(number(-1.4, 1.4), 0, 1, 0), transform)
    }
  }

  /// Changes one property of the layer; every one that a layer has is among them.
  private mutating func mutate(_ node: inout Frame.Node) {
    switch chance.next() % 22 {
    case 0: node.bounds.size = CGSize(width: number(0, 120), height: number(0, 90))
    case 1: node.bounds.origin = CGPoint(x: number(-9, 9), y: number(-9, 9))
    case 2, 3: node.position = CGPoint(x: number(-20, 160), y: number(-20, 120))
    case 4: node.anchorPoint = CGPoint(x: number(0, 1), y: number(0, 1))
    case 5: node.transform = transform()
    case 6: node.sublayerTransform = transform()
    case 7: node.zPosition = number(-3, 3)
    case 8, 9: node.opacity = number(0, 1)
    case 10: node.isHidden.toggle()
    case 11: node.isDoubleSided.toggle()
    case 12: node.backgroundColor = color()
    case 13: node.cornerRadius = number(0, 20)
    case 14: (node.borderWidth, node.borderColor) = (number(0, 4), color())
    case 15: node.masksToBounds.toggle()
    case 16: node.allowsGroupOpacity.toggle()
    case 17: node.shouldRasterize.toggle()
    case 18: node.rasterizationScale = number(0.5, 2)
    case 19: node.brightness = number(0, 1)
    case 20: node.contents = .picture(text())
    default:
      var other = node
      (other.children, other.contents) = ([], .picture(text()))
      other.id += 1_000_000
      node.contents = Bool.random(using: &chance) ? .capture(other) : .mix(before: other, after: other, progress: 0.5)
    }
  }

  /// Makes the layers at the top larger.
  mutating func enlarge(by factor: CGFloat) {
    for index in frame.nodes.indices {
      frame.nodes[index].bounds.size.width *= factor
      frame.nodes[index].bounds.size.height *= factor
      frame.nodes[index].position.x *= factor
      frame.nodes[index].position.y *= factor
    }
  }

  /// Changes something somewhere: mostly one property of one layer, at times who is whose child.
  mutating func change() {
    if chance.next() % 8 == 0 {
      if frame.nodes.count > 2, Bool.random(using: &chance) {
        frame.nodes.remove(at: Int(chance.next() % UInt64(frame.nodes.count)))
      } else {
        frame.nodes.insert(node(depth: 1), at: Int(chance.next() % UInt64(frame.nodes.count + 1)))
      }
      return
    }
    let index = Int(chance.next() % UInt64(frame.nodes.count))
    var node = frame.nodes[index]
    change(in: &node)
    frame.nodes[index] = node
  }

  private mutating func change(in node: inout Frame.Node) {
    guard !node.children.isEmpty, chance.next() % 3 > 0 else { return mutate(&node) }
    change(in: &node.children[Int(chance.next() % UInt64(node.children.count))])
  }
}
