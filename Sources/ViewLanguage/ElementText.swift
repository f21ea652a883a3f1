import UIKitCatalog

/// Which texts documents write as elements and not as attributes.
enum ElementText {
  /// Whether a text has line breaks or other white space that an attribute would lose.
  static func isNeeded(for text: String) -> Bool {
    text.contains { $0.isNewline || $0 == "\t" } || text.hasPrefix(" ") || text.hasSuffix(" ")
  }
}

extension ValueType {
  /// Whether the value is a text.
  var isText: Bool {
    switch self {
    case .string, .localizedString: true
    default: false
    }
  }
}
