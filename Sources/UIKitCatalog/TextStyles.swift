/// The text styles of Dynamic Type.
public enum TextStyles {
  /// The member of `UIFont.TextStyle` for a document's constant (`UICTFontTextStyleBody` → `body`).
  public static func member(for constant: String) -> String? {
    constant.hasPrefix(prefix) ? members[String(constant.dropFirst(prefix.count))] : nil
  }

  /// A document's constant for the member of `UIFont.TextStyle` (`body` → `UICTFontTextStyleBody`).
  public static func constant(for member: String) -> String? {
    members.first { $0.value == member }.map { prefix + $0.key }
  }

  /// The members of `UIFont.TextStyle`, in the order of names.
  public static let names = members.values.sorted()

  private static let prefix = "UICTFontTextStyle"
  private static let members = [
    "Body": "body", "Headline": "headline", "Subhead": "subheadline", "Callout": "callout", "Footnote": "footnote",
    "Caption1": "caption1", "Caption2": "caption2", "Title0": "largeTitle", "Title1": "title1", "Title2": "title2",
    "Title3": "title3", "ExtraLargeTitle": "extraLargeTitle", "ExtraLargeTitle2": "extraLargeTitle2",
  ]
}
