import SourceScanning
import UIKitCatalog

/// Brings documents and sources together into one graph.
struct LoadGraphBuilder {
  /// How one vertex leads to another.
  struct Edge {
    var from: Int
    var to: Int
    var kind: LoadEdge.Kind
    var certainty: Certainty
    var steps: [LoadStep]
    var suitsOwner = false
  }

  let documents: [DocumentNode]
  let index: DocumentIndex
  let classes: TracedClasses?
  private(set) var vertices: [LoadVertex] = []
  private(set) var edges: [Edge] = []
  private var places: [LoadVertex: Int] = [:]
  /// The makings whose consequences aren't in the graph yet.
  private var pending: [Making] = []
  private var makingCount = 0
  /// The one nib that a class may mean where the name that it loads isn't known, by the class.
  private var guesses: [String: Int] = [:]

  /// Code that makes objects in endless variety ends here.
  private static let mostMakings = 10_000

  init(_ documents: [DocumentNode], _ sources: SourceIndex?) {
    self.documents = documents
    index = DocumentIndex(documents)
    let nibs = Set(documents.lazy.filter { !$0.isStoryboard }.map(\.name))
    classes = sources.map { TracedClasses($0, nibs: nibs) }
    guesses = Self.guesses(documents)
  }

  /// Builds the whole graph.
  mutating func build() {
    for place in documents.indices {
      if documents[place].isStoryboard { addScenes(of: place) } else { addNib(place) }
    }
    while let making = pending.popLast() { expand(making) }
    removeDeadEnds()
  }

  /// Takes out what code makes and what never leads to a document.
  private mutating func removeDeadEnds() {
    var incoming: [[Int]] = Array(repeating: [], count: vertices.count)
    for edge in edges { incoming[edge.to].append(edge.from) }
    var leads = vertices.map { if case .made = $0 { false } else { true } }
    var pending = vertices.indices.filter { leads[$0] }
    while let vertex = pending.popLast() {
      for before in incoming[vertex] where !leads[before] {
        leads[before] = true
        pending.append(before)
      }
    }
    var kept: [Int?] = Array(repeating: nil, count: vertices.count)
    var remaining: [LoadVertex] = []
    for (place, vertex) in vertices.enumerated() where leads[place] {
      kept[place] = remaining.count
      remaining.append(vertex)
    }
    vertices = remaining
    places = [:]
    edges = edges.compactMap { edge in
      guard let from = kept[edge.from], let to = kept[edge.to] else { return nil }
      return Edge(
        from: from, to: to, kind: edge.kind, certainty: edge.certainty, steps: edge.steps, suitsOwner: edge.suitsOwner)
    }
  }

  // MARK: Vertices and edges

  private mutating func place(_ vertex: LoadVertex) -> Int {
    if let known = places[vertex] { return known }
    places[vertex] = vertices.count
    vertices.append(vertex)
    if case .made(let making) = vertex, makingCount < Self.mostMakings {
      makingCount += 1
      pending.append(making)
    }
    return vertices.count - 1
  }

  private mutating func add(
    _ from: LoadVertex, _ to: LoadVertex, _ kind: LoadEdge.Kind, _ certainty: Certainty, _ steps: [LoadStep],
    suitsOwner: Bool = false
  ) {
    edges.append(
      Edge(
        from: place(from), to: place(to), kind: kind, certainty: certainty, steps: steps, suitsOwner: suitsOwner))
  }

  // MARK: Documents

  private mutating func addNib(_ nib: Int) {
    _ = place(.nib(nib))
    for (object, mention) in documents[nib].instantiated.enumerated() {
      addObject(.object(nib, object), mention, of: .nib(nib), file: documents[nib].file, nib: nib)
    }
  }

