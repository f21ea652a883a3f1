import InterfaceModel
import Suggestions

/// The names that the text of constraints can use.
public struct LayoutScope: Sendable {
  /// The ids of the document's views and guides, each with the line it is declared on (nil where that isn't known).
  ///
  /// With ids, a reference to one that isn't among them is an error that suggests one. Without (nil), any name is
  /// taken for an id.
  public var ids: [String: Int?]?
  /// The metrics, by name. A name that is a metric and an id is the metric where it stands alone, the view before a
  /// dot.
  public var metrics: [String: ExactNumber]

  /// Makes a scope.
  public init(ids: [String: Int?]? = nil, metrics: [String: ExactNumber] = [:]) {
    self.ids = ids
    self.metrics = metrics
  }

  /// Words that an object or a metric can't have for a name, because text gives them a meaning where a name can stand.
  public static let reservedNames: Set<String> =
    keywords.union(items).union(LayoutLeftSide.names).union(["baseline", "standard"])

  /// Words that begin what follows an expression, or a clause of a compound attribute.
  static let keywords: Set<String> = ["as", "inactive", "placeholder", "inset", "offset", "except", "all"]

  /// The items that every document has.
  static let items = ["superview", "self", "owner"]

  /// Whether `name` can be a view or a guide.
  func canBeID(_ name: String) -> Bool { ids.map { $0.keys.contains(name) } ?? true }

  /// Whether `name` is known to be a view or a guide.
  func isKnownID(_ name: String) -> Bool { ids?.keys.contains(name) ?? false }

  /// The id, or the name among `others`, that somebody who wrote `name` may have meant, and a help text that says so;
  /// for an id with the line it is declared on.
  func suggestion(for name: String, among others: [String]) -> (name: String, help: String)? {
    let ids = ids ?? [:]
    guard let nearest = Suggestion.nearest(to: name, in: ids.keys.sorted() + others) else { return nil }
    guard let line = ids[nearest] ?? nil else { return (nearest, "did you mean '\(nearest)'?") }
    return (nearest, "did you mean '\(nearest)' (declared on line \(line))?")
  }
}
