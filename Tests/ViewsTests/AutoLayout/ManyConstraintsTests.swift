// ManyConstraintsTests: a screenful of constraints, solved at once and again after changes.

import Foundation
import Geometry
import OneAtATime
import Testing

@testable import Views

@MainActor @Suite("Layout of many constraints", .oneAtATime) struct ManyConstraintsTests {
  @Test("A form of 40 rows with 200 constraints is laid out exactly, also after a change at its top")
  func form() {
    let stand = LayoutStand()
    var above = stand.root.topAnchor
    var rows: [(title: ContentBox, field: ContentBox)] = []
    for row in 0..<40 {
      let (title, field) = (stand.box(CGFloat(40 + row), 20), stand.box(100, 24))
      title.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: stand.root.leadingAnchor, constant: 16),
        field.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
        field.trailingAnchor.constraint(equalTo: stand.root.trailingAnchor, constant: -16),
        field.topAnchor.constraint(equalTo: above, constant: 4),
        title.centerYAnchor.constraint(equalTo: field.centerYAnchor),
      ])
      above = field.bottomAnchor
      rows.append((title, field))
    }
    #expect(stand.root.constraints.count == 200)
    for height in [24, 30, 24] as [CGFloat] {
      rows[0].field.content.height = height
      stand.layOut()
      #expect(rows[39].field.frame.minY == 4 + 28 * 39 + height - 24)
    }
    for (row, views) in rows.enumerated() {
      let width = CGFloat(40 + row)
      #expect(views.title.frame == CGRect(16, CGFloat(4 + 28 * row) + 2, width, 20))
      #expect(views.field.frame == CGRect(24 + width, CGFloat(4 + 28 * row), 280 - width, 24))
    }
  }
}
