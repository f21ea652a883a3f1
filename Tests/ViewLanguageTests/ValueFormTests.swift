import Testing
import XMLSyntax

@testable import ViewLanguage

/// The short forms of values and the elements that they stand for, both ways.
@Suite struct ValueFormTests {
  @Test(arguments: [
    ("label", #"<color key="textColor" systemColor="labelColor"/>"#),
    ("named:Brand", #"<color key="textColor" name="Brand"/>"#),
    ("legacy:darkText", #"<color key="textColor" cocoaTouchSystemColor="darkTextColor"/>"#),
    (
      "#336699",
      #"<color key="textColor" red="0.2" green="0.4" blue="0.6" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
    ),
    (
      "#FF0000 / 0.5",
      #"<color key="textColor" red="1" green="0.0" blue="0.0" alpha="0.5" colorSpace="custom" customColorSpace="sRGB"/>"#
    ),
    (
      "p3(0.1 0.2 0.3)",
      #"<color key="textColor" red="0.1" green="0.2" blue="0.3" alpha="1" colorSpace="custom" customColorSpace="displayP3"/>"#
    ),
    (
      "gray(0.25)",
      #"<color key="textColor" white="0.25" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#
    ),
    ("calibratedGray(0 / 0)", #"<color key="textColor" white="0.0" alpha="0.0" colorSpace="calibratedWhite"/>"#),
    ("nil", #"<nil key="textColor"/>"#),
    ("headline", #"<fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>"#),
    ("subheadline", #"<fontDescription key="fontDescription" style="UICTFontTextStyleSubhead"/>"#),
    ("system 17", #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#),
    ("system 17 semibold", #"<fontDescription key="fontDescription" type="system" weight="semibold" pointSize="17"/>"#),
    ("boldSystem 15", #"<fontDescription key="fontDescription" type="boldSystem" pointSize="15"/>"#),
    (
      "Avenir-Book 15 (Avenir)",
      #"<fontDescription key="fontDescription" name="Avenir-Book" family="Avenir" pointSize="15"/>"#
    ),
    ("0 8 320 44.5", #"<rect key="frame" x="0.0" y="8" width="320" height="44.5"/>"#),
    ("8", #"<inset key="layoutMargins" minX="8" minY="8" maxX="8" maxY="8"/>"#),
    ("8 16", #"<inset key="layoutMargins" minX="16" minY="8" maxX="16" maxY="8"/>"#),
    ("1 2 3 4", #"<inset key="layoutMargins" minX="2" minY="1" maxX="4" maxY="3"/>"#),
    (
      "0 16",
      #"<directionalEdgeInsets key="directionalLayoutMargins" top="0.0" leading="16" bottom="0.0" trailing="16"/>"#
    ),
    (
      "flexibleWidth flexibleHeight",
      #"<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>"#
    ),
    ("none", #"<autoresizingMask key="autoresizingMask"/>"#),
  ])
  func isTheSameBothWays(_ text: String, _ markup: String) throws {
    let element = EditableElement(try MarkupDocument(parsing: Array(markup.utf8)).root)
    let key = try #require(element["key"])
    let label = try #require(Vocabulary(catalog: .uiKit).catalog["label"])
    let type = try #require(Vocabulary(catalog: .uiKit).valueType(key, in: label))
    #expect(ValueText.text(of: element, type) == text)
    #expect(ValueText.isSame(try ValueText.element(text, key: key, type), element))
  }

  /// Forms that only people write.
  @Test(arguments: [
    (
      "#FF000080",
      #"<color key="textColor" red="1" green="0.0" blue="0.0" alpha="0.5019607843137255" colorSpace="custom" customColorSpace="sRGB"/>"#
    ),
    ("label.opacity(0.6)", #"<color key="textColor" systemColor="labelColor" opacity="0.6"/>"#),
    ("label.opacity(60%)", #"<color key="textColor" systemColor="labelColor" opacity="0.6"/>"#),
    ("named:My.Blue.opacity(0.5)", #"<color key="textColor" name="My.Blue" opacity="0.5"/>"#),
    ("named:My.Blue", #"<color key="textColor" name="My.Blue"/>"#),
  ])
  func isRead(_ text: String, _ markup: String) throws {
    let element = EditableElement(try MarkupDocument(parsing: Array(markup.utf8)).root)
    #expect(ValueText.isSame(try ValueText.element(text, key: "textColor", .color), element))
  }

  @Test(arguments: [
    "label.opacity()", "label.opacity(x)", "lable.opacity(0.5)", "#FF00000", "#FFF", "rgb(1 2)", "purpleish", "gray()",
    "rgb(a b c)", "#GGGGGG", "gray(1 / x)", "",
  ])
  func whatIsNoColourIsRefused(_ text: String) {
    #expect(throws: ValueError.self) { try ValueText.element(text, key: "textColor", .color) }
  }

  @Test(arguments: ["", "bodyy", "system", "system x", "system 17 semibold italic", "Avenir-Book 15 Avenir"])
  func whatIsNoFontIsRefused(_ text: String) {
    #expect(throws: ValueError.self) { try ValueText.element(text, key: "fontDescription", .font) }
  }

  /// A colour that isn't a whole 255th keeps its digits, and so does everything that has no short form.
  @Test(arguments: [
    #"<color key="textColor" red="0.33333" green="0.4" blue="0.6" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#,
    #"<color key="textColor" xcode11CocoaTouchSystemColor="labelColor" cocoaTouchSystemColor="darkTextColor"/>"#,
    #"<color key="textColor" red="1" green="1" blue="1" colorSpace="custom" customColorSpace="sRGB"/>"#,
  ])
  func whatHasNoShortFormKeepsItsElement(_ markup: String) throws {
    let element = EditableElement(try MarkupDocument(parsing: Array(markup.utf8)).root)
    let text = ValueText.text(of: element, .color)
    #expect(text == nil || text == "rgb(0.33333 0.4 0.6)")
  }

  @Test(arguments: [
    (
      "8",
      #"<userDefinedRuntimeAttribute type="number" keyPath="k"><integer key="value" value="8"/></userDefinedRuntimeAttribute>"#
    ),
    (
      "8.5",
      #"<userDefinedRuntimeAttribute type="number" keyPath="k"><real key="value" value="8.5"/></userDefinedRuntimeAttribute>"#
    ),
    ("YES", #"<userDefinedRuntimeAttribute type="boolean" keyPath="k" value="YES"/>"#),
    ("'8'", #"<userDefinedRuntimeAttribute type="string" keyPath="k" value="8"/>"#),
    ("nil", #"<userDefinedRuntimeAttribute type="nil" keyPath="k"/>"#),
    (
      "size(1 2)",
      #"<userDefinedRuntimeAttribute type="size" keyPath="k"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>"#
    ),
    (
      "named:Brand",
      #"<userDefinedRuntimeAttribute type="color" keyPath="k"><color key="value" name="Brand"/></userDefinedRuntimeAttribute>"#
    ),
  ])
  func aRuntimeValueTellsItsType(_ text: String, _ markup: String) throws {
    let element = EditableElement(try MarkupDocument(parsing: Array(markup.utf8)).root)
    #expect(RuntimeValueText.text(of: element) == text)
    #expect(ValueText.isSame(try RuntimeValueText.element(text, keyPath: "k"), element))
  }
}
