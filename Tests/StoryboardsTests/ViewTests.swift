// ViewTests: view elements and their attributes.

import Essentials
import Foundation
import Geometry
import OneAtATime
import Testing
import Views

@testable import Storyboards

@MainActor
@Suite("Views", .oneAtATime)
struct ViewTests {
  /// The first subview of a root view with the given content.
  private func first<View: UIView>(
    _ content: String, _ type: View.Type = UIView.self, resources: String = ""
  ) throws -> View {
    let storyboard = try UIStoryboard.of(Interface.view("<subviews>\(content)</subviews>", resources: resources))
    return try #require(storyboard.initialView()?.subviews.first as? View)
  }

  @Test("X14, X15: frame and common attributes")
  func common() throws {
    let view = try first(
      """
      <view id="v" hidden="YES" alpha="0.5" tag="12" clipsSubviews="YES" opaque="NO" userInteractionEnabled="NO"
      contentMode="center" multipleTouchEnabled="YES"><rect key="frame" x="1" y="2" width="30" height="40"/>
      <color key="backgroundColor" white="1" alpha="1"/><color key="tintColor" red="1" green="0" blue="0" alpha="1"/>
      <accessibility key="accessibilityConfiguration" identifier="a" label="b"/></view>
      """)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.isHidden && view.alpha == 0.5 && view.tag == 12 && view.clipsToBounds && !view.isOpaque)
    #expect(!view.isUserInteractionEnabled && view.isMultipleTouchEnabled && view.contentMode == .center)
    #expect(view.backgroundColor?.cgColor == .white && view.tintColor.cgColor.red == 1)
    #expect(view.accessibilityIdentifier == "a" && view.accessibilityLabel == "b")
  }

  private nonisolated static let masks: [(String, UIView.AutoresizingMask)] = [
    ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
    ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
  ]

  @Test("X16: each flag of an autoresizing mask; an absent one is fixed", arguments: masks)
  func autoresizing(flag: String, mask: UIView.AutoresizingMask) throws {
    let flagged = try first("<view id=\"v\"><autoresizingMask key=\"autoresizingMask\" \(flag)=\"YES\"/></view>")
    #expect(flagged.autoresizingMask == mask)
    #expect(try first("<view id=\"v\"><autoresizingMask key=\"autoresizingMask\"/></view>").autoresizingMask == [])
  }

  @Test("X17: constraints decide the frame, unless the file or the view says otherwise")
  func autoLayout() throws {
    let view = "<view id=\"v\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"
    #expect(try !first(view).translatesAutoresizingMaskIntoConstraints)
    let fixed = "<view id=\"v\" fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"
    #expect(try first(fixed).translatesAutoresizingMaskIntoConstraints)
    let old = try UIStoryboard.of(Interface.view("<subviews>\(view)</subviews>", autoLayout: false))
    #expect(old.initialView()?.subviews.first?.translatesAutoresizingMaskIntoConstraints == true)
  }

  @Test("Hugging and resistance")
  func priorities() throws {
    let view = try first(
      "<view id=\"v\" horizontalHuggingPriority=\"251\" verticalCompressionResistancePriority=\"400\"/>")
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 251)
    #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 400)
  }

  @Test("X13: a view that is not supported leaves an empty one of its size in its place, and is told of")
  func standIn() throws {
    let storyboard = try UIStoryboard.of(
      Interface.view(
        """
        <subviews><hologram id="h"><rect key="frame" x="5" y="6" width="70" height="80"/>
        <subviews><label id="l" text="inside"/></subviews></hologram></subviews>
        """))
    let view = try #require(storyboard.initialView()?.subviews.first)
    #expect(view.frame == CGRect(x: 5, y: 6, width: 70, height: 80))
    #expect(view.intrinsicContentSize == CGSize(width: 70, height: 80))
    #expect(view.subviews.first is UILabel)
    #expect(storyboard.problems.map(\.element) == ["hologram"])
  }

  // MARK: Colours and fonts

  private nonisolated static let colors: [(color: String, red: CGFloat, alpha: CGFloat)] = [
    ("white=\"0.25\" alpha=\"0.5\" colorSpace=\"calibratedWhite\"", 0.25, 0.5),
    ("red=\"0.75\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"", 0.75, 1),
    ("red=\"0.5\" green=\"0\" blue=\"0\" colorSpace=\"calibratedRGB\"", 0.5, 1),
    ("cocoaTouchSystemColor=\"darkTextColor\"", 0, 1),
    ("cocoaTouchSystemColor=\"unheardOfColor\" red=\"0.3\" green=\"0\" blue=\"0\" alpha=\"1\"", 0.3, 1),
    ("systemColor=\"strangeColor\"", 0.125, 1),
    ("name=\"Brand\"", 0.625, 1),
  ]

  @Test("X20: colours by components, by the palette's names, and by the file's resources", arguments: colors)
  func colour(color: String, red: CGFloat, alpha: CGFloat) throws {
    let resources = """
      <namedColor name="Brand"><color red="0.625" green="0" blue="0" alpha="1"/></namedColor>
      <systemColor name="strangeColor"><color white="0.125" alpha="1"/></systemColor>
      """
    let view = try first("<view id=\"v\"><color key=\"backgroundColor\" \(color)/></view>", resources: resources)
    let components = try #require(view.backgroundColor?.cgColor)
    #expect(components.red == red && components.alpha == alpha)
  }

  @Test("X20: nil means the default")
  func noColour() throws {
    let label = try first(
      "<label id=\"l\"><nil key=\"textColor\"/><nil key=\"highlightedColor\"/></label>", UILabel.self)
    #expect(label.textColor == .label && label.highlightedTextColor == nil)
  }

  @Test("X21: fonts of the system, by name and by text style")
  func fonts() throws {
    func font(_ description: String) throws -> UIFont {
      try first("<label id=\"l\"><fontDescription key=\"fontDescription\" \(description)/></label>", UILabel.self).font
    }
    #expect(try font("type=\"system\" pointSize=\"11\"").pointSize == 11)
    #expect(try font("type=\"boldSystem\" pointSize=\"11\"").spec.weight == 700)
    #expect(try font("type=\"italicSystem\" pointSize=\"11\"").spec.isItalic)
    #expect(try font("type=\"system\" weight=\"medium\" pointSize=\"11\"").spec.weight == 500)
    let named = try font("name=\"Serif-BoldItalic\" family=\"Serif\" pointSize=\"16\"")
    #expect(named.spec.family == "Serif" && named.spec.weight == 700 && named.spec.isItalic && named.pointSize == 16)
    #expect(try font("style=\"UICTFontTextStyleHeadline\"").pointSize == 17)
  }

  // MARK: Kinds

  @Test("X22: a label")
  func label() throws {
    let label = try first(
      """
      <label id="l" text="Words" textAlignment="center" lineBreakMode="middleTruncation" numberOfLines="3"
      preferredMaxLayoutWidth="200" adjustsFontSizeToFit="NO" minimumFontSize="10"/>
      """, UILabel.self)
    #expect(label.text == "Words" && label.textAlignment == .center && label.numberOfLines == 3)
    #expect(label.lineBreakMode == .byTruncatingMiddle && label.preferredMaxLayoutWidth == 200)
    #expect(!label.adjustsFontSizeToFitWidth)
    let plain = try first("<label id=\"l\" minimumScaleFactor=\"0.5\"/>", UILabel.self)
    #expect(plain.numberOfLines == 1 && plain.textAlignment == .natural)
    #expect(plain.adjustsFontSizeToFitWidth && plain.minimumScaleFactor == 0.5)
  }

  @Test("A text in fragments")
  func attributedText() throws {
    let label = try first(
      """
      <label id="l"><attributedString key="attributedText">
      <fragment content="One "><attributes><font key="NSFont" size="9" name="Serif"/>
      <paragraphStyle key="NSParagraphStyle" alignment="right"/></attributes></fragment>
      <fragment><string key="content">two</string></fragment></attributedString></label>
      """, UILabel.self)
    #expect(label.attributedText?.string == "One two" && label.textAlignment == .right)
    let font = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 9)
  }

  @Test("X22: a button's states")
  func button() throws {
    let button = try first(
      """
      <button id="b" buttonType="roundedRect" enabled="NO">
      <fontDescription key="fontDescription" type="system" pointSize="20"/>
      <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
      <state key="normal" title="Go"><color key="titleColor" white="0.5" alpha="1"/></state>
      <state key="highlighted" title="Going"/></button>
      """, UIButton.self)
    #expect(button.buttonType == .system && !button.isEnabled)
    #expect(button.title(for: .normal) == "Go" && button.title(for: .highlighted) == "Going")
    #expect(button.titleColor(for: .normal)?.cgColor.red == 0.5 && button.titleLabel?.font.pointSize == 20)
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(try first("<button id=\"b\"/>", UIButton.self).buttonType == .custom)
  }

  @Test("X34: a missing image is told of once; its room is kept where the file knows the size")
  func missingImage() throws {
    let storyboard = try UIStoryboard.of(
      Interface.view(
        """
        <subviews><imageView id="a" image="star"/><imageView id="b" image="star"/>
        <imageView id="c" image="moon"/></subviews>
        """,
        resources: "<image name=\"star\" width=\"30\" height=\"20\"/>"))
    let views = try #require(storyboard.initialView()?.subviews.compactMap { $0 as? UIImageView })
    #expect(views.map { $0.image?.size } == [CGSize(width: 30, height: 20), CGSize(width: 30, height: 20), nil])
    #expect(storyboard.problems.map(\.id) == ["a", "c"])
  }

  @Test("X13: the simple controls")
  func controls() throws {
    #expect(try first("<switch id=\"s\" on=\"YES\"/>", UISwitch.self).isOn)
    #expect(try !first("<switch id=\"s\"/>", UISwitch.self).isOn)
    let slider = try first("<slider id=\"s\" value=\"5\" minValue=\"1\" maxValue=\"9\"/>", UISlider.self)
    #expect(slider.value == 5 && slider.minimumValue == 1 && slider.maximumValue == 9)
    let segments = try first(
      """
      <segmentedControl id="s" selectedSegmentIndex="1"><segments><segment title="A"/><segment title="B"/></segments>
      </segmentedControl>
      """, UISegmentedControl.self)
    #expect(segments.numberOfSegments == 2 && segments.titleForSegment(at: 1) == "B")
    #expect(segments.selectedSegmentIndex == 1)
    let stepper = try first("<stepper id=\"s\" value=\"3\" maximumValue=\"7\" stepValue=\"2\"/>", UIStepper.self)
    #expect(stepper.value == 3 && stepper.maximumValue == 7 && stepper.stepValue == 2)
    #expect(try first("<progressView id=\"p\" progress=\"0.5\"/>", UIProgressView.self).progress == 0.5)
    #expect(try first("<pageControl id=\"p\" numberOfPages=\"3\"/>", UIPageControl.self).numberOfPages == 3)
    let wheel = try first("<activityIndicatorView id=\"a\" style=\"whiteLarge\"/>", UIActivityIndicatorView.self)
    #expect(wheel.style == .whiteLarge)
    #expect(try !first("<scrollView id=\"s\" bounces=\"NO\"/>", UIScrollView.self).bounces)
  }

  @Test("X26: what the size class leaves out is left out")
  func variations() throws {
    let content = """
      <subviews><view id="a" tag="1"/><view id="b" tag="2"/></subviews>
      <variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation>
      <variation key="widthClass=\(UIScreen.main.traitCollection.horizontalSizeClass)"><mask key="subviews">
      <include reference="a"/><exclude reference="b"/></mask></variation>
      """
    #expect(try UIStoryboard.of(Interface.view(content)).initialView()?.subviews.map(\.tag) == [1])
  }
}
