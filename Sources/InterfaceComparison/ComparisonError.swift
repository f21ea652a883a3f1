import XMLSyntax

/// Why a file can't be compared.
public enum ComparisonError: Error, Sendable {
  /// It is no well-formed XML.
  case malformed(MarkupError)
  /// It is no document in the format that Xcode has written since version 5.
  case unsupported(rootElement: String, position: SourcePosition)

  /// What is wrong, in words.
  public var message: String {
    switch self {
    case .malformed(let error): error.message
    case .unsupported("archive", _):
      "the document is in the format of Xcode 4 and older; save it with a current Xcode to have it read"
    case .unsupported(let name, _): "'\(name)' is no interface document"
    }
  }

  /// Where.
  public var position: SourcePosition {
    switch self {
    case .malformed(let error): error.position
    case .unsupported(_, let position): position
    }
  }

  /// The id that reports show.
  public var rule: String {
    switch self {
    case .malformed: "malformed_xml"
    case .unsupported: "unsupported_document"
    }
  }
}
