import Testing

/// What the elements of the language mean.
@Suite struct ExpansionTests {
  private func meaning(_ content: String, _ name: String) throws -> String? {
    try LanguageTesting.expanded(LanguageTesting.interface(content), first: name)
  }

  @Test func aLabelIsOneMadeInCode() throws {
    let label = try #require(try meaning(#"<label id="a" text="A"/>"#, "label"))
    #expect(
      label == """
        <label id="a" text="A" opaque="NO" userInteractionEnabled="NO" contentMode="left" \
        horizontalHuggingPriority="251" verticalHuggingPriority="251" textAlignment="natural" \
        adjustsFontSizeToFit="NO">
         <nil key="highlightedColor"/>
        </label>
        """, "\(label)")
  }

  @Test func aConstraintGoesToTheViewThatHoldsBoth() throws {
    let document =
      #"<view id="v"><view id="a"><layout edges="superview inset 8" width="b * 2 @750"/></view><view id="b"/></view>"#
    #expect(
      try meaning(document, "constraints") == """
        <constraints>
         <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="xib-00-000"/>
         <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="xib-00-001"/>
         <constraint firstItem="a" firstAttribute="bottom" secondItem="v" secondAttribute="bottom" constant="-8" id="xib-00-002"/>
         <constraint firstItem="a" firstAttribute="trailing" secondItem="v" secondAttribute="trailing" constant="-8" id="xib-00-003"/>
         <constraint firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" multiplier="2" priority="750" id="xib-00-004"/>
        </constraints>
        """)
  }

  @Test func aGuideIsThereWhereSomethingSpeaksOfIt() throws {
    let document = #"<view id="v"><view id="a"><layout top="superview.safeArea"/></view></view>"#
    #expect(try meaning(document, "viewLayoutGuide") == #"<viewLayoutGuide key="safeArea" id="xib-00-000"/>"#)
    #expect(try meaning(#"<view id="v"/>"#, "viewLayoutGuide") == nil)
  }

  @Test func aLayoutTakesTheMaskAway() throws {
    let document = #"<view id="v"><view id="a"><layout top="superview"/></view></view>"#
    #expect(try meaning(document, "subviews")?.contains(#"translatesAutoresizingMaskIntoConstraints="NO""#) == true)
    #expect(try meaning(#"<view id="v"><view id="a"/></view>"#, "subviews")?.contains("translates") == false)
  }

  @Test func aSetOfConstraintsIsText() throws {
    let document = #"<view id="v"><view id="a"/><view id="b"/><constraints>H:|-8-[a]-[b(==a)]-8-|</constraints></view>"#
    let constraints = try #require(try meaning(document, "constraints"))
    #expect(constraints.components(separatedBy: "<constraint ").count == 5)
  }

  @Test func actionsOutletsAndStatesAreAttributes() throws {
    let document = #"<button id="b" title="Go" titleColor="label" touchUpInside="owner.go:, firstResponder.went:"/>"#
    #expect(
      try meaning(document, "state") == """
        <state key="normal" title="Go">
         <color key="titleColor" systemColor="labelColor"/>
        </state>
        """)
    #expect(
      try meaning(document, "connections") == """
        <connections>
         <action selector="go:" destination="-1" eventType="touchUpInside" id="xib-00-000"/>
         <action selector="went:" destination="-2" eventType="touchUpInside" id="xib-00-001"/>
        </connections>
        """)
  }

  /// A nib's text input traits capitalize nothing where they don't say otherwise; code's capitalize sentences.
  @Test func textInputTraitsAreThoseOfCode() throws {
    #expect(try meaning(#"<textField/>"#, "textInputTraits") == nil)
    #expect(
      try meaning(#"<textField autocapitalizationType="none"/>"#, "textInputTraits")
        == #"<textInputTraits key="textInputTraits"/>"#)
    #expect(
      try meaning(#"<textField keyboardType="URL"/>"#, "textInputTraits")
        == #"<textInputTraits key="textInputTraits" keyboardType="URL" autocapitalizationType="sentences"/>"#)
  }

  @Test func aTextWithLineBreaksIsAnElement() throws {
    #expect(try meaning("<label text=\"A&#10;B\"/>", "string") == "<string key=\"text\">A\nB</string>")
  }
}
