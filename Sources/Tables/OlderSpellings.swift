// OlderSpellings: names from before Swift 4.2, which public code still uses.

import Foundation

public typealias UITableViewStyle = UITableView.Style
public typealias UITableViewRowAnimation = UITableView.RowAnimation
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
public typealias UITableViewCellSeparatorStyle = UITableView.SeparatorStyle

/// The older name of `UITableView.automaticDimension`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UITableViewAutomaticDimension: CGFloat = -1
