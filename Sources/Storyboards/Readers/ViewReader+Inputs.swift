// ViewReader+Inputs: text fields and date pickers.

import Foundation
import Views

extension ViewReader {
  func read(_ field: UITextField, _ element: Element) {
    if let font = element.font() { field.font = font }
    if let color = document.color("textColor", of: element) { field.textColor = color }
    if let alignment = element.choice("textAlignment", Self.alignments) { field.textAlignment = alignment }
    if let style = element.choice("borderStyle", Self.borders) { field.borderStyle = style }
    if let mode = element.choice("clearButtonMode", Self.viewModes) { field.clearButtonMode = mode }
    if let flag = element.bool("clearsOnBeginEditing") { field.clearsOnBeginEditing = flag }
    if let size = element.number("minimumFontSize") {
      // The attribute stands only where it says no: files leave out what is the editor's default.
      field.adjustsFontSizeToFitWidth = element.bool("adjustsFontSizeToFit") ?? true
      field.minimumFontSize = max(0, size)
    }
    if let image = images.imageOrRoom("background", of: element) { field.background = image }
    if let image = images.imageOrRoom("disabledBackground", of: element) { field.disabledBackground = image }
    field.placeholder = element.string("placeholder")
    field.text = element.string("text")
    if let text = document.attributedText("attributedText", of: element) {
      field.attributedText = text
      field.textAlignment = document.textAlignment(ofAttributed: "attributedText", in: element) ?? field.textAlignment
    }
    if let traits = element.child(key: "textInputTraits") { readTraits(of: field, traits) }
  }

  private func readTraits(of field: UITextField, _ element: Element) {
    if let type = element.choice("autocapitalizationType", Self.capitals) { field.autocapitalizationType = type }
    if let type = element.choice("autocorrectionType", Self.corrections) { field.autocorrectionType = type }
    if let type = element.choice("spellCheckingType", Self.spelling) { field.spellCheckingType = type }
    if let type = element.choice("keyboardType", Self.keyboards) { field.keyboardType = type }
    if let look = element.choice("keyboardAppearance", Self.appearances) { field.keyboardAppearance = look }
    if let type = element.choice("returnKeyType", Self.returnKeys) { field.returnKeyType = type }
    if let flag = element.bool("enablesReturnKeyAutomatically") { field.enablesReturnKeyAutomatically = flag }
    if let flag = element.bool("secureTextEntry") { field.isSecureTextEntry = flag }
    if let name = element["textContentType"] { field.textContentType = UITextContentType(rawValue: name) }
  }

  func read(_ picker: UIDatePicker, _ element: Element) {
    if let name = element.child(key: "locale")?["localeIdentifier"] { picker.locale = Locale(identifier: name) }
    readTimeZone(of: picker, element)
    if let mode = element.choice("datePickerMode", Self.dateModes) { picker.datePickerMode = mode }
    if let minutes = element.integer("minuteInterval") { picker.minuteInterval = minutes }
    picker.minimumDate = element.child(key: "minimumDate")?.date
    picker.maximumDate = element.child(key: "maximumDate")?.date
    if element.bool("useCurrentDate") != true, let date = element.child(key: "date")?.date { picker.date = date }
    if let seconds = element.number("countDownDuration") { picker.countDownDuration = TimeInterval(seconds) }
    if let style = element["style"], style != "wheels", style != "automatic" {
      scene.log.add(
        element, found: "asks for the style \"\(style)\"", expected: "wheels, the one style that is supported",
        outcome: "It is shown as wheels.")
    }
  }

  private func readTimeZone(of picker: UIDatePicker, _ element: Element) {
    guard let zone = element.child(key: "timeZone"), let name = zone["name"] else { return }
    picker.timeZone = TimeZone(identifier: name)
    guard picker.timeZone == nil else { return }
    scene.log.add(
      zone, found: "names \"\(name)\", a time zone that this machine does not know",
      expected: "a name such as Europe/Paris",
      outcome: "The machine's own time zone is used.")
  }

  private static let borders: [String: UITextField.BorderStyle] = [
    "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]

  private static let viewModes: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
  ]

  private static let capitals: [String: UITextAutocapitalizationType] = [
    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]

  private static let corrections: [String: UITextAutocorrectionType] = ["default": .default, "no": .no, "yes": .yes]

  private static let spelling: [String: UITextSpellCheckingType] = ["default": .default, "no": .no, "yes": .yes]

  private static let keyboards: [String: UIKeyboardType] = [
    "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad,
    "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
    "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]

  private static let appearances: [String: UIKeyboardAppearance] = [
    "default": .default, "alert": .alert, "dark": .dark, "light": .light,
  ]

  private static let returnKeys: [String: UIReturnKeyType] = [
    "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
    "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
    "continue": .continue,
  ]

  private static let dateModes: [String: UIDatePicker.Mode] = [
    "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
  ]
}

extension Element {
  /// A moment, written in seconds from the beginning of 2001; nil where that is no number, or more than 3,000 years.
  fileprivate var date: Date? {
    guard let text = self["timeIntervalSinceReferenceDate"], let seconds = Double(text), abs(seconds) < 1e11 else {
      return nil
    }
    return Date(timeIntervalSinceReferenceDate: seconds)
  }
}
