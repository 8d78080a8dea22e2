// UndoModel: a reference for the manager, written otherwise: two flat lists of marks, as a tape that is rewound.

/// What the manager should say after the same calls. Targets are numbered, their values integers.
struct UndoModel {
  enum Mark: Equatable {
    case begin(name: String?, isAutomatic: Bool)
    case action(target: Int, value: Int, hasInverse: Bool)
    case end
  }

  private(set) var values: [Int]
  private(set) var notices: [String] = []
  private(set) var faultCount = 0
  private var undoTape: [Mark] = []
  private var redoTape: [Mark] = []
  /// Where the begins of the open groups lie on the undo tape.
  private var opened: [Int] = []
  private var disabled = 0
  private var levels = 0
  var groupsByEvent = true

  init(values: [Int]) { self.values = values }

  // MARK: Questions

  var level: Int { opened.count }
  var undoCount: Int { ranges(of: undoTape).count + (openHasContent ? 1 : 0) }
  var redoCount: Int { ranges(of: redoTape).count }
  var undoName: String {
    if openHasContent { return opened.compactMap { name(at: $0) }.last ?? "" }
    return ranges(of: undoTape).last.flatMap { name(at: $0.lowerBound) } ?? ""
  }
  var redoName: String {
    guard let range = ranges(of: redoTape).last, case .begin(let name?, _) = redoTape[range.lowerBound] else {
      return ""
    }
    return name
  }
  var isEnabled: Bool { disabled == 0 }

  private func name(at index: Int) -> String? {
    if case .begin(let name, _) = undoTape[index] { name } else { nil }
  }

  private var openHasContent: Bool {
    guard let first = opened.first else { return false }
    return undoTape[first...].contains { if case .begin = $0 { false } else { true } }
  }

  /// The closed groups at the top of a tape, from begin to end.
  private func ranges(of tape: [Mark]) -> [ClosedRange<Int>] {
    var found: [ClosedRange<Int>] = []
    var begins: [Int] = []
    for (index, mark) in tape.enumerated() {
      switch mark {
      case .begin: begins.append(index)
      case .end: if let begin = begins.popLast(), begins.isEmpty { found.append(begin...index) }
      case .action: break
      }
    }
    return found
  }

  mutating func takeNotices() -> [String] {
    defer { notices = [] }
    return notices
  }

  private mutating func note(_ notice: String, _ level: Int) { notices.append("\(notice) \(level)") }

  // MARK: Calls

  mutating func set(_ target: Int, to value: Int, hasInverse: Bool) {
    record(.action(target: target, value: values[target], hasInverse: hasInverse))
    values[target] = value
  }

  private mutating func record(_ mark: Mark) {
    guard isEnabled, needGroup() else { return }
    redoTape = []
    undoTape.append(mark)
  }

  private mutating func needGroup() -> Bool {
    if level > 0 { return true }
    guard groupsByEvent else {
      faultCount += 1
      return false
    }
    open(isAutomatic: true)
    return true
  }

  private mutating func open(isAutomatic: Bool) {
    opened.append(undoTape.count)
    undoTape.append(.begin(name: nil, isAutomatic: isAutomatic))
    note("DidOpen", level)
  }

  mutating func begin() {
    if level == 0, groupsByEvent { open(isAutomatic: true) }
    if level > 0 { note("Checkpoint", level) }
    open(isAutomatic: false)
  }

  mutating func end() {
    guard level > 0 else { return faultCount += 1 }
    close(removingIfEmpty: false)
  }

  private mutating func close(removingIfEmpty: Bool) {
    note("Checkpoint", level)
    note("WillClose", level)
    let begin = opened.removeLast()
    if removingIfEmpty, begin == undoTape.count - 1 {
      undoTape.removeLast()
    } else {
      undoTape.append(.end)
      if let name = name(at: begin) { rename(name) }
    }
    trim()
    note("DidClose", level)
  }

  /// Names the innermost open group.
  private mutating func rename(_ name: String) {
    guard let index = opened.last, case .begin(_, let isAutomatic) = undoTape[index] else { return }
    undoTape[index] = .begin(name: name, isAutomatic: isAutomatic)
  }

