import Testing

/// What is said of mistakes, and where.
@Suite struct FaultTests {
  @Test(arguments: [
    (#"<lable/>"#, "1:37: there is no element 'lable'; did you mean 'label'?"),
    (#"<view><lable/></view>"#, "1:43: there is no element 'lable'; did you mean 'label'?"),
    (#"<label txet="A"/>"#, "1:43: 'label' has no attribute 'txet'; did you mean 'text'?"),
    (
      #"<imageView clipsToBounds="YES"/>"#,
      "1:47: 'imageView' has no attribute 'clipsToBounds'; did you mean 'clipsSubviews'?"
    ),
    (
      #"<appearance><navigationBar prefersLargeTitles="YES"/></appearance>"#,
      "1:63: 'navigationBar' has no attribute 'prefersLargeTitles'; did you mean 'largeTitles'?"
    ),
    (
      #"<label font="headline bold"/>"#,
      "1:49: 'font' can't be 'headline bold'; expected 'headline' alone: a text style has a size and a weight of its own"
    ),
    (
      #"<view><constraints id="wide">width = 8</constraints><when widthClass="compact" activate="wide"/></view>"#,
      "1:125: 'wide' is a set of constraints: code switches sets, traits don't"
    ),
    (
      #"<parameter name="a" type="String"/><label><attributedText>Hi {a}</attributedText></label>"#,
      "1:94: a text with markup can't show the parameter 'a'; a text without markup can: text=\"{a}\""
    ),
    (
      #"<parameter name="a" type="UIColor"/><label textColor="{a}"><when widthClass="compact" textColor="red"/></label>"#,
      "1:122: 'textColor' can't change with the traits: a parameter says what it is"
    ),
    (
      #"<parameter name="a" type="String"/><view><runtimeAttribute keyPath="k" type="string" value="{a}"/></view>"#,
      "1:128: no parameter can be the value of a runtime attribute"
    ),
    (#"<label hidden="maybe"/>"#, "1:51: 'hidden' can't be 'maybe'; expected YES or NO"),
    (#"<view frame="1 2 3"/>"#, "1:49: 'frame' can't be '1 2 3'; expected four numbers: x, y, width and height"),
    (#"<view size="1"/>"#, "1:48: 'size' can't be '1'; expected two numbers: width and height"),
    (
      #"<label font="headlin"/>"#,
      "1:49: 'font' can't be 'headlin'; did you mean 'headline'?"
    ),
    (
      #"<button touchUpInside="follow"/>"#,
      "1:59: 'touchUpInside' can't be 'follow'; expected an object and a selector, such as 'owner.follow:'"
    ),
    (#"<label>Hello</label>"#, "1:43: there is text between elements; texts are attributes here: text=\"…\""),
    (
      #"<view><label id="a"><layout top="superview + hedaer.bottom"/></label></view>"#,
      "1:81: expected a number, a view or a guide after '+', found 'hedaer'"
    ),
    (
      #"<view><label><layout tpo="superview"/></label></view>"#,
      "1:57: 'layout' has no attribute 'tpo'; did you mean 'top'?"
    ),
    (#"<view id="v"><layout top="superview"/></view>"#, "1:62: the view has no superview in this document"),
    (
      #"<view layer.cornerRadius="round"/>"#,
      "1:62: 'layer.cornerRadius' can't be 'round'; expected YES or NO, a number, a colour, a text in single quotes, size(…), rect(…), point(…) or nil"
    ),
  ])
  func saysWhatAndWhere(_ content: String, _ fault: String) throws {
    let faults = try LanguageTesting.faults(LanguageTesting.interface(content))
    #expect(faults.first?.hasPrefix(fault) == true, "\(faults)")
  }

  @Test func saysAllMistakesOfADocument() throws {
    let faults = try LanguageTesting.faults(
      LanguageTesting.interface(#"<view hiden="YES"><lable/><label txt="A"/></view>"#))
    #expect(
      faults.map { $0.prefix { $0 != ";" } } == [
        "1:42: 'view' has no attribute 'hiden'", "1:55: there is no element 'lable'",
        "1:69: 'label' has no attribute 'txt'",
      ])
  }

  /// What can't be said is refused, not passed over.
  @Test(arguments: [(#"<scene title="A"/>"#, "'scene' has no attribute 'title'")])
  func nothingIsPassedOver(_ content: String, _ message: String) throws {
    #expect(try LanguageTesting.faults(LanguageTesting.interface(content)).map { $0.hasSuffix(message) } == [true])
  }

  /// Xcode may have elements by now that nobody here has heard of.
  @Test func whatMayBeNewerIsLeftAlone() throws {
    #expect(try LanguageTesting.faults(LanguageTesting.interface(#"<view><holodeck id="h"/></view>"#)) == [])
  }

  @Test func theRootIsCheckedToo() throws {
    #expect(
      try LanguageTesting.faults(LanguageTesting.interface("", attributes: #" target="Windows""#)) == [
        "1:44: 'target' can't be 'Windows'; expected iOS or tvOS, with a version such as 15 or without"
      ])
    #expect(
      try LanguageTesting.faults(LanguageTesting.interface("", attributes: #" sparkle="1""#)) == [
        "1:36: 'interface' has no attribute 'sparkle'"
      ])
  }
}
