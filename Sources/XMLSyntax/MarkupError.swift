/// Why a text is no well-formed XML document, or none that is read.
public struct MarkupError: Error, Sendable, Hashable {
  /// The kinds of faults.
  public enum Kind: Sendable, Hashable {
    /// Nothing, or white space alone.
    case empty
    /// The bytes aren't valid in the file's encoding, or hold characters that XML doesn't allow.
    case invalidEncoding
    /// A version control system left the marks of a conflict.
    case mergeConflict
    /// A document type declaration, which is never read.
    case documentType
    /// A reference to an entity other than the five of XML.
    case undefinedEntity
    /// Larger, deeper or fuller than ``MarkupLimits`` allow.
    case limitExceeded
    /// Any other break of XML's rules.
    case notWellFormed
  }

  /// The kind of fault.
  public var kind: Kind
  /// What is wrong, in words.
  public var message: String
  /// Where.
  public var position: SourcePosition

  /// Makes a fault.
  public init(kind: Kind, message: String, position: SourcePosition) {
    self.kind = kind
    self.message = message
    self.position = position
  }
}
