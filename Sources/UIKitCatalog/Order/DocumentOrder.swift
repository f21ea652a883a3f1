/// The order in which Xcode writes the attributes and the children of elements, and the attributes that it always writes.
///
/// The format isn't documented. The tables are what 359 published documents that Xcode 14 to 16 saved agree on, all of
/// them; where these have nothing to say, what older ones do.
public struct DocumentOrder: Sendable {
  /// The places of names.
  public struct Places: Sendable {
    private let own: [String: Int]
    private let trailing: [String: Int]

    fileprivate init(own: [String], trailing: [String]) {
      self.own = Dictionary(own.enumerated().map { ($1, $0) }, uniquingKeysWith: { $1 })
      let rest = trailing.filter { !own.contains($0) }
      self.trailing = Dictionary(rest.enumerated().map { ($1, own.count + 1 + $0) }, uniquingKeysWith: { $1 })
    }

    /// The place of a name; that of one that isn't known is before what every element has at its end.
    public subscript(_ name: String) -> Int { own[name] ?? trailing[name] ?? own.count }
  }

  private let catalog: Catalog
  private let attributePlaces: [String: Places]
  private let childPlaces: [String: Places]
  private let otherAttributePlaces: Places

  /// Makes the order for the elements of `catalog` and those of the format that it doesn't have.
  public init(catalog: Catalog = .uiKit) {
    self.catalog = catalog
    let trailingAttributes = Self.words(Self.trailingAttributes), trailingChildren = Self.words(Self.trailingChildren)
    var attributePlaces: [String: Places] = [:]
    var childPlaces: [String: Places] = [:]
    for name in Set(catalog.allElements.map(\.name) + Self.ownAttributes.keys + Self.ownChildren.keys) {
      let lineage = catalog.lineage(of: name)
      if let own = Self.joined(Self.ownAttributes, lineage) {
        attributePlaces[name] = Places(
          own: Self.words(Self.leadingAttributes) + own, trailing: trailingAttributes)
      }
      if let own = Self.joined(Self.ownChildren, lineage) {
        childPlaces[name] = Places(own: own, trailing: trailingChildren)
      }
    }
    self.attributePlaces = attributePlaces
    self.childPlaces = childPlaces
    otherAttributePlaces = Places(own: Self.words(Self.leadingAttributes), trailing: trailingAttributes)
  }

  /// The places of an element's attributes.
  public func attributes(of element: String) -> Places { attributePlaces[element] ?? otherAttributePlaces }

  /// The places of an element's children, by their keys, or their names where they have none; nil for an element that
  /// holds a list, whose order means something.
  public func children(of element: String) -> Places? { childPlaces[element] }

  /// The attributes that Xcode writes even where they say what their absence says, with the value that says it.
  public func statedDefaults(of element: String) -> [(name: String, value: String)] {
    guard let description = catalog[element] else { return [] }
    return catalog.lineage(of: element).flatMap { Self.words(Self.statedAttributes[$0] ?? "") }.compactMap { name in
      description.attribute(name)?.nibDefault.map { (name, $0) }
    }
  }

  /// The names that an element's lineage has in a table; a name that is there twice has its last place.
  private static func joined(_ table: [String: String], _ lineage: [String]) -> [String]? {
    let lists = lineage.compactMap { table[$0].map(words) }
    guard !lists.isEmpty else { return nil }
    return lists.reduce([]) { names, list in names.filter { !list.contains($0) } + list }
  }

  private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}

extension Catalog {
  /// The elements that an element inherits from, the farthest one first, and the element itself.
  fileprivate func lineage(of name: String) -> [String] {
    var lineage = [name]
    while let parent = self[lineage[0]]?.description.inherits { lineage.insert(parent, at: 0) }
    return lineage
  }
}
