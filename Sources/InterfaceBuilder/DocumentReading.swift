import InterfaceModel
import XMLSyntax

/// What comes of reading a file.
public enum DocumentReading: Sendable {
  /// A document that xibc understands.
  case document(InterfaceDocument)
  /// A well-formed document of a kind that xibc doesn't go into.
  case unsupported(UnsupportedDocument)
  /// A document of the view language with faults, of which there is one at least.
  case faulty([DocumentFault])
  /// No well-formed XML.
  case malformed(MarkupError)
}
