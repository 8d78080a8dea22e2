// UITextField+Editing: how editing begins and ends, and every change on its way into the text.
//
//   key or input method ─▶ delegate agrees ─▶ text changes ─▶ selection told ─▶ editingChanged ─▶ notification

import Essentials
import Foundation
import Layers

extension UITextField {
  // MARK: Beginning and ending

  final func beginEditing() {
    isEditing = true
    if clearsOnBeginEditing, hasText { change(0..<edited.letters.count, to: "") }
    history.forget()
    edited.move(to: edited.letters.count, extending: false)
    if let window { window.setFocus(self, showsRing: window.focus.showsRing) }
    contentChanged()
    scrollToCaret()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  final func endEditing() {
    endComposition()
    history.forget()
    isEditing = false
    clearsOnInsertion = false
    scroll = 0
    Turn.current.host.setTextInputRect(nil)
    contentChanged()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  /// The window got the keyboard or lost it.
  final func applicationActivityChanged() { setNeedsLayout() }

  // MARK: Changing the text

  /// Sets the text by code.
  final func setText(_ string: String) {
    guard string != edited.string || edited.marked != nil else { return }
    let hadMarkedText = edited.marked != nil
    edited = EditedText(string)
    if !history.isAsking { history.forget() }
    if hadMarkedText { restartInputMethod() }
    textChanged()
  }

  /// Makes one change for the user, if the delegate agrees; false if it does not.
  @discardableResult
  final func change(_ range: Range<Int>, to string: String, kind: TextFieldHistory.Kind = .other) -> Bool {
    let string = string.onOneLine
    let before = history.beforeComposition ?? edited
    history.isAsking = true
    let mayChange =
      delegate?.textField(self, shouldChangeCharactersIn: edited.utf16Range(of: range), replacementString: string)
    history.isAsking = false
    guard mayChange ?? true else {
      // A delegate may have made the change in its own way.
      if edited.marked == nil { history.record(self, before: before, kind: kind) }
      return false
    }
    edited.replace(range, with: string)
    history.beforeComposition = nil
    history.record(self, before: before, kind: kind)
    userChangedText()
    return true
  }

  /// Types a text: in place of a composition, of what is selected, or of all.
  final func type(_ text: String) {
    if text.allSatisfy(\.isNewline), !text.isEmpty { return performReturn() }
    let range = edited.marked ?? (clearsOnInsertion ? 0..<edited.letters.count : edited.selection)
    clearsOnInsertion = false
    let text = text.onOneLine
    guard !text.isEmpty || !range.isEmpty else { return }
    if !change(range, to: text, kind: .typing), edited.marked != nil {
      // What the delegate does not want is not left behind unfinished.
      compose("", NSRange(location: 0, length: 0))
    }
  }

  final func delete(_ step: EditedText.Step, forward: Bool) {
    let range = edited.marked ?? edited.deletion(step, forward: forward)
    clearsOnInsertion = false
    guard !range.isEmpty else { return }
    change(range, to: "", kind: edited.hasSelection || step != .letter ? .other : .deleting)
  }

  /// Empties the field by its button.
  final func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    endComposition()
    let before = edited
    edited.replace(0..<edited.letters.count, with: "")
    history.record(self, before: before, kind: .other)
    userChangedText()
    if !isEditing { becomeFirstResponder() }
  }

  /// Does what Return means.
  final func performReturn() {
    endComposition()
    guard hasText || !enablesReturnKeyAutomatically else { return }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsOnExit = !allControlEvents.isDisjoint(with: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    sendActions(for: .editingDidEndOnExit)
    if endsOnExit { resignFirstResponder() }
  }

  // MARK: Composition

  final func compose(_ text: String, _ selection: NSRange) {
    guard edited.marked != nil || !text.isEmpty else { return }
    clearsOnInsertion = false
    let before = history.beforeComposition ?? edited
    edited.setMarked(text.onOneLine, selection: selection)
    history.beforeComposition = edited.marked == nil ? nil : before
    // A composition that is taken back leaves a change where it stood in the place of what was selected.
    if edited.marked == nil { history.record(self, before: before, kind: .other) }
    userChangedText()
  }

  /// Ends a composition and keeps its text. The input method is started anew, or it would write it again.
  final func endComposition() {
    guard edited.marked != nil else { return }
    edited.unmark()
    if let before = history.beforeComposition { history.record(self, before: before, kind: .other) }
    history.beforeComposition = nil
    restartInputMethod()
    canvas.setNeedsDisplay()
  }

  private func restartInputMethod() {
    Turn.current.host.setTextInputRect(nil)
    setNeedsLayout()
  }

  // MARK: Telling

  /// Shows a text that the user has changed and tells of it.
  final func userChangedText() {
    textChanged()
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Shows another text.
  private func textChanged() {
    contentChanged()
    scrollToCaret()
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Changes what is selected; a composition ends first.
  final func changeSelection(_ change: (inout EditedText) -> Void) {
    endComposition()
    clearsOnInsertion = false
    let (anchor, head) = (edited.anchor, edited.head)
    change(&edited)
    caret.startBlinking()
    guard (anchor, head) != (edited.anchor, edited.head) else { return }
    canvas.setNeedsDisplay()
    setNeedsLayout()
    scrollToCaret()
    delegate?.textFieldDidChangeSelection(self)
  }

  // MARK: Clipboard

  /// False where there is nothing to copy, or nothing that may be read.
  @discardableResult
  final func copySelection() -> Bool {
    guard edited.hasSelection, !isSecureTextEntry else { return false }
    Turn.current.host.pasteboard = edited.selectedString
    return true
  }

  final func pasteText() {
    guard let text = Turn.current.host.pasteboard?.onOneLine, !text.isEmpty else { return }
    endComposition()
    clearsOnInsertion = false
    change(edited.selection, to: text)
  }
}

extension String {
  /// The text without what a single line cannot show: line ends and tabs are spaces, other control characters go.
  fileprivate var onOneLine: String {
    guard unicodeScalars.contains(where: { $0.properties.generalCategory == .control || $0.value == 0x2028 }) else {
      return self
    }
    return String(
      compactMap { letter in
        if letter.isNewline || letter == "\t" { return " " }
        return letter.unicodeScalars.contains { $0.properties.generalCategory == .control } ? nil : letter
      })
  }
}

extension UIView {
  /// Ends the editing of a text field in this view; true where none is edited any more.
  ///
  /// - Parameter force: whether the field is not asked.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window, let input = window.firstResponder as? UITextField, input.isDescendant(of: self) else {
      return true
    }
    if input.resignFirstResponder() { return true }
    guard force else { return false }
    window.firstResponder = nil
    input.endEditing()
    return true
  }
}
