extension Catalog {
  static let structureElements: [ElementDescription] = []
}
