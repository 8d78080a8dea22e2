// GalleryViewController: the list of the demos.

import UIKit

/// A table of all demos; choosing one presents it in a frame that leads back here.
final class GalleryViewController: UITableViewController {
  private let options: DemoOptions

  /// A gallery whose demos are made with these options, the name aside.
  init(_ options: DemoOptions) {
    self.options = options
    super.init(style: .plain)
    title = "Interlude"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = GalleryCell.height
    tableView.register(GalleryCell.self, forCellReuseIdentifier: GalleryCell.identifier)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    GalleryEntry.all.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: GalleryCell.identifier, for: indexPath)
    (cell as? GalleryCell)?.show(GalleryEntry.all[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let entry = GalleryEntry.all[indexPath.row]
    var options = options
    options.name = entry.name
    // One demo that cannot start leaves the others as they are.
    attempt {
      do {
        let frame = DemoFrameViewController(showing: try DemoScreens.root(for: options))
        frame.modalPresentationStyle = .fullScreen
        present(frame, animated: true)
      } catch {
        tableView.deselectRow(at: indexPath, animated: true)
        throw error
      }
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    fitNotice()
  }
}
