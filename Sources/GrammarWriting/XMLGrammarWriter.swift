import MarkupWriting

/// Writes grammars in RELAX NG's XML syntax.
struct XMLGrammarWriter {
  private var writer = MarkupWriter(depth: 1)

  /// The grammar's file.
  static func text(of grammar: RelaxNGGrammar) -> String {
    var writer = XMLGrammarWriter()
    writer.define("start", "", nil, grammar.start)
    for definition in grammar.definitions {
      writer.define("define", definition.documentation, definition.name, definition.pattern)
    }
    let attributes: [MarkupWriter.Attribute] = [
      ("ns", grammar.namespace), ("xmlns:a", RelaxNGGrammar.annotationNamespace),
      ("xmlns", "http://relaxng.org/ns/structure/1.0"), ("datatypeLibrary", RelaxNGGrammar.datatypeLibrary),
    ]
    let remarks = grammar.remarks.map { "  \($0)\n" }.joined()
    return
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!--\n\(remarks)-->\n<grammar\(MarkupWriter.written(attributes))>\n"
      + writer.writer.text + "</grammar>\n"
  }

  private mutating func define(_ element: String, _ documentation: String, _ name: String?, _ pattern: Pattern) {
    hold(element, name.map { [("name", $0)] } ?? [], documentation, holding: pattern)
  }

  /// Writes an element that holds a pattern, whose parts stand in it without an element around them.
  private mutating func hold(
    _ element: String, _ attributes: [MarkupWriter.Attribute] = [], _ documentation: String = "",
    names: [String]? = nil, holding pattern: Pattern
  ) {
    writer.open(element, attributes)
    if !documentation.isEmpty { writer.element("a:documentation", text: documentation) }
    if let names { write(names, ofAttribute: element == "attribute") }
    if case .group(let parts) = pattern {
      parts.forEach { write($0) }
    } else if !(element == "attribute" && pattern == .text) {
      write(pattern)
    }
    writer.close(element)
  }

  private mutating func write(_ pattern: Pattern) {
    switch pattern {
    case .empty: writer.empty("empty")
    case .text: writer.empty("text")
    case .value(let text): writer.element("value", text: text)
    case .data(let type, nil): writer.empty("data", [("type", type)])
    case .data(let type, let expression?):
      writer.open("data", [("type", type)])
      writer.element("param", [("name", "pattern")], text: expression)
      writer.close("data")
    case .reference(let name): writer.empty("ref", [("name", name)])
    case .element(let name, let documentation, let content): write("element", name, documentation, content)
    case .attribute(let name, let documentation, let content): write("attribute", name, documentation, content)
    case .list(let content): hold("list", holding: content)
    case .optional(let content): hold("optional", holding: content)
    case .zeroOrMore(let content): hold("zeroOrMore", holding: content)
    case .oneOrMore(let content): hold("oneOrMore", holding: content)
    case .group(let parts): list("group", parts)
    case .interleave(let parts): list("interleave", parts)
    case .choice(let parts): list("choice", parts)
    }
  }

  private mutating func list(_ element: String, _ parts: [Pattern]) {
    if parts.count == 1 { return write(parts[0]) }
    writer.open(element)
    parts.forEach { write($0) }
    writer.close(element)
  }

  private mutating func write(
    _ element: String, _ name: NameClass, _ documentation: String, _ content: Pattern
  ) {
    switch name {
    case .name(let name) where element == "attribute" && content == .text && documentation.isEmpty:
      writer.empty(element, [("name", name)])
    case .name(let name): hold(element, [("name", name)], documentation, holding: content)
    case .anyExcept(let names): hold(element, [], documentation, names: names, holding: content)
    }
  }

  /// Writes the class of all names but these. An attribute's names are in no namespace.
  private mutating func write(_ names: [String], ofAttribute isAttribute: Bool) {
    guard !names.isEmpty else { return writer.empty("anyName") }
    writer.open("anyName")
    writer.open("except")
    for name in names { writer.element("name", isAttribute ? [("ns", "")] : [], text: name) }
    writer.close("except")
    writer.close("anyName")
  }
}
