extension Catalog {
  static let otherObjectElements: [ElementDescription] = []
}
