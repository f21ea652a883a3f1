/// Where a type is declared, which tells types of one name apart.
struct CodePlace: Hashable {
  private var name: String
  private var file: String?
  private var position: CodePosition?

  init(_ type: SourceType) {
    name = type.name
    file = type.parts.first?.file
    position = type.parts.first?.declaration.position
  }
}
