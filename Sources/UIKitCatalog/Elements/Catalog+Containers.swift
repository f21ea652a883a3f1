extension Catalog {
  static let containerElements: [ElementDescription] = []
}
