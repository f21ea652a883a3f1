/// Constraints for tables of tests: `a.top = box.bottom 8`, `a.width ≥ b.width *2`, `.height = 44`. An item that isn't there
/// is the view that holds the constraint.
enum ConstraintNotation {
  /// The element, its attributes in Xcode's order.
  static func markup(_ text: String) -> String {
    let words = text.split(separator: " ").map(String.init)
    var attributes = item(words[0], "first")
    if words[1] != "=" {
      attributes.append(("relation", words[1] == "≥" ? "greaterThanOrEqual" : "lessThanOrEqual"))
    }
    for word in words.dropFirst(2) {
      if word.contains(".") {
        attributes += item(word, "second")
      } else if word.hasPrefix("*") {
        attributes.append(("multiplier", String(word.dropFirst())))
      } else {
        attributes.append(("constant", word))
      }
    }
    return "<constraint" + attributes.map { " \($0.0)=\"\($0.1)\"" }.joined() + "/>"
  }

  private static func item(_ word: String, _ side: String) -> [(String, String)] {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let names = [("\(side)Item", parts[0]), ("\(side)Attribute", parts.count > 1 ? parts[1] : "")]
    return names.filter { !$0.1.isEmpty }
  }
}
