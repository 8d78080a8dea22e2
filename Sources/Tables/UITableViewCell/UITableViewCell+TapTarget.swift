// UITableViewCell+TapTarget: a cell is one thing to tap.

import Views

extension UITableViewCell: TapTarget {
  package var acceptsTap: Bool { isUserInteractionEnabled }
}
