/// An element with everything it inherits, ready to be looked up.
public final class CatalogElement: Sendable {
  /// The element's own description.
  public let description: ElementDescription
  /// Every row, inherited ones first; where a row was replaced, the replacement stands in its place.
  public let attributes: [AttributeRow]
  /// Every child, inherited ones first.
  public let children: [ChildRow]
  /// The places of the rows whose absence in a document means something that an object made in code doesn't have.
  public let assumedAttributes: [Int]
  /// The places of the other rows whose value an object decoded from an archive without it may lack.
  public let archivedAttributes: [Int]
  private let attributeIndex: [String: Int]
  private let childIndex: [String: Int]

  init(_ description: ElementDescription, parent: CatalogElement?) {
    self.description = description
    let (attributes, attributeIndex) = Self.merge(parent?.attributes ?? [], description.attributes, name: \.name)
    self.attributes = attributes
    self.attributeIndex = attributeIndex
    assumedAttributes = attributes.indices.filter { place in
      attributes[place].nibDefault != nil && attributes[place].nibDefault != attributes[place].codeDefault
    }
    archivedAttributes = attributes.indices.filter { place in
      attributes[place].isAlwaysArchived && attributes[place].nibDefault == attributes[place].codeDefault
    }
    (children, childIndex) = Self.merge(parent?.children ?? [], description.children, name: \.name)
  }

  /// The element's name.
  public var name: String { description.name }

  /// The row of an attribute; nil where the element has no such attribute.
  public func attribute(_ name: String) -> AttributeRow? { attributeIndex[name].map { attributes[$0] } }

  /// The place of an attribute's row in ``attributes``.
  public func attributePlace(_ name: String) -> Int? { attributeIndex[name] }

  /// The row of a child by its key, or by its element's name where it has none.
  public func child(_ name: String) -> ChildRow? { childIndex[name].map { children[$0] } }

  /// The class of the object that the element stands for; nil where it stands for none.
  public var className: String? {
    guard case .object(let className, _, _) = description.form else { return nil }
    return className
  }

  /// The framework that declares ``className``.
  public var module: String? {
    guard case .object(_, let module, _) = description.form else { return nil }
    return module
  }

  /// The family of the object that the element stands for; nil where it stands for none.
  public var objectKind: ElementDescription.ObjectKind? {
    guard case .object(_, _, let kind) = description.form else { return nil }
    return kind
  }

  private static func merge<Row>(
    _ inherited: [Row], _ own: [Row], name: (Row) -> String
  ) -> ([Row], [String: Int]) {
    var rows = inherited
    var index: [String: Int] = [:]
    index.reserveCapacity(inherited.count + own.count)
    for (position, row) in inherited.enumerated() { index[name(row)] = position }
    for row in own {
      if let position = index[name(row)] {
        rows[position] = row
      } else {
        index[name(row)] = rows.count
        rows.append(row)
      }
    }
    return (rows, index)
  }
}
