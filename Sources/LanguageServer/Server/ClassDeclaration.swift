import XMLSyntax

/// Where a class is declared.
public struct ClassDeclaration: Sendable, Hashable {
  /// The file.
  public var path: String
  /// Where the class's name is written.
  public var position: SourcePosition

  /// Makes a declaration.
  public init(path: String, position: SourcePosition) {
    self.path = path
    self.position = position
  }
}
