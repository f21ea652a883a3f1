/// The elements inside an attributed text.
enum InlineMarkup {
  /// Any attributes.
  static let span = "span"
  /// The system's font in bold.
  static let bold = "b"
  /// What the other short elements say.
  static let shorthands = [
    (name: "i", attribute: "obliqueness", value: "0.2"), (name: "u", attribute: "underline", value: "1"),
  ]
  /// The names of all.
  static let names = [bold] + shorthands.map(\.name) + [span]

  /// The bold font for one of the system's; nil for others.
  static func bold(of font: String?) -> String? {
    guard let font else { return nil }
    let words = font.split(separator: " ")
    return words.first == "system" ? (["boldSystem"] + words.dropFirst()).joined(separator: " ") : nil
  }
}
