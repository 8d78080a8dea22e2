// DetailViewController: one event on the back of the list. Done turns it round again.

import EventStore
import UIKit

/// Shows an event's date.
final class DetailViewController: UIViewController {
  var event: Event? { didSet { showEvent() } }
  var detailDescriptionLabel: UILabel? { didSet { showEvent() } }

  override class var connections: [Connection] {
    super.connections + [.outlet("detailDescriptionLabel", \DetailViewController.detailDescriptionLabel)]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.hidesBackButton = true
  }

  private func showEvent() {
    if let event { detailDescriptionLabel?.text = event.timeStamp.description }
  }
}
