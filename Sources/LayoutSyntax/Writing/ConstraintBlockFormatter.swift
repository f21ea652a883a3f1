/// Brings the text of a `<constraints>` block into canonical form.
///
/// Lines stay lines, in their order, with their comments. The constraints of one line are written in the shortest form,
/// separated by `; `. A line in the visual format keeps its words and loses its blanks. Several blank lines become one,
/// those at the beginning and the end go.
public struct ConstraintBlockFormatter: Sendable {
  /// The names that the block can use.
  public let scope: LayoutScope

  /// Makes a formatter for the blocks of a document.
  public init(scope: LayoutScope = LayoutScope()) { self.scope = scope }

  /// The lines of `text` in canonical form, without indentation; nil where the text has a mistake.
  public func lines(of text: String) -> [String]? {
    let block = ConstraintBlockParser(scope: scope).parse(text)
    guard block.errors.isEmpty else { return nil }
    let bytes = Array(text.utf8)
    var lines: [String] = []
    for line in block.lines {
      let written = [constraints(of: line, in: bytes), comment(of: line, in: bytes)].compactMap { $0 }
      let isRepeatedBlank = written.isEmpty && lines.last?.isEmpty != false
      if !isRepeatedBlank { lines.append(written.joined(separator: "  ")) }
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private func constraints(of line: ConstraintBlockLine, in bytes: [UInt8]) -> String? {
    switch line.form {
    case .equations:
      return line.equations.isEmpty
        ? nil : LayoutText.lines(of: line.equations.map(\.equation)).joined(separator: "; ")
    case .visualFormat:
      return visualFormat(LayoutLexer.tokens(of: bytes, in: line.range, hyphens: .betweenViews))
    }
  }

  /// The tokens without blanks, but for those that set the options apart.
  private func visualFormat(_ tokens: [LayoutToken]) -> String {
    let format = tokens.prefix { !$0.isSign("{") }
    let options = tokens.dropFirst(format.count).filter { $0.kind == .word }
    let text = format.map(\.text).joined()
    return options.isEmpty ? text : "\(text) {\(options.map(\.text).joined(separator: ", "))}"
  }

  private func comment(of line: ConstraintBlockLine, in bytes: [UInt8]) -> String? {
    line.comment.map { String(decoding: bytes[$0], as: UTF8.self) }
  }
}
