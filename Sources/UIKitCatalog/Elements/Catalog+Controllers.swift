extension Catalog {
  static let controllerElements: [ElementDescription] = []
}