  private mutating func addScenes(of storyboard: Int) {
    let file = documents[storyboard].file
    for (place, scene) in documents[storyboard].scenes.enumerated() {
      let vertex = LoadVertex.scene(storyboard, place)
      _ = self.place(vertex)
      if let controller = scene.controller {
        addObject(.sceneObject(storyboard, place, -1), controller, of: vertex, file: file, nib: nil)
      }
      for (object, mention) in scene.instantiated.enumerated() {
        addObject(.sceneObject(storyboard, place, object), mention, of: vertex, file: file, nib: nil)
      }
      let mayRefuse = scene.controller.map { classes?.mayRefuseSegues($0, in: file) ?? false } ?? false
      for link in scene.links { add(link, of: vertex, in: storyboard, mayRefuse: mayRefuse) }
    }
  }

  private mutating func add(_ link: SceneNode.Link, of scene: LoadVertex, in storyboard: Int, mayRefuse: Bool) {
    let file = documents[storyboard].file
    let (kind, message): (LoadEdge.Kind, String) =
      switch link.kind {
      case .embed: (.embed, "once the view is loaded, this embeds")
      case .relationship(let name): (.relationship, "'\(name)' holds")
      }
    var certainty = Certainty.certain
    if link.hasCreationMethod { certainty = .possible("a segue action makes the controller") }
    if mayRefuse, link.kind == .embed { certainty = .possible("'shouldPerformSegue' may refuse it") }
    for (document, target) in scenes(link.destination, in: storyboard) {
      let name = documents[document].scenes[target].name
      add(
        scene, .scene(document, target), kind, certainty,
        [
          LoadStep(
            message: "\(message) '\(name)'", file: file, position: link.position, objectID: link.connectionID)
        ])
    }
  }

  private func scenes(_ destination: SceneNode.Link.Destination, in storyboard: Int) -> [(Int, Int)] {
    switch destination {
    case .controller(let id):
      return documents[storyboard].scenes.firstIndex { $0.controllerID == id }.map { [(storyboard, $0)] } ?? []
    case .reference(let name, let identifier):
      let document = documents[storyboard]
      return index.scenes(storyboard: name ?? document.name, identifier: identifier, near: document.file)
    }
  }

  // MARK: Objects

  private mutating func addObject(
    _ object: LoadVertex, _ mention: ClassMention, of document: LoadVertex, file: String, nib: Int?
  ) {
    add(
      document, object, .instantiates, .certain,
      [
        LoadStep(
          message: "loading this makes a '\(mention.reference.name)'", file: file, position: mention.position,
          objectID: mention.objectID)
      ])
    guard let classes else {
      return addOwned(by: mention, in: file, object, "no sources say whether the class loads it")
    }
    let found = classes.classes(of: mention, in: file)
    if found.isEmpty { addOwned(by: mention, in: file, object, "the class isn't in the sources") }
    for type in found {
      if let superclass = classes.unknownSuperclass(of: type) {
        addOwned(by: mention, in: file, object, "its superclass '\(superclass)' isn't in the sources")
      }
      for load in classes.loads(of: type, mention) {
        add(load, from: object, mention, file: file, nib: nib, type, isAmbiguous: found.count > 1)
      }
    }
  }

  /// Without its code, a class is taken to load the documents whose File's Owner it is.
  private mutating func addOwned(
    by mention: ClassMention, in file: String, _ object: LoadVertex, _ doubt: String
  ) {
    // Controllers load their views when these are asked for, not when they are made.
    guard mention.kind == .view else { return }
    for owned in index.documents(ownedBy: mention, near: file) {
      guard let owner = documents[owned].owner else { continue }
      let message = "'\(mention.reference.name)' is the File's Owner here, so making one may load this"
      add(
        object, .nib(owned), .loads, .possible(doubt),
        [LoadStep(message: message, file: documents[owned].file, position: owner.position)])
    }
  }

  private mutating func expand(_ making: Making) {
    guard let classes else { return }
    for load in classes.loads(of: making) {
      add(load, from: .made(making), nil, file: making.type.file, nib: nil, making.type, isAmbiguous: false)
    }
  }

  // MARK: What code loads

