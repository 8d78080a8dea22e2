// ElementClass: which class each element stands for, were it not for its `customClass` (X13).

import Navigation
import Tables
import Views

/// The classes of elements by their names.
enum ElementClass {
  /// The class that an element becomes here; nil for elements that become no object, or one that is not supported.
  static func base(of element: Element) -> AnyClass? {
    if ControllerKind.isController(element.name) { return ControllerKind.named(element.name).base }
    return views[element.name] ?? others[element.name] ?? recognizers[element.name]
  }

  /// The class of a view element; nil where this product has no such view.
  static func view(_ name: String) -> UIView.Type? { views[name] }

  /// The class of a recogniser element; nil for other elements.
  static func recognizer(_ name: String) -> UIGestureRecognizer.Type? { recognizers[name] }

  private static let views: [String: UIView.Type] = [
    "view": UIView.self, "containerView": UIView.self, "tableViewCellContentView": UIView.self, "label": UILabel.self,
    "button": UIButton.self, "imageView": UIImageView.self, "scrollView": UIScrollView.self,
    "tableView": UITableView.self, "tableViewCell": UITableViewCell.self, "navigationBar": UINavigationBar.self,
    "switch": UISwitch.self, "slider": UISlider.self, "segmentedControl": UISegmentedControl.self,
    "stepper": UIStepper.self, "progressView": UIProgressView.self, "pageControl": UIPageControl.self,
    "activityIndicatorView": UIActivityIndicatorView.self, "textField": UITextField.self,
    "pickerView": UIPickerView.self, "datePicker": UIDatePicker.self,
  ]

  private static let others: [String: AnyClass] = [
    "navigationItem": UINavigationItem.self, "barButtonItem": UIBarButtonItem.self, "segue": UIStoryboardSegue.self,
  ]

  /// Files call a long press a "pong press".
  private static let recognizers: [String: UIGestureRecognizer.Type] = [
    "tapGestureRecognizer": UITapGestureRecognizer.self, "panGestureRecognizer": UIPanGestureRecognizer.self,
    "pinchGestureRecognizer": UIPinchGestureRecognizer.self, "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
    "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
  ]
}
