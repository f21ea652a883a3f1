/// Writes grammars in RELAX NG's compact syntax.
struct CompactGrammarWriter {
  /// The columns of a line, where it can be broken.
  private static let lineWidth = 120

  /// The grammar's file.
  func text(of grammar: RelaxNGGrammar) -> String {
    let head =
      grammar.remarks.map { "# \($0)" } + [
        "",
        "default namespace = \(Self.literal(grammar.namespace))",
        "namespace a = \(Self.literal(RelaxNGGrammar.annotationNamespace))",
        "datatypes xsd = \(Self.literal(RelaxNGGrammar.datatypeLibrary))",
        "",
      ]
    let definitions = [Definition("start", grammar.start)] + grammar.definitions
    return (head + definitions.map(text)).joined(separator: "\n")
  }

  private func text(of definition: Definition) -> String {
    let documentation = definition.documentation.isEmpty ? "" : "## \(definition.documentation)\n"
    let name = definition.name
    if let line = inline(definition.pattern), name.utf8.count + 3 + line.utf8.count <= Self.lineWidth {
      return "\(documentation)\(name) = \(line)\n"
    }
    return "\(documentation)\(name) =\n  \(broken(definition.pattern, 2))\n"
  }

  // MARK: Layout

  private func rendered(_ pattern: Pattern, _ indent: Int) -> String {
    if let line = inline(pattern), indent + line.utf8.count <= Self.lineWidth { return line }
    return broken(pattern, indent)
  }

  /// The pattern in one line; nil where documentation has to stand before a part.
  private func inline(_ pattern: Pattern) -> String? {
    switch pattern {
    case .empty: return "empty"
    case .text: return "text"
    case .value(let text): return Self.literal(text)
    case .data(let type, let expression):
      return "xsd:\(type)" + (expression.map { " { pattern = \(Self.literal($0)) }" } ?? "")
    case .reference(let name): return name
    case .element(let name, let documentation, let content):
      guard documentation.isEmpty, let content = inline(content) else { return nil }
      return "element \(Self.text(of: name)) { \(content) }"
    case .attribute(let name, let documentation, let content):
      guard documentation.isEmpty, let content = inline(content) else { return nil }
      return "attribute \(Self.text(of: name)) { \(content) }"
    case .list(let content): return inline(content).map { "list { \($0) }" }
    case .optional(let content): return operand(content).map { $0 + "?" }
    case .zeroOrMore(let content): return operand(content).map { $0 + "*" }
    case .oneOrMore(let content): return operand(content).map { $0 + "+" }
    case .group(let parts): return joined(parts, ", ")
    case .interleave(let parts): return joined(parts, " & ")
    case .choice(let parts): return joined(parts, " | ")
    }
  }

  private func joined(_ parts: [Pattern], _ separator: String) -> String? {
    var lines: [String] = []
    for part in parts {
      guard let line = operand(part) else { return nil }
      lines.append(line)
    }
    return lines.joined(separator: separator)
  }

  /// A part of another pattern, in parentheses where it has an operator of its own.
  private func operand(_ pattern: Pattern) -> String? {
    pattern.isCompound ? inline(pattern).map { "(\($0))" } : inline(pattern)
  }

  private func broken(_ pattern: Pattern, _ indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    func braced(_ head: String, _ documentation: String, _ content: Pattern) -> String {
      let documentation = documentation.isEmpty ? "" : "## \(documentation)\n\(margin)"
      if let line = inline(content), indent + head.utf8.count + line.utf8.count + 5 <= Self.lineWidth {
        return "\(documentation)\(head) { \(line) }"
      }
      return "\(documentation)\(head) {\n\(margin)  \(rendered(content, indent + 2))\n\(margin)}"
    }
    func parts(_ parts: [Pattern], _ separator: String) -> String {
      parts.map { brokenOperand($0, indent) }.joined(separator: "\(separator)\n\(margin)")
    }
    switch pattern {
    case .element(let name, let documentation, let content):
      return braced("element \(Self.text(of: name))", documentation, content)
    case .attribute(let name, let documentation, let content):
      return braced("attribute \(Self.text(of: name))", documentation, content)
    case .list(let content): return braced("list", "", content)
    case .optional(let content): return brokenOperand(content, indent) + "?"
    case .zeroOrMore(let content): return brokenOperand(content, indent) + "*"
    case .oneOrMore(let content): return brokenOperand(content, indent) + "+"
    case .group(let all): return parts(all, ",")
    case .interleave(let all): return parts(all, " &")
    case .choice(let all): return parts(all, " |")
    case .empty, .text, .value, .data, .reference: return inline(pattern) ?? ""
    }
  }

  private func brokenOperand(_ pattern: Pattern, _ indent: Int) -> String {
    guard pattern.isCompound else { return rendered(pattern, indent) }
    return "(\(rendered(pattern, indent + 1)))"
  }

  // MARK: Words

  private static func text(of names: NameClass) -> String {
    switch names {
    case .name(let name): name
    case .anyExcept([]): "*"
    case .anyExcept(let names): "* - (\(names.joined(separator: " | ")))"
    }
  }

  private static func literal(_ text: String) -> String { text.contains("\"") ? "'\(text)'" : "\"\(text)\"" }
}

extension Pattern {
  /// Whether the compact syntax has an operator between the pattern's parts.
  fileprivate var isCompound: Bool {
    switch self {
    case .group(let parts), .interleave(let parts), .choice(let parts): parts.count > 1
    default: false
    }
  }
}