  private mutating func add(
    _ load: TracedLoad, from object: LoadVertex, _ mention: ClassMention?, file: String, nib: Int?, _ type: KnownType,
    isAmbiguous: Bool
  ) {
    guard var certainty = load.certainty(for: mention) else { return }
    if isAmbiguous, certainty == .certain {
      certainty = .possible("several classes of the sources are named '\(type.shortName)'")
    }
    // A helper that several apps share says nothing of which app's document is meant; the class does.
    let source = type.file.isEmpty ? file : type.file
    switch load.effect {
    case .nib(let name):
      addNib(name, load, certainty, from: object, mention, nib: nib, type, source)
    case .controllerNib(let name):
      for name in controllerNibs(name, mention, type) {
        let found = index.nibs(named: name, near: source)
        guard !found.places.isEmpty else { continue }
        addNibs(found, load.steps, certainty, from: object)
        break
      }
    case .object(let making):
      add(object, .made(making), .makes, certainty, load.steps)
    case .controller(let storyboard, let identifier):
      guard let name = storyboard.text else { return }
      if let identifier, identifier.text == nil { return }
      for (document, scene) in index.scenes(storyboard: name, identifier: identifier?.text, near: source) {
        let shown = certainty == .certain ? .possible("the controller may never be shown") : certainty
        add(object, .scene(document, scene), .opens, shown, load.steps)
      }
    }
  }

  private mutating func addNib(
    _ name: TracedValue, _ load: TracedLoad, _ certainty: Certainty, from object: LoadVertex, _ mention: ClassMention?,
    nib: Int?, _ type: KnownType, _ source: String
  ) {
    switch name {
    case .string(let name):
      addNibs(
        index.nibs(named: name, near: source), load.steps, certainty, from: object, suitsOwner: load.suitsOwner)
    case .attribute(let attribute, let fallback):
      let isSet = load.isConnected ? mention?.runtimeAttributes[attribute] : nil
      if let name = isSet.flatMap({ $0 }) ?? fallback {
        addNibs(index.nibs(named: name, near: source), load.steps, certainty, from: object)
      } else if let nib, mention?.isTopLevel == true, isSet == nil {
        let doubt = Certainty.guarded("nothing sets '\(attribute)' here")
        add(object, .nib(nib), .loads, doubt, load.steps)
      }
    case .literal: break
    default:
      guard let nib, let mention, guesses[mention.reference.name] == nib else { return }
      let doubt = certainty.doubt > 1 ? certainty : .possible("the nib's name can't be told from the sources")
      add(object, .nib(nib), .loads, doubt, load.steps)
    }
  }

  private mutating func addNibs(
    _ found: (places: [Int], isAmbiguous: Bool), _ steps: [LoadStep], _ certainty: Certainty, from object: LoadVertex,
    suitsOwner: Bool = false
  ) {
    var certainty = certainty
    if found.isAmbiguous, certainty == .certain { certainty = .possible("several documents have the name") }
    for nib in found.places { add(object, .nib(nib), .loads, certainty, steps, suitsOwner: suitsOwner) }
  }

  /// The names that a controller's nib may have, in the order in which UIKit tries them.
  private func controllerNibs(_ name: TracedValue?, _ mention: ClassMention?, _ type: KnownType) -> [String] {
    if mention?.hasView == true { return [] }
    if let name = mention?.nibName { return [name] }
    if let name { return name.text.map { [$0] } ?? [] }
    let own = type.shortName
    return own.hasSuffix("Controller") ? [String(own.dropLast("Controller".count)), own] : [own]
  }

  /// For each class that nibs make objects of the nib that it would most likely be that it loads again.
  private static func guesses(_ documents: [DocumentNode]) -> [String: Int] {
    var best: [String: (place: Int, rank: Int)] = [:]
    for (place, document) in documents.enumerated() {
      for mention in document.instantiated {
        let name = mention.reference.name
        let rank = (document.name == name ? 2 : 0) + (mention.isTopLevel ? 1 : 0)
        if best[name].map({ $0.rank < rank }) ?? true { best[name] = (place, rank) }
      }
    }
    return best.mapValues(\.place)
  }
}
