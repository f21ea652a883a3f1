/// A grammar of RELAX NG, in no syntax yet.
public struct RelaxNGGrammar: Sendable, Hashable {
  /// The XML namespace of its elements.
  public var namespace: String
  /// What it says of itself, a line each.
  public var remarks: [String]
  /// What a document is.
  public var start: Pattern
  /// What patterns refer to.
  public var definitions: [Definition]

  /// Makes a grammar.
  public init(namespace: String, remarks: [String], start: Pattern, definitions: [Definition]) {
    self.namespace = namespace
    self.remarks = remarks
    self.start = start
    self.definitions = definitions
  }

  /// The namespace of the annotations that editors show.
  static let annotationNamespace = "http://relaxng.org/ns/compatibility/annotations/1.0"
  /// The library of the datatypes.
  static let datatypeLibrary = "http://www.w3.org/2001/XMLSchema-datatypes"
}
