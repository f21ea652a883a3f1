/// The text styles of Dynamic Type.
public enum TextStyles {
  /// The member of `UIFont.TextStyle` for a document's constant (`UICTFontTextStyleBody` → `body`).
  public static func member(for constant: String) -> String? {
    let prefix = "UICTFontTextStyle"
    guard constant.hasPrefix(prefix) else { return nil }
    switch constant.dropFirst(prefix.count) {
    case "Body": return "body"
    case "Headline": return "headline"
    case "Subhead": return "subheadline"
    case "Callout": return "callout"
    case "Footnote": return "footnote"
    case "Caption1": return "caption1"
    case "Caption2": return "caption2"
    case "Title0": return "largeTitle"
    case "Title1": return "title1"
    case "Title2": return "title2"
    case "Title3": return "title3"
    case "ExtraLargeTitle": return "extraLargeTitle"
    case "ExtraLargeTitle2": return "extraLargeTitle2"
    default: return nil
    }
  }
}
