import InterfaceModel
import Suggestions

extension VisualFormatParser {
  /// Reads the options in braces, if there are any, to the end of the line.
  mutating func parseOptions() throws(LayoutSyntaxError) -> [(option: VisualFormatOption, range: Range<Int>)] {
    guard cursor.takeSign("{") != nil else {
      if cursor.isAtEnd { return [] }
      throw cursor.expected(
        items.last?.item == .superview ? "'{' or the end" : "'-', '[', '|', '{' or the end", help: endHelp)
    }
    var options: [(option: VisualFormatOption, range: Range<Int>)] = []
    repeat {
      options.append(try parseOption(besides: options.map(\.option)))
    } while cursor.takeSign(",") != nil || cursor.current?.kind == .word
    guard cursor.takeSign("}") != nil else { throw cursor.expected("'}'") }
    if !cursor.isAtEnd { throw cursor.expected("the end", help: endHelp) }
    return options
  }

  private var endHelp: String? {
    guard let token = cursor.current else { return nil }
    if token.isSign("@") { return "a priority belongs to a predicate: (8@750)" }
    if token.kind == .word, ["as", "inactive", "placeholder"].contains(token.text) {
      return "a line in the visual format has no name and no state; write equations, or give the block an id"
    }
    if token.isSign(";") || token.isWord("H") || token.isWord("V") { return "a line has one format" }
    let isSpacing = token.kind == .word ? scope.metrics[token.text] != nil : ExactNumber(token.text) != nil
    if isSpacing { return "a spacing stands between two '-': -\(token.text)-" }
    let isOption = token.kind == .word && VisualFormatOption(rawValue: token.text) != nil
    return isOption ? "options stand in braces: {\(token.text)}" : nil
  }

  private mutating func parseOption(
    besides earlier: [VisualFormatOption]
  ) throws(LayoutSyntaxError) -> (option: VisualFormatOption, range: Range<Int>) {
    guard let word = cursor.current, word.kind == .word, let option = VisualFormatOption(rawValue: word.text) else {
      throw cursor.expected("an option", help: cursor.current.flatMap { optionHelp($0.text) })
    }
    if earlier.contains(option) { throw LayoutSyntaxError(word.range, "'\(word.text)' is said already") }
    if let group = option.exclusiveGroup, let other = earlier.first(where: { $0.exclusiveGroup == group }) {
      throw LayoutSyntaxError(word.range, "'\(word.text)' contradicts '\(other.rawValue)'")
    }
    if let problem = problem(with: option) { throw LayoutSyntaxError(word.range, "'\(word.text)' \(problem)") }
    cursor.advance()
    return (option, word.range)
  }

  private func problem(with option: VisualFormatOption) -> String? {
    if let attribute = option.alignedAttribute {
      if items.count(where: { $0.item != .superview }) < 2 { return "needs two views to align" }
      if isVertical, attribute.axis == .verticalPosition { return "can't align views that stand below one another" }
      if !isVertical, attribute.axis == .horizontalPosition { return "can't align views that stand side by side" }
    }
    if isVertical, option.exclusiveGroup == "direction" { return "is for 'H:'" }
    if !isVertical, option.exclusiveGroup == "spacing" { return "is for 'V:'" }
    return nil
  }

  private func optionHelp(_ name: String) -> String? {
    let names = VisualFormatOption.allCases.map(\.rawValue)
    // People leave out the first word of Apple's names, or put the first words of their names in Objective-C before it.
    let prefix = "NSLayoutFormat"
    let bare = name.hasPrefix(prefix) && name != prefix ? String(name.dropFirst(prefix.count)) : name
    let contained = names.first { $0.lowercased().hasSuffix(bare.lowercased()) }
    return (contained ?? Suggestion.nearest(to: bare, in: names)).map { "did you mean '\($0)'?" }
  }
}
