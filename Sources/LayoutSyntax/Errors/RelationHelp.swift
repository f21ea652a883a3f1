/// What to write instead of something that is nearly a relation.
enum RelationHelp {
  /// The help for a token of comparison signs that is no relation; nil for any other token.
  static func text(for token: LayoutToken) -> String? {
    guard token.kind == .unknown else { return nil }
    switch token.text {
    case "=>", ">", "≥=", "=≥": return "write '≥' or '>='"
    case "=<", "<", "≤=", "=≤": return "write '≤' or '<='"
    case "===": return "write '='"
    case "!=", "<>", "≠": return "a constraint can't keep two lengths or places apart; write '≥' or '≤'"
    default:
      return token.text.allSatisfy { "=<>≤≥≠!".contains($0) } ? "write '=', '≥' or '≤'" : nil
    }
  }
}
