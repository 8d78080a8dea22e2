// GoldenTests: how the built-in transitions look, as strips of frames that a person has looked at.

import Foundation
import Renderer
import Stage
import StageTesting
import Testing
import UIKit

@MainActor @Suite("Pictures of transitions", .oneAtATime) struct GoldenTests {
  private static let size = CGSize(width: 180, height: 220)

  /// Five moments of a transition, the first and the last its very ends.
  private func moments(_ duration: Double) -> [Double] { [0, 0.25, 0.5, 0.75, 1].map { $0 * duration } }

  /// A screen with a heading, a paragraph and a button.
  private final class Page: UIViewController {
    private let text: String
    private let color: UIColor

    init(_ title: String, _ text: String, _ color: UIColor) {
      (self.text, self.color) = (text, color)
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = color
      let label = UILabel()
      label.text = text
      label.font = .systemFont(ofSize: 13)
      label.numberOfLines = 0
      let button = UIButton(type: .system)
      button.setTitle("Continue", for: .normal)
      for part in [label, button] {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
      }
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        button.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
        button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      ])
    }
  }

  private let first = Page(
    "Sonnets", "Rough winds do shake the darling buds of May, and summer’s lease hath all too short a date.",
    UIColor(red: 1, green: 0.97, blue: 0.9, alpha: 1))
  private let second = Page(
    "Eighteen", "But thy eternal summer shall not fade.", UIColor(red: 0.88, green: 0.94, blue: 1, alpha: 1))

  private func makeStage(showing controller: UIViewController) throws -> Stage {
    let stage = try Stage.pinned(Self.size.width, Self.size.height, scale: 2)
    stage.show(controller)
    stage.advance(by: 1)
    return stage
  }

  /// The built-in transitions, each with its duration.
  enum Change: String, CaseIterable, Sendable {
    case push, pop, cover, uncover, dissolve
    var duration: Double { self == .push || self == .pop ? 0.35 : 0.4 }
  }

  @Test("the first frame is the old screen and the last the new one, bit for bit", arguments: Change.allCases)
  func ends(change: Change) throws {
    let navigation = UINavigationController(rootViewController: first)
    if change == .pop { navigation.pushViewController(second, animated: false) }
    if change == .dissolve { second.modalTransitionStyle = .crossDissolve }
    let stage = try makeStage(showing: navigation)
    if change == .uncover { navigation.present(second, animated: false) }
    stage.advance(by: 1)
    let old = stage.picture()
    switch change {
    case .push: navigation.pushViewController(second, animated: true)
    case .pop: navigation.popViewController(animated: true)
    case .cover, .dissolve: navigation.present(second, animated: true)
    case .uncover: navigation.dismiss(animated: true)
    }
    stage.advance(by: 0)
    #expect(stage.picture() == old)
    // A moment before the end the eased movement is within half a pixel of it.
    stage.advance(by: change.duration - 0.002)
    let nearly = stage.picture()
    stage.advance(by: 0.002)
    let last = stage.picture()
    #expect(last != old)
    #expect(try #require(last.difference(from: nearly, tolerance: 4)).isEmpty)
    stage.advance(by: 1)
    #expect(stage.picture() == last)
  }

  @Test("push")
  func push() throws {
    let navigation = UINavigationController(rootViewController: first)
    let stage = try makeStage(showing: navigation)
    navigation.pushViewController(second, animated: true)
    try expect(stage.filmstrip(at: moments(0.35)), looksLike: "push")
  }

  @Test("pop")
  func pop() throws {
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    let stage = try makeStage(showing: navigation)
    navigation.popViewController(animated: true)
    try expect(stage.filmstrip(at: moments(0.35)), looksLike: "pop")
  }

  @Test("flip of a navigation controller, bar and all")
  func flip() throws {
    let navigation = UINavigationController(rootViewController: first)
    let stage = try makeStage(showing: navigation)
    UIView.transition(with: navigation.view, duration: 0.8, options: .transitionFlipFromLeft) {
      navigation.pushViewController(self.second, animated: false)
    }
    // Not the half, which shows nothing.
    try expect(stage.filmstrip(at: [0, 0.2, 0.35, 0.45, 0.6, 0.8]), looksLike: "flip")
  }

  @Test("a modal screen slides up")
  func cover() throws {
    let stage = try makeStage(showing: UINavigationController(rootViewController: first))
    first.present(second, animated: true)
    try expect(stage.filmstrip(at: moments(0.4)), looksLike: "cover")
  }

  @Test("a modal screen slides down again")
  func uncover() throws {
    let stage = try makeStage(showing: UINavigationController(rootViewController: first))
    first.present(second, animated: false)
    stage.advance(by: 1)
    first.dismiss(animated: true)
    try expect(stage.filmstrip(at: moments(0.4)), looksLike: "uncover")
  }

  @Test("a modal screen dissolves in")
  func dissolve() throws {
    let stage = try makeStage(showing: UINavigationController(rootViewController: first))
    second.modalTransitionStyle = .crossDissolve
    first.present(second, animated: true)
    try expect(stage.filmstrip(at: moments(0.4)), looksLike: "dissolve")
  }
}
