/// How Swift names its methods for Objective-C.
enum ObjectiveCSelector {
  /// The selector of a method; a nil label stands for `_`.
  static func selector(base: String, labels: [String?]) -> String {
    guard let first = labels.first else { return base }
    var selector = base
    if let first, !first.isEmpty {
      if !isPreposition(firstWord(of: first)), !isPreposition(lastWord(of: base)) { selector += "With" }
      selector += capitalized(first)
    }
    return selector + ":" + labels.dropFirst().map { "\($0 ?? ""):" }.joined()
  }

  /// The words that take the place of "With", as the compiler has them.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using",
    "via", "when", "with", "within",
  ]

  private static func isPreposition(_ word: Substring) -> Bool { prepositions.contains(word.lowercased()) }

  private static func firstWord(of name: String) -> Substring {
    let rest = name.dropFirst().firstIndex { isUppercase($0) || $0 == "_" }
    return name[..<(rest ?? name.endIndex)]
  }

  private static func lastWord(of name: String) -> Substring {
    name.lastIndex(where: isUppercase).map { name[$0...] } ?? name[...]
  }

  private static func isUppercase(_ character: Character) -> Bool { character.isASCII && character.isUppercase }

  private static func capitalized(_ name: String) -> String {
    guard let first = name.first, first.isASCII, first.isLowercase else { return name }
    return first.uppercased() + name.dropFirst()
  }
}
