// UITableViewCell+Choices: the named choices of a cell. Raw values are UIKit's.

extension UITableViewCell {
  /// How the built-in labels stand.
  public enum CellStyle: Int, Sendable {
    /// A picture and one text.
    case `default`
    /// A text on the left and a grey detail on the right.
    case value1
    /// A small text right-aligned in a narrow column, and the detail after it.
    case value2
    /// A text and a smaller detail below it.
    case subtitle
  }

  /// How a cell lights up when it is selected. The colours of iOS 6 look as `default` does.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// What stands at the right edge.
  public enum AccessoryType: Int, Sendable {
    case none
    /// A chevron: there is more behind this row.
    case disclosureIndicator
    /// A round button and a chevron.
    case detailDisclosureButton
    /// A tick.
    case checkmark
    /// A round button.
    case detailButton
  }

  /// What editing does to a row.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }
}
