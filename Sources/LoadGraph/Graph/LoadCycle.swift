import XMLSyntax

/// A way from a document back to itself by loading.
public struct LoadCycle: Sendable {
  /// The nodes on the way, by their places in the graph; the last one leads to the first.
  public var nodes: [Int]
  /// How each node leads to the next.
  public var edges: [LoadEdge]
  /// The path in words: `Card.xib → CardView → Card.xib`.
  public var path: String
  /// The object at which the way begins; nil where scenes lead to scenes.
  public var start: ClassMention?
  /// The file that the way begins in.
  public var file: String

  /// Whether scenes make each other, without any code.
  public var isEmbedding: Bool { edges.allSatisfy { $0.kind == .embed || $0.kind == .relationship } }

  /// Whether it is sure to go on without end: as sure as its least sure part.
  public var certainty: Certainty { edges.map(\.certainty).max { $0.doubt < $1.doubt } ?? .certain }

  /// Every place on the way.
  public var steps: [LoadStep] { edges.flatMap(\.steps) }
}
