// UIDatePicker+Wheels: from the date to the wheels, and from the wheels, when they rest, to the date.

import Essentials
import Foundation
import Geometry
import Layers

extension UIDatePicker {
  final var dateBounds: DateBounds { DateBounds(minimum: minimumDate, maximum: maximumDate) }

  /// A duration on the minute interval, at least one row, less than a day.
  final func usable(_ duration: TimeInterval) -> TimeInterval {
    let step = Double(minuteInterval) * 60
    guard duration.isFinite else { return step }
    return min(max((duration / step).rounded(.down) * step, step), 86_400 - step)
  }

  /// What was set of calendar, language and time zone, and the surroundings' where nothing was.
  static func usedCalendar(_ own: Calendar?, locale: Locale?, timeZone: TimeZone?) -> Calendar {
    let surroundings = Turn.current.host.environment
    var calendar = own ?? (locale ?? surroundings.locale).calendar
    calendar.locale = locale ?? own?.locale ?? surroundings.locale
    calendar.timeZone = timeZone ?? surroundings.timeZone
    return calendar
  }

  /// Makes other wheels, for another mode, language, calendar, zone or interval.
  final func wheelsChanged() {
    wheels = DateWheels(
      mode: datePickerMode, calendar: Self.usedCalendar(calendar, locale: locale, timeZone: timeZone),
      minuteInterval: minuteInterval, anchor: chosen)
    titles = DateWheelTitles(wheels, now: Turn.current.host.environment.now)
    chosen = wheels.shown(chosen, in: dateBounds)
    duration = usable(duration)
    picker.reloadAllComponents()
    showDate(animated: false)
  }

  final func boundsChanged() {
    chosen = wheels.shown(chosen, in: dateBounds)
    showDate(animated: false)
  }

  /// Turns the wheels that rest to the date.
  final func showDate(animated: Bool) {
    if wheels.wheels.contains(.date), wheels.moveAnchor(to: chosen) {
      titles = DateWheelTitles(wheels, now: Turn.current.host.environment.now)
      picker.reloadAllComponents()
    }
    for (component, wheel) in wheels.wheels.enumerated() where !picker.isTurning(component) {
      // Wheels without end go back to the middle turn, unseen: it shows the same.
      let row = picker.selectedRow(inComponent: component)
      let middle = wheels.middleRow(for: max(row, 0), of: wheel)
      if middle != row { picker.selectRow(middle, inComponent: component, animated: false) }
      let target = wheels.row(showing: shownValue(of: wheel), of: wheel, near: middle)
      if target != middle { picker.selectRow(target, inComponent: component, animated: animated) }
    }
    picker.refreshRows()
  }

  private func shownValue(of wheel: DateWheel) -> Int {
    switch wheel {
    case .hours: Int(duration) / 3600
    case .minutes: Int(duration) % 3600 / 60
    default: wheels.value(of: wheel, for: chosen)
    }
  }

  /// The user has turned a wheel to a row: takes the date over, turns what does not fit back, and tells of a change.
  final func userTurned(_ wheel: DateWheel, to row: Int) {
    let value = wheels.value(of: wheel, row: row)
    let before = (chosen, duration)
    switch wheel {
    case .hours: duration = usable(Double(value * 3600 + Int(duration) % 3600))
    case .minutes: duration = usable(Double(Int(duration) / 3600 * 3600 + value * 60))
    default: chosen = wheels.shown(wheels.date(turning: wheel, to: value, from: chosen), in: dateBounds)
    }
    showDate(animated: true)
    if before != (chosen, duration) { sendActions(for: .valueChanged) }
  }

  /// Whether a row can be chosen as the other wheels stand.
  final func offers(_ wheel: DateWheel, row: Int) -> Bool {
    let value = wheels.value(of: wheel, row: row)
    return switch wheel {
    case .hours, .minutes: true
    default: wheels.offers(value, of: wheel, at: chosen, in: dateBounds)
    }
  }
}

/// Where the rows of a date picker come from.
final class DatePickerSource: UIPickerViewDataSource, UIPickerViewDelegate {
  private unowned let owner: UIDatePicker
  /// The room beside the longest title, in points.
  private static let padding: CGFloat = 24

  init(_ owner: UIDatePicker) { self.owner = owner }

  private func wheel(_ component: Int) -> DateWheel { owner.wheels.wheels[component] }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { owner.wheels.wheels.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    owner.wheels.rowCount(of: wheel(component))
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    owner.titles.width(of: wheel(component), font: pickerView.rowFont) + Self.padding
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let label = view as? UILabel ?? pickerView.makeLabel()
    let wheel = wheel(component)
    label.text = owner.titles.title(of: wheel, value: owner.wheels.value(of: wheel, row: row))
    label.textColor = owner.offers(wheel, row: row) ? .label : .tertiaryLabel
    return label
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    owner.userTurned(wheel(component), to: row)
  }
}
