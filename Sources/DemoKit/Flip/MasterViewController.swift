// MasterViewController: the list of events. Add puts the present moment on top, a swipe or Edit takes events away.

import Essentials
import EventStore
import Layers
import UIKit

/// A table of the events, the newest first; a row opens its event.
final class MasterViewController: UITableViewController {
  private static let cellName = "Cell"

  /// Where the events are kept; it is read when the view is loaded.
  var store: EventStore?
  private var results: FetchedResultsController?

  override class var connections: [Connection] {
    super.connections + [
      .action("insertNewObject:", MasterViewController.insertNewObject),
      .action("exitToMasterView:", MasterViewController.exitToMasterView),
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: "insertNewObject:")
    guard let store else { return }
    let results = FetchedResultsController(store: store)
    results.delegate = self
    self.results = results
    attempt { try results.performFetch() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    fitNotice()
  }

  func insertNewObject(_ sender: Any) {
    attempt { try store?.insert(timeStamp: Turn.current.host.environment.now) }
  }

  /// Comes back from an event; the way back is the segue's.
  func exitToMasterView(_ segue: UIStoryboardSegue) {}

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let detail = segue.destination as? DetailViewController, let path = tableView.indexPathForSelectedRow
    else { return }
    detail.event = results?.object(at: path)
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    results?.fetchedObjects.count ?? 0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellName, for: indexPath)
    cell.textLabel?.text = results?.object(at: indexPath)?.timeStamp.description
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let event = results?.object(at: indexPath) else { return }
    attempt { try store?.delete(event) }
  }
}

extension MasterViewController: MyNavigationControllerDelegate {
  func segueForUnwinding(from viewController: UIViewController, identifier: String?) -> UIStoryboardSegue? {
    let segue = NavigateFlipSegue(identifier: identifier, source: viewController, destination: self)
    segue.unwinds = true
    return segue
  }
}

extension MasterViewController: FetchedResultsControllerDelegate {
  func controllerWillChangeContent(_ controller: FetchedResultsController) { tableView.beginUpdates() }

  func controller(
    _ controller: FetchedResultsController, didChange event: Event, at indexPath: IndexPath?,
    for type: FetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    switch type {
    case .insert: tableView.insertRows(at: [newIndexPath].compactMap { $0 }, with: .fade)
    case .delete: tableView.deleteRows(at: [indexPath].compactMap { $0 }, with: .fade)
    }
  }

  func controllerDidChangeContent(_ controller: FetchedResultsController) { tableView.endUpdates() }
}
