/// Who loads whom, from documents alone.
///
/// A class that is a document's File's Owner is taken to load it; loading a document makes an object of every custom
/// class in it.
public struct LoadGraph: Sendable {
  private let documents: [DocumentNode]
  private let ownedDocuments: [String: [Int]]

  /// Makes the graph of some documents.
  public init(_ documents: [DocumentNode]) {
    self.documents = documents
    var owned: [String: [Int]] = [:]
    for (index, document) in documents.enumerated() {
      if let owner = document.owner { owned[owner.reference.name, default: []].append(index) }
    }
    ownedDocuments = owned
  }

  /// Every cycle once, each by its shortest path, in the documents' order.
  public var cycles: [LoadCycle] {
    var cycles: [LoadCycle] = []
    var seen: Set<[String]> = []
    for (start, document) in documents.enumerated() where document.owner != nil {
      var tried: Set<String> = []
      for mention in document.instantiated where tried.insert(mention.reference.name).inserted {
        guard let cycle = shortestCycle(from: start, through: mention) else { continue }
        let key = cycle.hops.map { "\($0.file)\u{0}\($0.mention.reference.name)" }.sorted()
        if seen.insert(key).inserted { cycles.append(cycle) }
      }
    }
    return cycles
  }

  /// A step in the search, with the step before it.
  private struct Step {
    var document: Int
    var hop: LoadCycle.Hop
    var previous: Int?
  }

  private func shortestCycle(from start: Int, through first: DocumentNode.Mention) -> LoadCycle? {
    var steps = hops(from: start, through: first).map { Step(document: $0.document, hop: $0.hop, previous: nil) }
    var visited = Set(steps.map(\.document))
    var next = 0
    while next < steps.count {
      let step = steps[next]
      if step.document == start { return LoadCycle(hops: path(to: next, in: steps)) }
      for mention in documents[step.document].instantiated {
        for (document, hop) in hops(from: step.document, through: mention) where visited.insert(document).inserted {
          steps.append(Step(document: document, hop: hop, previous: next))
        }
      }
      next += 1
    }
    return nil
  }

  private func hops(
    from document: Int, through mention: DocumentNode.Mention
  ) -> [(document: Int, hop: LoadCycle.Hop)] {
    ownedDocuments[mention.reference.name, default: []].compactMap { loaded in
      guard let owner = documents[loaded].owner, owner.reference.mayEqual(mention.reference) else { return nil }
      return (
        loaded,
        LoadCycle.Hop(
          file: documents[document].file, mention: mention, loadedFile: documents[loaded].file,
          ownerPosition: owner.position)
      )
    }
  }

  private func path(to last: Int, in steps: [Step]) -> [LoadCycle.Hop] {
    var hops: [LoadCycle.Hop] = []
    var current: Int? = last
    while let index = current {
      hops.append(steps[index].hop)
      current = steps[index].previous
    }
    return hops.reversed()
  }
}
