// RootViewController: the values of a book in three rows. Edit begins a history of changes, Done drops it.

import Essentials
import Layers
import UIKit

/// Lists a book's values. While it is edited a row opens the editor of its value, and each change can be undone.
final class RootViewController: UITableViewController {
  private static let cellName = "Cell"
  /// How many changes can be taken back.
  private static let levels = 3

  var book: Book?
  var strings = LocalizedStrings()
  /// Explains the demo in the user's language; a storyboard that fixes the text connects no label.
  var instructionsLabel: UILabel?

  private var history: UndoManager?
  private var observation: UndoObservation?
  private var storedDateFormatter: DateFormatter?

  override class var connections: [Connection] {
    super.connections + [.outlet("instructionsLabel", \RootViewController.instructionsLabel)]
  }

  /// The history of the changes since Edit; none while nothing is edited.
  override var undoManager: UndoManager? { history }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    navigationItem.title = navigationItem.title.map { strings[$0] }
    instructionsLabel?.text = strings["Instructions"]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  // MARK: Shakes reach the first responder

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    resignFirstResponder()
  }

  // MARK: Editing

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    guard editing != (history != nil) else { return }
    if editing {
      let manager = UndoManager()
      manager.levelsOfUndo = Self.levels
      observation = UndoObservation(of: manager) { [weak self] in self?.tableView.reloadData() }
      history = manager
    } else {
      (observation, history) = (nil, nil)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let editor = segue.destination as? EditingViewController, let cell = sender as? UITableViewCell,
      let row = tableView.indexPath(for: cell)?.row, let book
    else { return }
    let field = BookField.all[row]
    editor.sourceController = self
    editor.subject = EditingViewController.Subject(book: book, value: field.value, name: strings[field.name])
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { BookField.all.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellName, for: indexPath)
    let field = BookField.all[indexPath.row]
    cell.textLabel?.text = strings[field.label]
    cell.detailTextLabel?.text = text(of: field.value)
    return cell
  }

  /// Nothing can be deleted, so the rows stay where they are while they are edited.
  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .none }

  override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    false
  }

  private func text(of value: BookField.Value) -> String? {
    switch value {
    case .text(let path): book?[keyPath: path]
    case .date(let path): book?[keyPath: path].map(dateFormatter.string)
    }
  }

  // MARK: Dates

  /// Made at first use.
  private var dateFormatter: DateFormatter {
    if let storedDateFormatter { return storedDateFormatter }
    let surroundings = Turn.current.host.environment
    let formatter = DateFormatter()
    (formatter.locale, formatter.timeZone) = (surroundings.locale, surroundings.timeZone)
    (formatter.dateStyle, formatter.timeStyle) = (.medium, .none)
    storedDateFormatter = formatter
    return formatter
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    storedDateFormatter = nil
  }

  // MARK: Instructions

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // A table's footer is as high as it says itself, and the text needs another height in each language and width.
    guard let instructionsLabel, let footer = tableView.tableFooterView else { return }
    let margin = instructionsLabel.frame.minX
    let room = CGSize(width: max(0, tableView.bounds.width - 2 * margin), height: .greatestFiniteMagnitude)
    let height = instructionsLabel.sizeThatFits(room).height.rounded(.up) + 2 * instructionsLabel.frame.minY
    guard footer.frame.height != height else { return }
    footer.frame.size.height = height
    tableView.tableFooterView = footer
  }
}

extension RootViewController: EditingViewControllerDelegate {
  /// Changes a value of the book, which can be undone while the book is edited. Undoing and redoing come here, too.
  func setValue<Value>(_ newValue: Value?, forEditedProperty property: ReferenceWritableKeyPath<Book, Value?>) {
    guard let book else { return }
    undoManager?.prepare(withInvocationTarget: self)(
      RootViewController.setValue(_:forEditedProperty:), book[keyPath: property], property)
    book[keyPath: property] = newValue
    guard let undoManager, !undoManager.isUndoing,
      let field = BookField.all.first(where: { $0.value.path == property })
    else { return }
    undoManager.setActionName(strings[field.name])
  }
}
