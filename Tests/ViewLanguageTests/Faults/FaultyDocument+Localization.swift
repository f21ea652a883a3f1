extension FaultyDocument {
  /// How texts are looked up.
  static let localization: [FaultyDocument] = [
    .content(#"<label ↓text.key="a"/>"#, "'text.key' is about 'text', which isn't there"),
    .content(#"<label text="A" text.key="↓"/>"#, "'text.key' is empty"),
    .content(
      #"<button><state key="selected" ↓title.comment="a"/></button>"#,
      "'title.comment' is about 'title', which isn't there"),
    .content(
      "<parameter name=\"a\" type=\"String\"/>\n<view><label text=\"{a}\" ↓text.key=\"b\"/></view>",
      "a text that a parameter makes isn't looked up"),
  ]
}
