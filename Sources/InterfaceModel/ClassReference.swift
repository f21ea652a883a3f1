import XMLSyntax

/// The custom class of an object: what `customClass` and its companions say.
public struct ClassReference: Sendable, Hashable {
  /// The class's name as the document has it; not yet known to be a valid identifier.
  public var name: String
  /// The Swift module that declares the class; nil for an Objective-C class, or where the document says none.
  public var module: String?
  /// `target` where the module follows the target that the document is compiled in.
  public var moduleProvider: String?
  /// Whether the class comes of a component's document, so that no source of the app declares it.
  public var isComponent = false
  /// Where the class's name is written.
  public var range: SourceRange
  /// Where the module's name is written; nil where there is none.
  public var moduleRange: SourceRange?

  /// Makes a mention of a class.
  public init(
    name: String, module: String? = nil, moduleProvider: String? = nil, range: SourceRange,
    moduleRange: SourceRange? = nil
  ) {
    self.name = name
    self.module = module
    self.moduleProvider = moduleProvider
    self.range = range
    self.moduleRange = moduleRange
  }

  /// Whether both can be the same class: the names agree, and so do the modules where both are known.
  public func mayEqual(_ other: ClassReference) -> Bool {
    guard name == other.name else { return false }
    guard let module, let otherModule = other.module else { return true }
    return module == otherModule
  }

  /// Whether `text` can be written as a Swift identifier, in backticks where it's a keyword.
  public static func isValidIdentifier(_ text: String) -> Bool {
    if text.utf8.count <= 200, text.utf8.allSatisfy(isPlainLetterOrDigit), let first = text.utf8.first {
      return first > UInt8(ascii: "9")
    }
    guard let first = text.unicodeScalars.first, text.utf8.count <= 200 else { return false }
    guard first == "_" || first.properties.isXIDStart else { return false }
    return text.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
  }

  private static func isPlainLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  /// Whether `text` can name a class: identifiers, joined by dots where it's nested.
  public static func isValidClassName(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count <= 8 && parts.allSatisfy { isValidIdentifier(String($0)) }
  }
}
