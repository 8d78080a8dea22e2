// InputTests: text fields, pickers and date pickers as files write them.

import Essentials
import Foundation
import Navigation
import OneAtATime
import Testing
import Views

@testable import Storyboards

private final class Form: UIViewController, UITextFieldDelegate, UIPickerViewDataSource, UIPickerViewDelegate {
  var name: UITextField?
  var edits = 0

  func nameChanged(_ sender: UITextField) { edits += 1 }
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 4 }

  override class var connections: [Connection] {
    super.connections + [.outlet("name", \Form.name), .action("nameChanged:", Form.nameChanged)]
  }
}

@MainActor
@Suite("Text fields and pickers", .oneAtATime)
struct InputTests {
  private func first<View: UIView>(_ content: String, _ type: View.Type) throws -> View {
    let storyboard = try UIStoryboard.of(Interface.view("<subviews>\(content)</subviews>"))
    let view = try #require(storyboard.initialView()?.subviews.first as? View)
    #expect(storyboard.problems.isEmpty)
    return view
  }

  @Test("X13: a text field with all that a file says of it")
  func textField() throws {
    let field = try first(
      """
      <textField id="f" contentHorizontalAlignment="left" contentVerticalAlignment="center" text="Alice" enabled="NO"
      borderStyle="roundedRect" placeholder="Name" textAlignment="right" minimumFontSize="12" clearButtonMode="whileEditing"
      clearsOnBeginEditing="YES"><rect key="frame" x="20" y="30" width="280" height="31"/>
      <color key="textColor" red="1" green="0" blue="0" alpha="1"/>
      <fontDescription key="fontDescription" type="system" pointSize="14"/>
      <textInputTraits key="textInputTraits" autocapitalizationType="words" autocorrectionType="no"
      spellCheckingType="yes" keyboardType="emailAddress" keyboardAppearance="alert" returnKeyType="go"
      enablesReturnKeyAutomatically="YES" secureTextEntry="YES" textContentType="username"/></textField>
      """, UITextField.self)
    #expect(field.frame == CGRect(x: 20, y: 30, width: 280, height: 31))
    #expect(field.text == "Alice" && field.placeholder == "Name" && !field.isEnabled)
    #expect(
      field.borderStyle == .roundedRect && field.textAlignment == .right && field.clearButtonMode == .whileEditing)
    #expect(field.clearsOnBeginEditing && field.adjustsFontSizeToFitWidth && field.minimumFontSize == 12)
    #expect(field.font == .systemFont(ofSize: 14) && field.textColor?.cgColor.red == 1)
    #expect(
      field.autocapitalizationType == .words && field.autocorrectionType == .no && field.spellCheckingType == .yes)
    #expect(field.keyboardType == .emailAddress && field.keyboardAppearance == .dark && field.returnKeyType == .go)
    #expect(field.enablesReturnKeyAutomatically && field.isSecureTextEntry && field.textContentType == .username)
  }

  @Test("X22: what a text field's file leaves out is the class's default; the text may be a child")
  func bareTextField() throws {
    let field = try first(
      """
      <textField id="f" minimumFontSize="17" adjustsFontSizeToFit="NO"><string key="text">two
      lines</string><textInputTraits key="textInputTraits"/></textField>
      """, UITextField.self)
    #expect(field.text == "two\nlines" && field.placeholder == nil && field.borderStyle == .none)
    #expect(!field.adjustsFontSizeToFitWidth && !field.isSecureTextEntry && field.keyboardType == .default)
    #expect(field.textColor == .label && field.clearButtonMode == .never)
  }

  @Test("attributed text gives the field its style")
  func attributedTextField() throws {
    let field = try first(
      """
      <textField id="f"><attributedString key="attributedText"><fragment content="Bold"><attributes>
      <color key="NSColor" red="0" green="1" blue="0" alpha="1"/><font key="NSFont" size="20" name="Baskerville"/>
      </attributes></fragment></attributedString></textField>
      """, UITextField.self)
    #expect(field.text == "Bold" && field.textColor?.cgColor.green == 1 && field.font?.familyName == "Baskerville")
  }

  @Test("X27: outlets and editing events of a form")
  func connections() throws {
    let storyboard = try UIStoryboard.of(
      Interface.document(
        scenes: Interface.scene(
          """
          <viewController id="one" customClass="Form" sceneMemberID="viewController"><view key="view" id="v">
          <rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
          <textField id="f"><rect key="frame" x="0" y="0" width="100" height="30"/><connections>
          <outlet property="delegate" destination="one" id="a"/>
          <action selector="nameChanged:" destination="one" eventType="editingChanged" id="b"/></connections></textField>
          <pickerView id="p"><rect key="frame" x="0" y="50" width="320" height="216"/><connections>
          <outlet property="dataSource" destination="one" id="c"/><outlet property="delegate" destination="one" id="d"/>
          </connections></pickerView></subviews></view>
          <connections><outlet property="name" destination="f" id="e"/></connections></viewController>
          """)), classes: [Form.self])
    let form = try #require(storyboard.initial(Form.self))
    let picker = try #require(form.view.subviews.last as? UIPickerView)
    #expect(form.name?.delegate === form && form.name?.placeholder == nil)
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 4)
    form.name?.insertText("x")
    #expect(form.edits == 1 && storyboard.problems.isEmpty)
  }

  @Test("a date picker with mode, interval, language, zone, bounds and date")
  func datePicker() throws {
    let picker = try first(
      """
      <datePicker id="d" datePickerMode="date" minuteInterval="5" style="wheels" useCurrentDate="NO">
      <rect key="frame" x="0" y="288" width="480" height="216"/>
      <locale key="locale" localeIdentifier="ko_KR"/>
      <timeZone key="timeZone" name="America/Los_Angeles"><data key="data">VFppZg</data></timeZone>
      <date key="date" timeIntervalSinceReferenceDate="622497467.96811497"><!--2020-09-22 19:57:47 +0000--></date>
      <date key="minimumDate" timeIntervalSinceReferenceDate="-978267600"/>
      <date key="maximumDate" timeIntervalSinceReferenceDate="1167562800"/></datePicker>
      """, UIDatePicker.self)
    #expect(picker.frame == CGRect(x: 0, y: 288, width: 480, height: 216))
    #expect(picker.datePickerMode == .date && picker.minuteInterval == 5)
    #expect(picker.locale?.identifier == "ko_KR" && picker.timeZone?.identifier == "America/Los_Angeles")
    #expect(picker.minimumDate == Date(timeIntervalSinceReferenceDate: -978_267_600))
    #expect(picker.maximumDate == Date(timeIntervalSinceReferenceDate: 1_167_562_800))
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 622_497_467.96811497))
  }

  @Test("a date that is none, a zone that is unknown, and another style are left out, the last two in words")
  func brokenDatePicker() throws {
    let storyboard = try UIStoryboard.of(
      Interface.view(
        """
        <subviews><datePicker id="d" datePickerMode="countDownTimer" countDownDuration="5400" style="compact">
        <timeZone key="timeZone" name="Moon/Tycho"/><date key="date" timeIntervalSinceReferenceDate="1e300"/>
        <date key="minimumDate" timeIntervalSinceReferenceDate="soon"/></datePicker></subviews>
        """))
    let picker = try #require(storyboard.initialView()?.subviews.first as? UIDatePicker)
    #expect(picker.datePickerMode == .countDownTimer && picker.countDownDuration == 5400)
    #expect(
      picker.minimumDate == nil && picker.timeZone == nil && picker.date == Date(timeIntervalSinceReferenceDate: 0))
    #expect(
      storyboard.problems.map(\.found) == [
        "names \"Moon/Tycho\", a time zone that this machine does not know", "asks for the style \"compact\"",
      ])
  }

  @Test(
    "the book editor's field and picker, as the original writes them", .enabled(if: SharedFolder.isPresent))
  func bookEditor() throws {
    startInterface()
    let data = try Data(contentsOf: try #require(SharedFolder.file("006")))
    let storyboard = try Log.observing { try UIStoryboard(data: data, file: "006", classes: quizClasses) }.result
    let views = Log.observing {
      storyboard.document.scenes.compactMap { SceneInstance(storyboard: storyboard, scene: $0).makeController()?.view }
    }.result
    let inputs = views.flatMap(\.subviews)
    let field = try #require(inputs.lazy.compactMap { $0 as? UITextField }.first)
    let picker = try #require(inputs.lazy.compactMap { $0 as? UIDatePicker }.first)
    #expect(field.borderStyle == .roundedRect && field.font?.pointSize == 12 && field.autocorrectionType == .no)
    #expect(picker.datePickerMode == .date && picker.minuteInterval == 5 && picker.locale?.identifier == "en_US")
    #expect(picker.timeZone?.identifier == "America/Los_Angeles")
  }
}
