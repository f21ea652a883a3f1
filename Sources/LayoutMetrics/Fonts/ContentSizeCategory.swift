/// The sizes of text that people choose in the settings (`UIContentSizeCategory`), smallest first.
public enum ContentSizeCategory: Int, Sendable, CaseIterable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// The name, as UIKit has it (`extraSmall`).
  public var name: String { String(describing: self) }

  /// The category with UIKit's name or with SwiftUI's shorter one (`xSmall`); nil where there's none.
  public static func named(_ name: String) -> ContentSizeCategory? {
    shorterNames[name] ?? allCases.first { $0.name == name }
  }

  private static let shorterNames: [String: ContentSizeCategory] = [
    "xSmall": .extraSmall, "xLarge": .extraLarge, "xxLarge": .extraExtraLarge, "xxxLarge": .extraExtraExtraLarge,
  ]
}
