extension FaultyDocument {
  /// How objects look everywhere.
  static let appearance: [FaultyDocument] = [
    .content("<appearance ↓id=\"a\"/>", "'appearance' has no attribute 'id'"),
    .content(
      "<appearance>↓hello</appearance>", "there is text between elements; texts are attributes here: text=\"…\""),
    look("<↓navigationBra/>", "'navigationBra' can't stand in 'appearance'; did you mean 'navigationBar'?"),
    look("<↓viewController/>", "'viewController' can't stand in 'appearance'; expected a view or a bar item"),
    look(#"<navigationBar tintColor="↓wite"/>"#, "'tintColor' can't be 'wite'; did you mean 'white'?"),
    look(
      #"<navigationBar ↓tintColour="white"/>"#,
      "'navigationBar' has no attribute 'tintColour'; did you mean 'tintColor'?"),
    look(#"<navigationBar ↓id="bar"/>"#, "'id' is no look: it can't be said of all objects at once"),
    look(#"<navigationBar ↓layer.cornerRadius="8"/>"#, "'navigationBar' has no attribute 'layer.cornerRadius'"),
    look(#"<tabBar ↓delegate="owner"/>"#, "'delegate' is no look: it can't be said of all objects at once"),
    look(
      #"<slider ↓valueChanged="owner.slide:"/>"#, "'valueChanged' is no look: it can't be said of all objects at once"),
    look(#"<switch on="↓maybe"/>"#, "'on' can't be 'maybe'; expected YES or NO"),
    look("<slider><↓title/></slider>", "'title' can't stand in 'slider' here; its looks are attributes"),
    look(
      "<tabBar><↓barAppearnce/></tabBar>", "'barAppearnce' can't stand in 'tabBar' here; did you mean 'barAppearance'?"),
    look(
      "<toolbar><barAppearance><↓item/></barAppearance></toolbar>",
      "'item' can't stand in 'barAppearance' here; expected button, doneButton"),
    look(
      #"<tabBar><barAppearance for="↓standrd"/></tabBar>"#, "'for' can't be 'standrd'; did you mean 'standard'?"),
    look(
      #"<tabBar><barAppearance background="↓solid"/></tabBar>"#,
      "'background' can't be 'solid'; expected one of default, opaque, transparent"),
    look(
      #"<tabBar><barAppearance><item state="↓pressed"/></barAppearance></tabBar>"#,
      "'state' can't be 'pressed'; expected one of disabled, focused, highlighted, normal, selected"),
    look(#"<navigationBar><title ↓state="normal"/></navigationBar>"#, "'title' has no attribute 'state'"),
    look(
      #"<barButtonItem><title ↓colour="white"/></barButtonItem>"#,
      "'title' has no attribute 'colour'; did you mean 'color'?"),
    content(
      "<parameter name=\"a\" type=\"Int\" default=\"1\"/><appearance>\n↓<switch/></appearance><view/>",
      "a component has no appearance: it's the whole app's; write it into a document of its own"),
  ]

  private static func look(_ marked: String, _ message: String) -> Self {
    content("<appearance>\n\(marked)\n</appearance>", message)
  }
}
