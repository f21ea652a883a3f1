import InterfaceModel
import XMLSyntax

/// A document with what rules look up in it, each index made when a rule first asks for it.
///
/// One linting task uses it, and goes through the document once however many rules look something up.
final class IndexedDocument {
  /// The document.
  let document: InterfaceDocument

  init(_ document: InterfaceDocument) { self.document = document }

  /// The constraints, in the document's order.
  private(set) lazy var constraints: [Constraint] = document.constraints

  /// The object that a constraint's item is; the one that holds the constraint where none is named, nil for a guide.
  func object(_ item: ObjectReference?, of constraint: Constraint) -> ObjectIndex? {
    guard let item else { return constraint.container }
    guard case .object(let index) = document.nodesByID[item.id] else { return nil }
    return index
  }

  /// The ids of the constraints that variations put in or take out.
  private(set) lazy var variedConstraints = Set(
    document.objects.indices.lazy.flatMap { self.document.objects[$0].variations }.flatMap(\.constraints)
      .map(\.reference.id))

  /// The segues and relationships, in the document's order.
  private(set) lazy var segues: [(connection: Connection, segue: Segue)] = document.objects.indices.flatMap { index in
    document.objects[index].connections.compactMap { connection in
      guard case .segue(let segue) = connection.kind else { return nil }
      return (connection, segue)
    }
  }

  private lazy var placesByElement = Dictionary(grouping: document.objects.indices) { document.objects[$0].element }

  /// The objects of an element, in the document's order.
  func places(of element: String) -> [ObjectIndex] { placesByElement[element] ?? [] }

  /// The tables and collections.
  private(set) lazy var lists: [ObjectIndex] = places(of: "tableView") + places(of: "collectionView")

  /// The prototype cells of a table or collection; static cells aren't among them.
  func prototypes(of list: ObjectIndex) -> [ObjectIndex] {
    document.objects[list].children.filter { child in
      document.objects[child].isMember(of: "prototypes") || document.objects[child].isMember(of: "cells")
    }
  }

  /// What the document uses of its resources.
  private(set) lazy var resourceUses = ResourceUses(of: document)

  /// The innermost object that a place in the text belongs to.
  func object(at range: SourceRange) -> ObjectIndex? {
    // Objects are in the order of their start tags.
    document.objects.indices.last { index in
      let span = document.objects[index].fullRange
      return span.start <= range.start && range.end <= span.end
    }
  }
}
