extension TokenList {
  /// The names that selectors are made of: every name in `#selector(…)` and `@selector(…)`, and the first piece of each
  /// string that is taken for a selector or looks like one.
  ///
  /// - Parameter string: what the string literal at a place says; nil where that can't be told.
  func selectorNames(_ string: (Int) -> String?) -> Set<String> {
    var names: Set<String> = []
    for index in 0..<count {
      switch kind(index) {
      case .macro, .attribute:
        guard spells(index, "#selector") || spells(index, "@selector"), let close = partner(index + 1) else { continue }
        for place in index..<max(index, close) where kind(place) == .identifier { names.insert(spelling(place)) }
      case .string:
        guard let text = string(index), isSelector(text, at: index) else { continue }
        names.insert(String(text.prefix { $0 != ":" }))
      default: break
      }
    }
    return names
  }

  /// The longest text that is taken for a selector, in bytes.
  private static let longestSelector = 200

  private func isSelector(_ text: String, at index: Int) -> Bool {
    guard text.utf8.count <= Self.longestSelector, text.first.map({ $0.isLetter || $0 == "_" }) == true,
      text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == ":" })
    else { return false }
    return text.last == ":"
      || kind(index - 1) == .leftParenthesis
        && (spells(index - 2, "Selector") || spells(index - 2, "NSSelectorFromString"))
  }
}
