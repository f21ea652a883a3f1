extension Catalog {
  static let valueElements: [ElementDescription] = []
}
