import DocumentConversion
import Testing
import ViewLanguage
import XMLSyntax

/// What isn't there always: inactive constraints and `<when>`.
@Suite struct VariationTests {
  private func meaning(_ content: String, _ name: String) throws -> String? {
    try LanguageTesting.expanded(LanguageTesting.interface(content), first: name)
  }

  @Test func anInactiveConstraintIsNotInstalled() throws {
    let document = #"<view id="v"><view id="a"><layout width="64 inactive as wide; 32"/></view></view>"#
    #expect(
      try meaning(document, "variation") == """
        <variation key="default">
         <mask key="constraints">
          <exclude reference="wide"/>
         </mask>
        </variation>
        """)
  }

  @Test func whenSaysWhatIsOtherwise() throws {
    let document = """
      <view id="v"><view id="a" installed="NO"><layout width="64 as wide"/>
      <when widthClass="compact" heightClass="regular" installed="YES" alpha="0.5" wide.constant="32">
      <layout height="20"/></when></view></view>
      """
    let root = try #require(try meaning(document, "subviews"))
    #expect(
      root.contains(
        """
           <constraint firstAttribute="width" constant="64" id="wide">
            <variation key="heightClass=regular-widthClass=compact" constant="32"/>
           </constraint>
        """), "\(root)")
    #expect(root.contains(#"<variation key="heightClass=regular-widthClass=compact" alpha="0.5">"#), "\(root)")
    #expect(root.contains(#"<include reference="xib-00-000"/>"#), "\(root)")
    #expect(root.contains(#"<exclude reference="xib-00-000"/>"#), "\(root)")
    let whole = try #require(try meaning(document, "objects"))
    #expect(whole.contains("<mask key=\"subviews\">"), "\(whole)")
    #expect(whole.contains(#"<exclude reference="a"/>"#) && whole.contains(#"<include reference="a"/>"#), "\(whole)")
  }

  @Test func traitsSwitchConstraintsByName() throws {
    let document = """
      <view id="v"><view id="a"><layout width="64 as wide; 32 inactive as narrow"/>
      <when widthClass="compact" activate="narrow" deactivate="wide"/></view></view>
      """
    let variations = try #require(try meaning(document, "subviews"))
    #expect(
      variations.contains(
        """
          <variation key="widthClass=compact">
           <mask key="constraints">
            <include reference="narrow"/>
            <exclude reference="wide"/>
           </mask>
          </variation>
        """), "\(variations)")
  }

  /// A document of Apple's with each kind of variation.
  private static let apple = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES">
      <objects>
        <view contentMode="scaleToFill" id="1rt-aa-aaa">
          <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
          <subviews>
            <label opaque="NO" text="A" translatesAutoresizingMaskIntoConstraints="NO" id="Lbl-aa-aaa">
              <rect key="frame" x="8" y="8" width="100" height="20"/>
              <constraints>
                <constraint firstAttribute="width" constant="100" id="2wd-aa-aaa">
                  <variation key="widthClass=compact" constant="60"/>
                </constraint>
                <constraint firstAttribute="height" constant="20" id="3hg-aa-aaa"/>
              </constraints>
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
              <variation key="widthClass=regular">
                <fontDescription key="fontDescription" type="system" pointSize="24"/>
              </variation>
              <variation key="default">
                <mask key="constraints"><exclude reference="3hg-aa-aaa"/></mask>
              </variation>
            </label>
            <label opaque="NO" text="B" translatesAutoresizingMaskIntoConstraints="NO" id="Lbl-bb-bbb">
              <rect key="frame" x="8" y="40" width="100" height="20"/>
            </label>
          </subviews>
          <constraints>
            <constraint firstItem="Lbl-aa-aaa" firstAttribute="top" secondItem="1rt-aa-aaa" secondAttribute="top" \
    constant="8" id="4tp-aa-aaa"/>
            <constraint firstAttribute="trailing" secondItem="Lbl-aa-aaa" secondAttribute="trailing" constant="8" \
    id="5tr-aa-aaa"><variation key="heightClass=compact" constant="4"/></constraint>
            <constraint firstItem="Lbl-bb-bbb" firstAttribute="top" secondItem="1rt-aa-aaa" secondAttribute="top" \
    constant="40" id="6tp-bb-bbb"/>
          </constraints>
          <variation key="default">
            <mask key="subviews"><exclude reference="Lbl-bb-bbb"/></mask>
            <mask key="constraints"><exclude reference="6tp-bb-bbb"/></mask>
          </variation>
          <variation key="heightClass=compact">
            <mask key="constraints"><exclude reference="4tp-aa-aaa"/></mask>
          </variation>
          <variation key="heightClass=regular-widthClass=compact">
            <mask key="subviews"><include reference="Lbl-bb-bbb"/></mask>
            <mask key="constraints"><include reference="6tp-bb-bbb"/></mask>
          </variation>
        </view>
      </objects>
    </document>
    """

  @Test func applesVariationsAreShort() throws {
    let document = try MarkupDocument(parsing: Array(Self.apple.utf8))
    let text = String(decoding: try DocumentConverter().languageFile(for: document), as: UTF8.self)
    #expect(!text.contains("<variation") && !text.contains("<constraint"), "\(text)")
    for part in [
      #"<when widthClass="regular" font="system 24"/>"#, #"height="20 inactive""#, #"installed="NO""#,
      #"<when widthClass="compact" heightClass="regular" installed="YES">"#, #"trailing.constant="-4""#,
      #"width.constant="60""#, #"deactivate=""#,
    ] {
      #expect(text.contains(part), "\(part) in \(text)")
    }
    let back = try DocumentConverter().appleDocument(for: try MarkupDocument(parsing: Array(text.utf8)))
    #expect(DocumentComparison().firstDifference(document, back, ignoringAddedFrames: true) == nil)
  }

  /// The comparison takes no notice of what constraints are called that masks alone refer to, but of what they say.
  @Test(arguments: [
    (#"<exclude reference="4tp-aa-aaa"/>"#, #"<exclude reference="5tr-aa-aaa"/>"#),
    (#"<include reference="6tp-bb-bbb"/>"#, #"<exclude reference="6tp-bb-bbb"/>"#),
    (#"key="heightClass=compact" constant="4""#, #"key="heightClass=compact" constant="5""#),
    (#"<include reference="Lbl-bb-bbb"/>"#, #"<include reference="Lbl-aa-aaa"/>"#),
  ])
  func theComparisonSeesWhatIsOther(_ part: String, _ other: String) throws {
    let texts = [Self.apple, Self.apple.replacing(part, with: other, maxReplacements: 1)]
    #expect(texts[0] != texts[1])
    let documents = try texts.map { try MarkupDocument(parsing: Array($0.utf8)) }
    #expect(DocumentComparison().firstDifference(documents[0], documents[1]) != nil)
    #expect(DocumentComparison().firstDifference(documents[0], documents[0]) == nil)
  }

  /// What doesn't fit keeps Apple's form.
  @Test func whatDoesNotFitStays() throws {
    let text = Self.apple.replacing(#"<exclude reference="6tp-bb-bbb"/>"#, with: #"<exclude reference="gone"/>"#)
    let document = try MarkupDocument(parsing: Array(text.utf8))
    let language = String(decoding: try DocumentConverter().languageFile(for: document), as: UTF8.self)
    #expect(language.contains("<variation"))
  }

  @Test(arguments: [
    (
      #"<view id="v"><when><layout width="8"/></when></view>"#,
      "1:50: 'when' doesn't say when; expected widthClass, heightClass, idiom"
    ),
    (
      #"<view id="v"><when widthClass="compct"/></view>"#,
      "1:67: 'widthClass' can't be 'compct'; did you mean 'compact'?"
    ),
    (
      #"<label id="v"><when widthClass="compact" txet="A"/></label>"#,
      "1:77: 'when' in 'label' can't have 'txet'; did you mean 'text'?"
    ),
    (
      #"<view id="v"><when widthClass="compact"><label/></when></view>"#,
      "1:77: a 'when' can't hold 'label'; it holds 'layout' and 'constraints'"
    ),
    (
      #"<view id="v"><layout width="8 as wide"/><when widthClass="compact" wyde.constant="4"/></view>"#,
      "1:103: no constraint is called 'wyde'; did you mean 'wide'?"
    ),
    (
      #"<view id="v"><layout width="8 as wide"/><when widthClass="compact" activate="wyde"/></view>"#,
      "1:113: no constraint is called 'wyde'; did you mean 'wide'?"
    ),
    (
      #"<view id="v"><layout width="8 as wide"/><when widthClass="compact" wide.constant="x"/></view>"#,
      "1:118: 'wide.constant' can't be 'x'; expected a number"
    ),
    (#"<view id="v" installed="NO"/>"#, "1:49: only a subview can be installed or not; 'view' is none here"),
    (#"<view id="v"><view installed="maybe"/></view>"#, "1:66: 'installed' can't be 'maybe'; expected YES or NO"),
    (
      #"<view id="v"><when widthClass="compact"><layout width="8 inactive"/></when></view>"#,
      "1:91: the constraint can't be inactive by itself here"
    ),
    (
      #"<view id="v"><when widthClass="compact"><constraints id="a">v.width = 8</constraints></when></view>"#,
      "1:89: 'constraints' in 'when' can't have 'id'"
    ),
    (
      #"<button id="v"><when widthClass="compact" touchUpInside="owner.go:"/></button>"#,
      "1:78: 'touchUpInside' can't change with the traits"
    ),
    (#"<view id="v"><when widthClass="compact">text</when></view>"#, "1:76: there is text between elements"),
  ])
  func saysWhatIsWrong(_ content: String, _ fault: String) throws {
    let faults = try LanguageTesting.faults(LanguageTesting.interface(content))
    #expect(faults.first?.hasPrefix(fault) == true, "\(faults)")
    #expect(faults.count == 1)
  }
}
