import LayoutSyntax

/// The keys under which documents have the guides that the language has names for.
enum GuideKey {
  private static let guides: [(guide: LayoutGuideName, keys: [String])] = [
    (.safeArea, ["safeArea"]), (.margins, ["layoutMarginsGuide"]), (.readable, ["readableContentGuide"]),
    (.content, ["contentLayoutGuide"]), (.frame, ["frameLayoutGuide"]),
    (.keyboard, ["keyboard", "keyboardLayoutGuide"]),
  ]

  /// The guide under a key; nil where the language has no name for it.
  static func guide(_ key: String) -> LayoutGuideName? { guides.first { $0.keys.contains(key) }?.guide }

  /// The key of a guide; nil for a guide that has an id alone.
  static func key(_ guide: LayoutGuideName) -> String? { guides.first { $0.guide == guide }?.keys.first }
}
