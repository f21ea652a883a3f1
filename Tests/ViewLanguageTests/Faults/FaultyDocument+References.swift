extension FaultyDocument {
  /// Ids, references and connections.
  static let references: [FaultyDocument] = [
    .content(#"<view id="↓my view"/>"#, #"'id' can't be 'my view'; expected a name of letters, digits and '_'"#),
    .content(#"<view id="↓a.b"/>"#, #"'id' can't be 'a.b'; expected a name of letters, digits and '_'"#),
    .content(#"<view id="↓"/>"#, #"'id' can't be ''; expected a name of letters, digits and '_'"#),
    .content(
      #"<view id="↓superview"/>"#,
      #"'id' can't be 'superview'; the word means something else in references; choose another"#),
    .content(
      #"<view id="↓owner"/>"#, #"'id' can't be 'owner'; the word means something else in references; choose another"#),
    .content(
      #"<view id="↓standard"/>"#,
      #"'id' can't be 'standard'; the word means something else in references; choose another"#),
    .content(
      #"<view id="↓leading"/>"#,
      #"'id' can't be 'leading'; the word means something else in references; choose another"#),
    .content(#"<view id="a"/>\#n<label id="↓a"/>"#, #"the id 'a' is there twice; the other one is on line 2"#),
    .content(
      #"<owner class="A"><outlet property="a" destination="↓avatr"/></owner><view id="avatar"/>"#,
      #"no object has the id 'avatr'; did you mean 'avatar'?"#),
    .content(
      #"<owner class="A"><outlet property="a" destinations="one ↓tow"/></owner><view id="one"/><view id="two"/>"#,
      #"no object has the id 'tow'; did you mean 'two'?"#),
    .content(#"<textField delegate="↓ownr"/>"#, #"no object has the id 'ownr'; did you mean 'owner'?"#),
    .content(#"<button touchUpInside="↓ovner.follow:"/>"#, #"no object has the id 'ovner'; did you mean 'owner'?"#),
    .content(
      #"<button touchUpInside="owner.a:, ↓firstresponder.b:"/>"#,
      #"no object has the id 'firstresponder'; did you mean 'firstResponder'?"#),
    .content(
      #"<button touchUpInside="↓follow"/>"#,
      #"'touchUpInside' can't be 'follow'; expected an object and a selector, such as 'owner.follow:'"#),
    .content(
      #"<button touchUpInside="↓owner"/>"#,
      #"'touchUpInside' can't be 'owner'; expected an object and a selector, such as 'owner.follow:'"#),
    .content(
      #"<button touchUpInside="↓owner.follow:, log"/>"#,
      #"'touchUpInside' can't be 'owner.follow:, log'; expected an object and a selector, such as 'owner.follow:'"#),
    .content(
      #"<tapGestureRecognizer action="↓dismiss"/>"#,
      #"'action' can't be 'dismiss'; expected an object and a selector, such as 'owner.follow:'"#),
    .content(#"<owner class="A"><↓outlet destination="owner"/></owner>"#, #"'outlet' has no 'property'; it needs one"#),
    .content(#"<owner class="A"><↓outlet property="a"/></owner>"#, #"'outlet' has no 'destination'; it needs one"#),
    .content(#"<owner class="A"><↓outlet destinations="a b"/></owner>"#, #"'outlet' has no 'property'; it needs one"#),
    .content(
      #"<owner class="A"><outlet ↓proprety="a" destination="owner"/></owner>"#,
      #"'outlet' has no attribute 'proprety'; did you mean 'property'?"#),
    .content(#"<view><↓action destination="owner"/></view>"#, #"'action' has no 'selector'; it needs one"#),
    .content(
      #"<button><action selector="a:" destination="owner" eventType="↓touchUpInsde"/></button>"#,
      #"'eventType' can't be 'touchUpInsde'; did you mean 'touchUpInside'?"#),
    .content(
      #"<scene><viewController id="a"><↓segue kind="show"/></viewController></scene>"#,
      #"'segue' has no 'destination'; it needs one"#),
    .content(
      #"<scene><viewController id="home"><segue kind="show" destination="↓hmoe"/></viewController></scene>"#,
      #"no object has the id 'hmoe'; did you mean 'home'?"#),
    .content(
      #"<scene><viewController id="home"><segue destination="home" kind="show" ↓identifer="a"/></viewController></scene>"#,
      #"'segue' has no attribute 'identifer'; did you mean 'identifier'?"#),
  ]
}
