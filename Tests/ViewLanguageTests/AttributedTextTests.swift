import DocumentConversion
import Testing
import ViewLanguage
import XMLSyntax

/// Attributed texts with inline markup.
@Suite struct AttributedTextTests {
  private func meaning(_ content: String) throws -> String? {
    try LanguageTesting.expanded(LanguageTesting.interface(content), first: "attributedString")
  }

  @Test func inlineMarkupIsFragments() throws {
    let document = """
      <label id="l"><attributedText font="system 17" alignment="center">Hello <b>Ada</b>, <i>see</i> \
      <span color="systemRed" link="https://example.com">this</span></attributedText></label>
      """
    let string = try #require(try meaning(document))
    #expect(string.components(separatedBy: "<fragment").count == 7, "\(string)")
    #expect(string.contains(#"<fragment content="Ada">"#), "\(string)")
    #expect(string.contains(#"<font key="NSFont" metaFont="systemBold" size="17"/>"#), "\(string)")
    #expect(string.contains(#"<real key="NSObliqueness" value="0.2"/>"#), "\(string)")
    #expect(string.contains(#"<url key="NSLink" string="https://example.com"/>"#), "\(string)")
    #expect(string.contains(#"<paragraphStyle key="NSParagraphStyle" alignment="center"/>"#), "\(string)")
    #expect(string.contains(#"<string key="content">Hello </string>"#), "\(string)")
  }

  @Test func theElementSaysThatTheTextIsUsed() throws {
    let label = try LanguageTesting.expanded(
      LanguageTesting.interface("<label><attributedText>A</attributedText></label>"), first: "label")
    #expect(label?.contains(#"usesAttributedText="YES""#) == true)
  }

  private static let apple = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <label id="Lbl-aa-aaa">
          <attributedString key="attributedText">
            <fragment content="One"><attributes>
              <font key="NSFont" metaFont="system" size="17"/>
              <paragraphStyle key="NSParagraphStyle" alignment="natural" lineBreakMode="wordWrapping" \
    baseWritingDirection="natural"/>
            </attributes></fragment>
            <fragment><string key="content"> and </string><attributes>
              <font key="NSFont" metaFont="system" size="17"/>
              <paragraphStyle key="NSParagraphStyle" alignment="natural"/>
            </attributes></fragment>
            <fragment content="two"><attributes>
              <font key="NSFont" metaFont="systemBold" size="17"/>
              <paragraphStyle key="NSParagraphStyle" alignment="natural"/>
            </attributes></fragment>
          </attributedString>
        </label>
      </objects>
    </document>
    """

  @Test func applesFragmentsAreShort() throws {
    let document = try MarkupDocument(parsing: Array(Self.apple.utf8))
    let text = String(decoding: try DocumentConverter().languageFile(for: document), as: UTF8.self)
    let short =
      #"<attributedText font="system 17" alignment="natural">One<span> and </span><b>two</b></attributedText>"#
    #expect(text.contains(short), "\(text)")
    let back = try DocumentConverter().appleDocument(for: try MarkupDocument(parsing: Array(text.utf8)))
    #expect(DocumentComparison().firstDifference(document, back) == nil)
    #expect(LanguageFormatter().bytes(of: try MarkupDocument(parsing: Array(text.utf8))) == Array(text.utf8))
  }

  /// What has no attribute keeps Apple's form.
  @Test func whatDoesNotFitStays() throws {
    let text = Self.apple.replacing(
      #"<font key="NSFont" metaFont="systemBold" size="17"/>"#, with: #"<font key="NSFont" metaFont="menu" size="17"/>"#
    )
    let document = try MarkupDocument(parsing: Array(text.utf8))
    let language = String(decoding: try DocumentConverter().languageFile(for: document), as: UTF8.self)
    #expect(language.contains("<attributedString"))
  }

  @Test(arguments: [
    (#"<bb>x</bb>"#, "1:60: a text can't hold 'bb'; did you mean 'b'?"),
    (#"<b>x</b>"#, "1:60: 'b' needs a font of the system around it"),
    (#"<span colour="label">x</span>"#, "1:65: 'span' has no attribute 'colour'; did you mean 'color'?"),
    (#"<span font="17">x</span>"#, "1:71: 'font' can't be '17'; expected"),
    (#"<span alignment="middle">x</span>"#, "1:76: 'alignment' can't be 'middle'; expected"),
    (#"<span kern="wide">x</span>"#, "1:71: 'kern' can't be 'wide'; expected a number"),
  ])
  func saysWhatIsWrong(_ inside: String, _ fault: String) throws {
    let faults = try LanguageTesting.faults(
      LanguageTesting.interface("<label><attributedText>\(inside)</attributedText></label>"))
    #expect(faults.first?.hasPrefix(fault) == true, "\(faults)")
  }
}
