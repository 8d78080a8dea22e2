// Book: what is edited, and which of its values stand in which row.

import Foundation

/// A book about which nothing is known at first.
@MainActor
final class Book {
  var title: String?
  var author: String?
  var copyright: Date?
}

/// One value of a book, as its row and its editor show it.
@MainActor
struct BookField {
  /// Where the value is kept, by its kind.
  enum Value {
    case text(ReferenceWritableKeyPath<Book, String?>)
    case date(ReferenceWritableKeyPath<Book, Date?>)

    var path: PartialKeyPath<Book> {
      switch self {
      case .text(let path): path
      case .date(let path): path
      }
    }
  }

  /// What the row is called, and what the editor and the undo manager call the value: keys of the strings files.
  let label, name: String
  let value: Value

  /// The fields from the top row down.
  static let all = [
    BookField(label: "Title", name: "Book Title", value: .text(\.title)),
    BookField(label: "Author", name: "Author", value: .text(\.author)),
    BookField(label: "Copyright", name: "Copyright Date", value: .date(\.copyright)),
  ]
}
