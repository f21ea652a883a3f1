import XMLSyntax

/// A well-formed document of a kind that xibc doesn't go into.
public struct UnsupportedDocument: Sendable {
  /// The kinds.
  public enum Kind: Sendable, Hashable {
    /// The format of Interface Builder before Xcode 5.
    case archive
    /// A document for AppKit.
    case macOS
    /// A document for WatchKit.
    case watchOS
    /// Something else, by the type or root element that it names.
    case unknown(String)
  }

  /// The kind.
  public var kind: Kind
  /// The root element's start tag.
  public var range: SourceRange
  /// The place of the root element.
  public var position: SourcePosition

  /// What the document is, and why that ends the matter, in words.
  public var message: String {
    switch kind {
    case .archive: "the document is in the format of Xcode 4 and older; save it with a current Xcode to have it read"
    case .macOS: "the document is for macOS; only documents for iOS and tvOS are read"
    case .watchOS: "the document is for watchOS; only documents for iOS and tvOS are read"
    case .unknown(let name): "'\(name)' is no kind of interface document for iOS or tvOS"
    }
  }
}
