import InterfaceModel
import LoadGraph
import SourceScanning

/// The messages that documents have sent, by the class that gets them.
struct SentActions {
  /// Those whose receiver isn't known: any class may get them.
  private var anywhere: Set<String> = []
  private var byClass: [CodePlace: Set<String>] = [:]

  init(_ documents: [DocumentNode], _ sources: SourceIndex) {
    for mention in documents.flatMap(\.classMentions) {
      for type in Self.lineage(mention.reference, sources)?.types ?? [] { byClass[CodePlace(type)] = [] }
    }
    for action in documents.flatMap(\.actions) { add(action, sources) }
  }

  private mutating func add(_ action: ActionMention, _ sources: SourceIndex) {
    guard let receiver = action.receiver, let chain = Self.lineage(receiver, sources) else {
      anywhere.insert(action.selector)
      return
    }
    if case .ambiguous = chain.end { anywhere.insert(action.selector) }
    for type in chain.types { byClass[CodePlace(type), default: []].insert(action.selector) }
  }

  /// What documents have sent to objects of a class or of one that inherits from it; nil where none holds such an object.
  func selectors(sentTo type: SourceType) -> Set<String>? {
    byClass[CodePlace(type)].map { $0.union(anywhere) }
  }

  /// The class that a document means, with its superclasses; nil where the sources don't tell.
  private static func lineage(_ reference: ClassReference, _ sources: SourceIndex) -> SuperclassChain? {
    sources.class(named: reference.name, module: reference.module).unique.map(sources.superclasses)
  }
}
