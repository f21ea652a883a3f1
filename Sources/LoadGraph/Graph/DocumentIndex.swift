/// Finds documents by what code and other documents call them.
struct DocumentIndex {
  private let documents: [DocumentNode]
  private var nibs: [String: [Int]] = [:]
  private var storyboards: [String: [Int]] = [:]
  private var owned: [String: [Int]] = [:]

  init(_ documents: [DocumentNode]) {
    self.documents = documents
    for (place, document) in documents.enumerated() {
      if document.isStoryboard {
        storyboards[document.name, default: []].append(place)
      } else {
        nibs[document.name, default: []].append(place)
      }
      if let owner = document.owner { owned[owner.reference.name, default: []].append(place) }
    }
  }

  /// The nibs of a name, the nearest to a file where several have it; variants for languages and devices count as one.
  func nibs(named name: String, near file: String) -> (places: [Int], isAmbiguous: Bool) {
    nearest(nibs[name] ?? [], to: file)
  }

  /// The documents whose File's Owner has a class, the nearest to a file where several do.
  func documents(ownedBy mention: ClassMention, near file: String) -> [Int] {
    let all = (owned[mention.reference.name] ?? []).filter {
      documents[$0].owner?.reference.mayEqual(mention.reference) == true
    }
    return nearest(all, to: file).places
  }

  /// The scenes that a controller's identifier means in a storyboard; nil is its first one.
  func scenes(storyboard: String, identifier: String?, near file: String) -> [(Int, Int)] {
    nearest(storyboards[storyboard] ?? [], to: file).places.flatMap { place in
      documents[place].scenes.indices.filter {
        let scene = documents[place].scenes[$0]
        return identifier.map { scene.identifier == $0 } ?? scene.isInitial
      }
      .map { (place, $0) }
    }
  }

  private func nearest(_ places: [Int], to file: String) -> (places: [Int], isAmbiguous: Bool) {
    guard places.count > 1 else { return (places, false) }
    let nearest = PathText.nearest(places, to: file) { PathText.home(documents[$0].file) + "/" }
    return (nearest, Set(nearest.map { PathText.home(documents[$0].file) }).count > 1)
  }
}
