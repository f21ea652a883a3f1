import InterfaceModel
import LayoutSyntax
import UIKitCatalog
import XMLSyntax

/// Which constraints of a document the language says as attributes of views.
struct ContractedLayout {
  /// What the constraints say, by the id of the view that gets a `<layout>`.
  private(set) var equations: [String: [LayoutEquation]] = [:]
  /// The ids of the guides whose elements nobody needs then.
  private(set) var guides: [String: LayoutGuideName] = [:]
  private var said: [Place: Bool] = [:]

  private let catalog: Catalog
  private let names: ObjectNames
  /// The view around each view or guide, by id; nil for what has none.
  private var superviews: [String: String] = [:]
  private var views: Set<String> = []
  /// The view that a guide belongs to.
  private var guideOwners: [String: String] = [:]

  /// A constraint by its place in the list of a view.
  private struct Place: Hashable {
    var container: String
    var index: Int
  }

  init(_ root: EditableElement, catalog: Catalog, names: ObjectNames) {
    self.catalog = catalog
    self.names = names
    survey(root, superview: nil)
    contract(root)
  }

  /// Whether the language says the constraint at that place of a view's list as an attribute.
  func says(_ index: Int, of container: String?) -> Bool {
    container.map { said[Place(container: $0, index: index)] ?? false } ?? false
  }

  /// The lines of the list of ids for the guides whose elements nobody needs: `card.safeArea Abc-de-fgh`.
  var guideLines: [String] {
    guides.keys.compactMap { id in name(ofGuide: id).map { "\($0) \(id)" } }.sorted()
  }

  /// What refers to a guide whose element nobody needs: `card.safeArea`; nil for other ids.
  func name(ofGuide id: String) -> String? {
    guard let owner = guideOwners[id], let key = guides[id].flatMap(GuideKey.key) else { return nil }
    return "\(names.name(of: owner)).\(key)"
  }

  // MARK: Views and guides

  private mutating func survey(_ element: EditableElement, superview: String?) {
    var superview = superview
    if catalog[element.name]?.objectKind == .view {
      guard let id = element["id"] else {
        // What stands in a view that can't be named has no superview to speak of.
        for child in element.childElements { survey(child, superview: "") }
        return
      }
      views.insert(id)
      superviews[id] = superview
      superview = id
    } else if element.name == "viewLayoutGuide", let id = element["id"], let owner = superview {
      guideOwners[id] = owner
      if let guide = element["key"].flatMap(GuideKey.guide), GuideKey.key(guide) == element["key"], isWritable(owner) {
        guides[id] = guide
      }
    } else if element.name == "viewControllerLayoutGuide" || catalog[element.name]?.objectKind == .controller {
      superview = nil
    }
    for child in element.childElements { survey(child, superview: superview) }
  }

  private func isWritable(_ id: String) -> Bool { LayoutText.canWrite(name: names.name(of: id)) }

  private func ancestors(of view: String) -> [String] {
    var ancestors = [view]
    while let next = superviews[ancestors[ancestors.count - 1]] { ancestors.append(next) }
    return ancestors
  }

  private func nearestShared(_ left: String, _ right: String) -> String? {
    let ancestors = Set(ancestors(of: left))
    return self.ancestors(of: right).first(where: ancestors.contains)
  }

  // MARK: Constraints

  private mutating func contract(_ element: EditableElement) {
    for child in element.childElements {
      if child.name == "constraints", let container = element["id"], views.contains(container) {
        for (index, constraint) in child.childElements.enumerated() {
          guard let (holder, equation) = equation(constraint, in: container) else { continue }
          equations[holder, default: []].append(equation)
          said[Place(container: container, index: index)] = true
        }
      } else {
        contract(child)
      }
    }
  }

  private static let sayable: Set<String> = [
    "id", "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "constant",
    "priority", "placeholder", "symbolic",
  ]

  /// What a constraint says, and which view says it; nil where the language has no short form for it.
  private func equation(
    _ constraint: EditableElement, in container: String
  ) -> (holder: String, equation: LayoutEquation)? {
    guard constraint.children.isEmpty, constraint.hasOnly(Self.sayable), let parts = Parts(constraint),
      let id = name(of: constraint)
    else { return nil }
    let first = constraint["firstItem"] ?? container
    guard let left = side(first) else { return nil }
    guard let secondAttribute = parts.secondAttribute else {
      guard left.view == container, left.guide == nil, first == container, !parts.isSymbolic else { return nil }
      return (container, parts.equation(LayoutReference(.holder, parts.firstAttribute), nil, id: id))
    }
    let second = constraint["secondItem"] ?? container
    guard let right = side(second), nearestShared(left.view, right.view) == container else { return nil }
    let isSpacedBySystem = parts.isSymbolic
    if isSpacedBySystem {
      let spacing = left.view != container && right.view != container ? 8.0 : 20.0
      guard abs(parts.constant.value) == spacing else { return nil }
    }
    let firstReference = LayoutReference(.holder, parts.firstAttribute)
    // The view further inside says how it lies in the one around it.
    let isTurned =
      left.view == container && right.view != container && right.guide == nil && right.own == nil
      && parts.multiplier == .one
    if isTurned {
      let reference = reference(to: left, seenFrom: right.view, parts.firstAttribute)
      return reference.map {
        (right.view, parts.turned(LayoutReference(.holder, secondAttribute), $0, id: id))
      }
    }
    guard left.guide == nil, left.own == nil else { return nil }
    return reference(to: right, seenFrom: left.view, secondAttribute).map {
      (left.view, parts.equation(firstReference, $0, id: id))
    }
  }

