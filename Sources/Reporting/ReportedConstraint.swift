import InterfaceModel

/// A constraint of a layout report.
public struct ReportedConstraint: Sendable {
  /// What a side of a constraint holds on to.
  public struct Item: Sendable {
    /// The view's place in the report; that of the view which has the guide, for a guide. Nil for what is no view.
    public var view: Int?
    /// The guide; nil where the view itself is meant.
    public var guide: LayoutGuide.Kind?
  }

  /// The constraint as the document has it.
  public var constraint: Constraint
  /// The left side.
  public var first: Item
  /// The right side; nil for a constraint with a constant alone.
  public var second: Item?

  /// Resolves the items of a constraint; `places` are the views' places in the report, by their objects.
  init(_ constraint: Constraint, in document: InterfaceDocument, places: [ObjectIndex: Int]) {
    func item(_ reference: ObjectReference?) -> Item {
      guard let reference else { return Item(view: places[constraint.container]) }
      switch document.nodesByID[reference.id] {
      case .object(let index):
        return Item(view: places[index])
      case .layoutGuide(let owner, let position):
        let object = document.objects[owner]
        let view = object.children.first { document.objects[$0].role == .keyed("view") }
        return Item(view: places[owner] ?? view.flatMap { places[$0] }, guide: object.layoutGuides[position].kind)
      default:
        return Item()
      }
    }
    self.constraint = constraint
    first = item(constraint.firstItem)
    second = constraint.secondAttribute == nil ? nil : item(constraint.secondItem)
  }
}
