/// Where a type is declared, which tells types of one name apart.
public struct CodePlace: Hashable, Sendable {
  private var name: String
  private var file: String?
  private var position: CodePosition?

  /// The place of a type.
  public init(_ type: SourceType) {
    name = type.name
    file = type.parts.first?.file
    position = type.parts.first?.declaration.position
  }
}