  /// The name that a constraint needs because something refers to it; nil, inside, for none, and nil outside where it
  /// needs one that can't be written.
  private func name(of constraint: EditableElement) -> String?? {
    guard let id = constraint["id"], names.referenced.contains(id) else { return .some(nil) }
    return LayoutText.canWrite(name: names.name(of: id)) ? .some(names.name(of: id)) : nil
  }

  /// A view, or a guide with its view.
  private struct Side {
    var view: String
    /// The guide, where the language has a name for it.
    var guide: LayoutGuideName?
    /// The guide's own id, where it hasn't.
    var own: String?
  }

  private func side(_ id: String) -> Side? {
    if views.contains(id) { return Side(view: id) }
    guard let owner = guideOwners[id] else { return nil }
    if let guide = guides[id] { return Side(view: owner, guide: guide) }
    return isWritable(id) ? Side(view: owner, own: id) : nil
  }

  private func reference(
    to side: Side, seenFrom holder: String, _ attribute: LayoutAttribute
  ) -> LayoutReference? {
    if let own = side.own { return LayoutReference(.object(names.name(of: own)), attribute) }
    if side.view == holder { return LayoutReference(.holder, guide: side.guide, attribute) }
    if side.view == superviews[holder] { return LayoutReference(.superview, guide: side.guide, attribute) }
    guard isWritable(side.view) else { return nil }
    return LayoutReference(.object(names.name(of: side.view)), guide: side.guide, attribute)
  }

  /// A constraint's numbers and attributes, read.
  private struct Parts {
    var firstAttribute: LayoutAttribute
    var secondAttribute: LayoutAttribute?
    var relation: Constraint.Relation
    var multiplier = Multiplier.one
    var constant = ExactNumber(0)
    var priority = LayoutPriority.required
    var isPlaceholder: Bool
    var isSymbolic: Bool

    /// Nil where a text isn't what it has to be.
    init?(_ element: EditableElement) {
      guard let first = element["firstAttribute"].flatMap(LayoutAttribute.init(documentName:)),
        let relation = Constraint.Relation(rawValue: element["relation"] ?? "equal")
      else { return nil }
      firstAttribute = first
      self.relation = relation
      if let text = element["secondAttribute"] {
        guard let second = LayoutAttribute(documentName: text) else { return nil }
        secondAttribute = second
      } else if element["secondItem"] != nil {
        return nil
      }
      if let text = element["multiplier"] {
        guard let multiplier = Multiplier(text), secondAttribute != nil else { return nil }
        self.multiplier = multiplier
      }
      if let text = element["constant"] {
        guard let constant = ExactNumber(text) else { return nil }
        self.constant = constant
      }
      if let text = element["priority"] {
        guard let priority = ExactNumber(text), priority.value > 0, priority.value <= 1000 else { return nil }
        self.priority = LayoutPriority(priority)
      }
      isPlaceholder = element["placeholder"] == "YES"
      isSymbolic = element["symbolic"] == "YES"
      let isOdd = element["placeholder"] == "NO" || element["symbolic"] == "NO"
      if isOdd || isSymbolic && secondAttribute == nil { return nil }
    }

    func equation(_ left: LayoutReference, _ right: LayoutReference?, id: String?) -> LayoutEquation {
      LayoutEquation(
        left, relation, right, multiplier: multiplier, constant: spacing(isNegated: constant.value < 0),
        priority: priority, id: id, isPlaceholder: isPlaceholder)
    }

    /// The same from the other side: `a = b + 8` is `b = a - 8`.
    func turned(_ left: LayoutReference, _ right: LayoutReference, id: String?) -> LayoutEquation {
      let turnedRelation: Constraint.Relation =
        switch relation {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
      return LayoutEquation(
        left, turnedRelation, right, constant: spacing(isNegated: constant.value < 0).negated, priority: priority,
        id: id, isPlaceholder: isPlaceholder)
    }

    private func spacing(isNegated: Bool) -> LayoutConstant {
      isSymbolic ? .standard(isNegated: isNegated) : .number(constant)
    }
  }
}
