import Testing
import XMLSyntax

/// A document parsed from a literal.
func parsed(_ text: String, limits: MarkupLimits = .standard) throws -> MarkupDocument {
  try MarkupDocument(parsing: Array(text.utf8), limits: limits)
}

/// The fault of a file that must be refused.
func fault(_ file: [UInt8], limits: MarkupLimits = .standard) throws -> MarkupError {
  try #require(throws: MarkupError.self) { try MarkupDocument(parsing: file, limits: limits) }
}

/// The fault of a text that must be refused.
func fault(_ text: String, limits: MarkupLimits = .standard) throws -> MarkupError {
  try fault(Array(text.utf8), limits: limits)
}

/// A position, briefly.
func at(_ line: Int, _ column: Int) -> SourcePosition { SourcePosition(line: line, column: column) }

/// The bytes of a text in UTF-16.
func utf16(_ text: String, bigEndian: Bool, byteOrderMark: Bool = true) -> [UInt8] {
  ((byteOrderMark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit in
    let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
    return bigEndian ? [high, low] : [low, high]
  }
}

extension MarkupDocument {
  /// The text that a range covers.
  func text(_ range: SourceRange) -> String { source.string(in: range) }

  /// Where a range starts.
  func start(_ range: SourceRange) -> SourcePosition { source.position(at: range.start) }

  /// Where a range ends.
  func end(_ range: SourceRange) -> SourcePosition { source.position(at: range.end) }

  /// The first element of that name, in the document's order.
  func first(_ name: String) throws -> MarkupElement {
    try #require(Self.elements(in: root).first { $0.name == name })
  }

  /// An element and all elements in it.
  static func elements(in root: MarkupElement) -> [MarkupElement] {
    [root] + root.childElements.flatMap { elements(in: $0) }
  }

  /// The file as it is written again, nothing changed.
  var rewritten: [UInt8] { MarkupWriter().bytes(of: EditableDocument(self)) }
}

extension MarkupNode {
  /// The kind and the content.
  var summary: String {
    switch self {
    case .element(let element): "element \(element.name)"
    case .text(let text): "text \(text.string)"
    case .cdata(let text): "cdata \(text.string)"
    case .comment(let text): "comment \(text.string)"
    case .processingInstruction(let text): "instruction \(text.string)"
    }
  }
}
