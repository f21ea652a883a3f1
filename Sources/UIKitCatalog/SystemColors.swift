/// The colours of `UIColor` that documents name.
public enum SystemColors {
  /// The Swift member for a document's name (`secondaryLabelColor` → `secondaryLabel`); nil for one that UIKit doesn't
  /// publish.
  public static func member(for name: String) -> String? {
    let member = name.hasSuffix("Color") && name != "tintColor" ? String(name.dropLast(5)) : name
    return renamed[member] ?? (members.contains(member) ? member : nil)
  }

  /// Every Swift member, by name.
  public static let allMembers = members.sorted()
  /// What colours are called without the word `Color` at the end, in the order of names.
  public static let names = members.union(renamed.keys).union(["tint"]).sorted()

  /// Colours of before iOS 13 that have another name since.
  private static let renamed = ["groupTableViewBackground": "systemGroupedBackground"]

  private static let members: Set<String> = [
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "link", "placeholderText", "separator",
    "opaqueSeparator", "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
    "systemGroupedBackground", "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "systemFill",
    "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "lightText", "darkText", "systemRed",
    "systemGreen", "systemBlue", "systemOrange", "systemYellow", "systemPink", "systemPurple", "systemTeal",
    "systemIndigo", "systemBrown", "systemMint", "systemCyan", "systemGray", "systemGray2", "systemGray3",
    "systemGray4", "systemGray5", "systemGray6", "tintColor", "black", "darkGray",
    "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta", "orange", "purple", "brown",
    "clear",
  ]
}
