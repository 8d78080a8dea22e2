// CellTests: where a cell's parts stand, and how it lights up.

import Foundation
import Geometry
import OneAtATime
import Testing
import Views

@testable import Tables

@MainActor @Suite("Cells", .serialized, .oneAtATime) struct CellTests {
  /// A cell of 320 × 44 points, laid out.
  private func laidOut(
    _ style: UITableViewCell.CellStyle, width: CGFloat = 320, _ change: (UITableViewCell) -> Void = { _ in }
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: width, height: 44)
    change(cell)
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    return cell
  }

  @Test("The default label fills the content inside 16-point margins and follows the cell's width")
  func defaultStyle() {
    _ = TableScreen()
    let cell = laidOut(.default) { $0.textLabel?.text = "Text" }
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 288, height: 44))
    #expect(cell.detailTextLabel == nil)
    cell.frame.size = CGSize(width: 500, height: 80)
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 468, height: 80))
  }

  @Test("Subtitle: text and detail one above the other, in the middle")
  func subtitle() {
    _ = TableScreen()
    let cell = laidOut(.subtitle) {
      $0.textLabel?.text = "Text"
      $0.detailTextLabel?.text = "Detail"
    }
    // 17- and 12-point lines are 20.4 and 14.4 points high, rounded to 21 and 15.
    #expect(cell.textLabel?.frame == CGRect(x: 16, y: 4, width: 288, height: 21))
    #expect(cell.detailTextLabel?.frame == CGRect(x: 16, y: 25, width: 288, height: 15))
    let alone = laidOut(.subtitle) { $0.textLabel?.text = "Text" }
    #expect(alone.textLabel?.frame == CGRect(x: 16, y: 0, width: 288, height: 44))
  }

  @Test("Value1: text left and detail right, each as wide as it is; text has the say where both are long")
  func value1() {
    _ = TableScreen()
    let cell = laidOut(.value1) {
      $0.textLabel?.text = "Text"
      $0.detailTextLabel?.text = "Detail"
    }
    // A letter of 17-point text is 8.5 points wide.
    #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 34, height: 44))
    #expect(cell.detailTextLabel?.frame == CGRect(x: 253, y: 0, width: 51, height: 44))
    let long = laidOut(.value1) {
      $0.textLabel?.text = String(repeating: "t", count: 30)
      $0.detailTextLabel?.text = String(repeating: "d", count: 30)
    }
    #expect(abs((long.textLabel?.frame.width ?? 0) - 172.8) < 1e-9)
    #expect(abs((long.detailTextLabel?.frame.width ?? 0) - 109.2) < 1e-9)
    #expect(long.detailTextLabel?.frame.maxX == 304)
  }

  @Test("Value2: a right-aligned column of 91 points, then the detail")
  func value2() {
    _ = TableScreen()
    let cell = laidOut(.value2) {
      $0.textLabel?.text = "Text"
      $0.detailTextLabel?.text = "Detail"
    }
    #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 91, height: 44))
    #expect(cell.textLabel?.textAlignment == .right)
    #expect(cell.detailTextLabel?.frame == CGRect(x: 113, y: 0, width: 191, height: 44))
  }

  @Test(
    "E14: an accessory takes room from the content",
    arguments: [
      (.none, 320), (.disclosureIndicator, 286), (.checkmark, 280), (.detailButton, 272),
      (.detailDisclosureButton, 252),
    ] as [(UITableViewCell.AccessoryType, CGFloat)])
  func accessories(type: UITableViewCell.AccessoryType, contentWidth: CGFloat) {
    _ = TableScreen()
    let cell = laidOut(.default) {
      $0.textLabel?.text = "Text"
      $0.accessoryType = type
    }
    #expect(cell.contentView.frame.width == contentWidth)
    let textEnd: CGFloat = type == .none ? 304 : contentWidth
    #expect(cell.textLabel?.frame.maxX == textEnd)
    let accessory = cell.subviews.first { $0 !== cell.contentView }
    #expect(accessory?.frame.maxX == (type == .none ? nil : 304))
  }

  @Test("E14: an accessory view of one's own, and another accessory while editing")
  func ownAccessories() {
    _ = TableScreen()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    let cell = laidOut(.default) {
      $0.accessoryType = .checkmark
      $0.editingAccessoryType = .disclosureIndicator
      $0.accessoryView = view
    }
    #expect(view.frame == CGRect(x: 254, y: 12, width: 50, height: 20))
    #expect(cell.contentView.frame.width == 246)
    cell.isEditing = true
    cell.layoutIfNeeded()
    #expect(view.superview == nil)
    #expect(cell.contentView.frame.width == 286)
    cell.isEditing = false
    cell.accessoryView = nil
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 280)
  }

  @Test("Indentation moves the text in")
  func indentation() {
    _ = TableScreen()
    let cell = laidOut(.default) {
      $0.textLabel?.text = "Text"
      $0.indentationLevel = 3
    }
    #expect(cell.textLabel?.frame == CGRect(x: 46, y: 0, width: 258, height: 44))
    cell.indentationWidth = 0
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame.minX == 16)
  }

  @Test("Labels that a file describes stand where the style puts them, with the file's fonts")
  func adoptedLabels() {
    _ = TableScreen()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = UILabel(frame: CGRect(x: 10, y: 0, width: 280, height: 43))
    label.font = .systemFont(ofSize: 16)
    label.numberOfLines = 0
    label.text = String(repeating: "w", count: 80)
    cell.adopt(textLabel: label, detailTextLabel: nil, imageView: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 70)
    cell.layoutIfNeeded()
    #expect(cell.textLabel === label)
    #expect(label.superview === cell.contentView)
    #expect(label.frame == CGRect(x: 16, y: 0, width: 288, height: 70))
    #expect(label.font.pointSize == 16)
  }

  @Test("Content with constraints says how high it is")
  func constrainedContent() {
    _ = TableScreen()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let view = UIView(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
      view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
      view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      view.heightAnchor.constraint(equalToConstant: 70),
    ])
    #expect(cell.fittingHeight(forWidth: 320) == 90)
  }

  @Test("A pressed or selected cell is grey behind its content; a style of none stays as it is")
  func lights() {
    _ = TableScreen()
    let cell = laidOut(.default)
    cell.setHighlighted(true, animated: false)
    let grey = cell.subviews.first
    #expect(grey !== cell.contentView)
    #expect(grey?.backgroundColor == .systemGray4)
    #expect(grey?.frame == cell.bounds)
    cell.setSelected(true, animated: false)
    cell.setHighlighted(false, animated: false)
    #expect(cell.subviews.first === grey)
    cell.setSelected(false, animated: false)
    #expect(cell.subviews.first === cell.contentView)
    cell.selectionStyle = .none
    cell.setHighlighted(true, animated: false)
    #expect(cell.isHighlighted)
    #expect(cell.subviews.first === cell.contentView)
  }

  @Test("A file's blue selection is grey, too; a background of one's own takes its place")
  func ownSelectedBackground() {
    _ = TableScreen()
    let cell = laidOut(.default) { $0.selectionStyle = .blue }
    let own = UIView(frame: .zero)
    cell.selectedBackgroundView = own
    cell.isSelected = true
    #expect(cell.subviews.first === own)
    cell.isSelected = false
    #expect(own.superview == nil)
    cell.selectedBackgroundView = nil
    cell.isSelected = true
    #expect(cell.subviews.first?.backgroundColor == .systemGray4)
  }

  @Test("A cell without a colour takes the table's; one with a colour keeps it")
  func backgrounds() {
    let source = TextSource(rows: 1)
    let screen = TableScreen(style: .grouped, source: source)
    #expect(screen.cell(0)?.backgroundColor == .secondarySystemGroupedBackground)
    #expect(screen.table.backgroundColor == .systemGroupedBackground)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundColor = .red
    cell.adoptDefaultBackground(of: .plain)
    #expect(cell.backgroundColor == .red)
  }
}
