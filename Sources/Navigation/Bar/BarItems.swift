// BarItems: the items of a bar, of which only the two that are seen have to exist.

/// What a bar has to show. A managed bar's items belong to screens that may be many, and are made when asked for.
@MainActor
struct BarItems {
  /// The item that is shown, and the one to which the back button leads.
  let top, back: UINavigationItem?
  private let makeAll: @MainActor () -> [UINavigationItem]

  init(top: UINavigationItem?, back: UINavigationItem?, all makeAll: @escaping @MainActor () -> [UINavigationItem]) {
    (self.top, self.back, self.makeAll) = (top, back, makeAll)
  }

  /// Items of which the topmost is the last.
  init(_ items: [UINavigationItem]) { self.init(top: items.last, back: items.dropLast().last) { items } }

  var all: [UINavigationItem] { makeAll() }

  /// The items that are seen, whose changes the bar follows.
  var seen: [UINavigationItem] { [top, back].compactMap { $0 } }
}
