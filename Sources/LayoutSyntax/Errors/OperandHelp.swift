import InterfaceModel

/// What to write instead of something that can't be part of an expression.
enum OperandHelp {
  /// The help for a token that is neither a number nor a name; nil where there is none.
  static func text(for token: LayoutToken) -> String? {
    switch token.text {
    case "×": return "write '*'"
    case "÷": return "write '/'"
    case "−", "–": return "write '-'"
    case "(": return "an equation has no parentheses"
    case "\"", "'", "“", "”": return "names stand without quotes"
    default: return numberHelp(token)
    }
  }

  private static func numberHelp(_ token: LayoutToken) -> String? {
    guard token.kind == .unknown, token.text.first?.isNumber == true else { return nil }
    if Double(token.text)?.isInfinite == true { return "the number is too large" }
    let digits = token.text.prefix { $0.isNumber || $0 == "." }
    let unit = token.text.dropFirst(digits.count).lowercased()
    guard ["px", "pt", "pts", "dp"].contains(unit), ExactNumber(String(digits)) != nil else { return nil }
    return "numbers are points; write '\(digits)'"
  }
}
