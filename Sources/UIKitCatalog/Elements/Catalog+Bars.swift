extension Catalog {
  static let barElements: [ElementDescription] = []
}