  mutating func setName(_ name: String) { if needGroup() { rename(name) } }

  private var isEventGroupAlone: Bool {
    guard level == 1, case .begin(_, let isAutomatic) = undoTape[opened[0]] else { return false }
    return isAutomatic
  }

  mutating func endEvent() { if isEventGroupAlone { close(removingIfEmpty: true) } }

  mutating func undo() {
    if level == 1, groupsByEvent { close(removingIfEmpty: isEventGroupAlone) }
    guard level == 0 else { return faultCount += 1 }
    guard let range = ranges(of: undoTape).last else { return }
    undo(range)
  }

  mutating func undoNested() {
    let last = undoTape.lastIndex { if case .begin = $0 { false } else { true } }
    guard let last else { return }
    guard undoTape[last] == .end else { return faultCount += 1 }
    var depth = 0
    for index in (0...last).reversed() {
      if undoTape[index] == .end { depth += 1 }
      if case .begin = undoTape[index] { depth -= 1 }
      if depth == 0 { return undo(index...last) }
    }
  }

  private mutating func undo(_ range: ClosedRange<Int>) {
    note("Checkpoint", level)
    note("WillUndo", level + 1)
    let group = Array(undoTape[range])
    undoTape.removeSubrange(range)
    opened = opened.map { $0 > range.lowerBound ? $0 - range.count : $0 }
    redoTape += play(group)
    trim()
    note("DidUndo", level)
  }

  mutating func redo() {
    guard let range = ranges(of: redoTape).last else { return }
    note("Checkpoint", level)
    note("WillRedo", level + 1)
    let group = Array(redoTape[range])
    redoTape.removeSubrange(range)
    let played = play(group)
    undoTape += played
    if case .begin(let name?, _) = played.first { rename(name) }
    trim()
    note("DidRedo", level)
  }

  /// Runs a group backwards; what that registers, as a group, or nothing.
  private mutating func play(_ group: [Mark]) -> [Mark] {
    var collected: [Mark] = []
    for case .action(let target, let value, let hasInverse) in group.reversed() {
      if hasInverse, isEnabled { collected.append(.action(target: target, value: values[target], hasInverse: true)) }
      values[target] = value
    }
    guard !collected.isEmpty, case .begin(let name, _) = group[0] else { return [] }
    return [.begin(name: name, isAutomatic: false)] + collected + [.end]
  }

  mutating func setLevels(_ levels: Int) {
    self.levels = levels
    trim()
  }

  private mutating func trim() {
    guard levels > 0 else { return }
    while let first = ranges(of: undoTape).first, ranges(of: undoTape).count > levels {
      undoTape.removeSubrange(first)
      opened = opened.map { $0 - first.count }
    }
    while let first = ranges(of: redoTape).first, redoCount > levels { redoTape.removeSubrange(first) }
  }

  mutating func disable() { disabled += 1 }

  mutating func enable() {
    guard disabled > 0 else { return faultCount += 1 }
    disabled -= 1
  }

  mutating func removeAll() { (undoTape, redoTape, opened, disabled) = ([], [], [], 0) }

  mutating func remove(_ target: Int) {
    redoTape = without(target, redoTape).tape
    (undoTape, opened) = without(target, undoTape)
  }

  /// A tape without a target's actions and the closed groups that lost all they had, and the begins left open on it.
  private func without(_ removed: Int, _ tape: [Mark]) -> (tape: [Mark], opened: [Int]) {
    var kept: [Mark] = []
    var begins: [(place: Int, hadContent: Bool)] = []
    for mark in tape {
      switch mark {
      case .begin:
        begins.append((kept.count, false))
        kept.append(mark)
      case .action(let target, _, _):
        if !begins.isEmpty { begins[begins.count - 1].hadContent = true }
        if target != removed { kept.append(mark) }
      case .end:
        guard let begin = begins.popLast() else { continue }
        if !begins.isEmpty { begins[begins.count - 1].hadContent = true }
        if begin.hadContent, kept.count == begin.place + 1 { kept.removeLast() } else { kept.append(mark) }
      }
    }
    return (kept, begins.map(\.place))
  }
}
