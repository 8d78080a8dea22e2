// UIViewController+Editing: the Edit and Done button (E1, E2).

extension UIViewController {
  /// The button that begins and ends editing; the same one each time.
  public var editButtonItem: UIBarButtonItem {
    if let item = storedEditButtonItem { return item }
    let item = UIBarButtonItem(barButtonSystemItem: isEditing ? .done : .edit, target: nil, action: nil)
    item.trigger = { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    storedEditButtonItem = item
    return item
  }

  func updateEditButtonItem(animated: Bool) {
    storedEditButtonItem?.become(isEditing ? .done : .edit, animated: animated)
  }
}
