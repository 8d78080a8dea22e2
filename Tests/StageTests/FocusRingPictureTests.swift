// FocusRingPictureTests: the ring of the keyboard's focus, whole around everything that can have it.

import Foundation
import Renderer
import Stage
import StageTesting
import Testing
import UIKit

/// A list under a bar, with a field above its rows and a button below them, at the very edges of the window.
private final class ListController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Books"
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 320, height: 34))
    field.borderStyle = .roundedRect
    field.placeholder = "Search"
    tableView.tableHeaderView = field
    let button = UIButton(type: .system)
    button.setTitle("More", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
    tableView.tableFooterView = button
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "A row"
    return cell
  }
}

@MainActor @Suite("Pictures of the focus", .oneAtATime) struct FocusRingPictureTests {
  private func stage(isDark: Bool) throws -> Stage {
    let stage = try Stage.pinned(320, 240, scale: 2)
    stage.isDark = isDark
    stage.show(UINavigationController(rootViewController: ListController(style: .plain)))
    return stage
  }

  @Test("each side of the ring is seen, around bar buttons, a field, a row and a button", arguments: [false, true])
  func whole(isDark: Bool) throws {
    let stage = try stage(isDark: isDark)
    var seen: [CGRect] = []
    for _ in 0..<5 {
      try stage.key("tab")
      let ring = try #require(stage.window.focusRingFrame)
      #expect(CGRect(x: 0, y: 0, width: 320, height: 240).contains(ring))
      seen.append(ring)
      let picture = stage.picture()
      func colour(_ x: CGFloat, _ y: CGFloat) -> Bitmap.Pixel { picture[Int(x * 2), Int(y * 2)] }
      let sides = [
        colour(ring.midX, ring.minY + 1), colour(ring.midX, ring.maxY - 1), colour(ring.minX + 1, ring.midY),
        colour(ring.maxX - 1, ring.midY),
      ]
      #expect(Set(sides).count == 1, "the ring at \(ring)")
      #expect(sides[0].blue > 200 && sides[0].red < 60, "the ring at \(ring)")
    }
    #expect(Set(seen.map(\.midY)).count == 4, "two bar buttons stand side by side")
    #expect(seen[0].minY == 5 && seen[0].height == 34)
  }

  @Test("on a bar button", arguments: [false, true])
  func barButton(isDark: Bool) throws {
    let stage = try stage(isDark: isDark)
    try stage.key("tab")
    try expect(stage.picture(), looksLike: isDark ? "bar-button-dark" : "bar-button")
  }
}
