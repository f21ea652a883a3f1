import InterfaceModel
import LayoutSyntax
import UIKitCatalog
import XMLSyntax

/// Which constraints of a document the language says as attributes of views.
struct ContractedLayout {
  /// What the constraints say, by the id of the view that gets a `<layout>`.
  private(set) var equations: [String: [LayoutEquation]] = [:]
  /// What is otherwise under some traits, by the id of the object that gets a `<when>`.
  private(set) var whens: [String: ContractedWhens] = [:]
  /// The variations that are said so, by the id of the view whose masks they have.
  private(set) var plans: [String: VariationPlan] = [:]
  /// The ids of the guides whose elements nobody needs then.
  private(set) var guides: [String: LayoutGuideName] = [:]
  private var said: [Place: Bool] = [:]
  private var freeNames: Set<String> = []

  private let vocabulary: Vocabulary
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

  init(_ root: EditableElement, vocabulary: Vocabulary, names: ObjectNames) {
    self.vocabulary = vocabulary
    self.names = names
    survey(root, superview: nil)
    contract(root)
  }

  /// Whether the language says the constraint at that place of a view's list as an attribute.
  func says(_ index: Int, of container: String?) -> Bool {
    container.map { said[Place(container: $0, index: index)] ?? false } ?? false
  }

  /// Whether a view says how it is laid out.
  func isLaidOut(_ id: String) -> Bool {
    equations[id] != nil || whens[id]?.whens.values.contains { !$0.equations.isEmpty } ?? false
  }

  /// Whether a subview isn't there by default, by a mask that the language says so.
  func isUninstalled(_ id: String) -> Bool {
    superviews[id].flatMap { plans[$0] }?.uninstalled.contains(id) ?? false
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

  private var catalog: Catalog { vocabulary.catalog }

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

  /// A constraint that the language can say, and where.
  private struct Candidate {
    var place: Place
    var id: String?
    var holder: String
    var equation: LayoutEquation
    /// What of it the traits change.
    var changes: [(key: String, part: String, value: String)]
  }

  private mutating func contract(_ element: EditableElement) {
    if catalog[element.name]?.objectKind != nil { contractObject(element) }
    for child in element.childElements where child.name != "constraints" { contract(child) }
  }

  private mutating func contractObject(_ object: EditableElement) {
    let candidates = candidates(of: object)
    // Where a constraint's name can't be written, neither can what the masks say of it.
    let plan = VariationPlan(object, vocabulary: vocabulary, constraints: Set(candidates.compactMap(\.id)))
    let isPlanned =
      plan.map { plan in
        candidates.allSatisfy { name($0, plan) != nil || $0.id.map(plan.mentions) != true }
      } ?? false
    if let plan, isPlanned, let id = object["id"] {
      plans[id] = plan
      for (view, presence) in plan.presence where views.contains(view) {
        for (key, isIncluded) in presence { whens[view, default: ContractedWhens()].install(isIncluded, under: key) }
      }
    }
    for candidate in candidates { add(candidate, isPlanned ? plan : nil) }
  }

  private func candidates(of object: EditableElement) -> [Candidate] {
    guard let container = object["id"], views.contains(container) else { return [] }
    var candidates: [Candidate] = []
    for list in object.childElements where list.name == "constraints" {
      for (index, constraint) in list.childElements.enumerated() {
        guard let changes = changes(of: constraint),
          let (holder, equation, isTurned) = equation(constraint, in: container)
        else { continue }
        let turned =
          isTurned ? changes.map { ($0.key, $0.part, $0.part == "constant" ? $0.value.negated : $0.value) } : changes
        candidates.append(
          Candidate(
            place: Place(container: container, index: index), id: constraint["id"], holder: holder,
            equation: equation, changes: turned))
      }
    }
    return candidates
  }

  /// What the traits change of a constraint; nil for what the language has no short form for.
  private func changes(of constraint: EditableElement) -> [(key: String, part: String, value: String)]? {
    var changes: [(key: String, part: String, value: String)] = []
    for child in constraint.children {
      guard case .element(let variation) = child, variation.name == "variation", variation.children.isEmpty,
        let key = variation["key"], TraitText.attributes(forKey: key) != nil
      else { return nil }
      for attribute in variation.attributes where attribute.name != "key" {
        guard ExpandedLayout.changeableNames.contains(attribute.name), ExactNumber(attribute.value) != nil else {
          return nil
        }
        changes.append((key, attribute.name, attribute.value))
      }
    }
    return changes
  }

  /// What a constraint is called.
  private enum Name {
    /// By nobody.
    case none
    /// By what refers to it, so that it's kept.
    case kept(String)
    /// In `<when>` alone, so that any name will do.
    case free
  }

  /// The name that a constraint needs; nil where it needs one that can't be written.
  private func name(_ candidate: Candidate, _ plan: VariationPlan?) -> Name? {
    guard let id = candidate.id else { return candidate.changes.isEmpty ? Name.none : .free }
    let isMasked = plan == nil && names.referenced.contains(id)
    guard isMasked || names.referencedOutsideMasks.contains(id) else {
      return candidate.changes.isEmpty && plan?.namedConstraints.contains(id) != true ? Name.none : .free
    }
    let name = names.name(of: id)
    // What begins with a digit can't be an attribute.
    let isAttribute = candidate.changes.isEmpty || name.first?.isLetter == true
    return isAttribute && LayoutText.canWrite(name: name) ? .kept(name) : nil
  }

  /// A name for a constraint that only `<when>` speaks of: `title-width`.
  private mutating func freeName(for candidate: Candidate) -> String {
    let holder = names.name(of: candidate.holder)
    let base = "\(holder.first?.isLetter == true ? holder : "constraint")-\(candidate.equation.left.attribute.rawValue)"
    var name = base
    var number = 2
    while !freeNames.insert(name).inserted {
      name = base + "\(number)"
      number += 1
    }
    return name
  }

  /// Says a constraint where it belongs.
  private mutating func add(_ candidate: Candidate, _ plan: VariationPlan?) {
    guard let wanted = name(candidate, plan) else { return }
    var equation = candidate.equation
    switch wanted {
    case .none: break
    case .kept(let name): equation.id = name
    case .free: equation.id = freeName(for: candidate)
    }
    let name = equation.id ?? ""
    said[candidate.place] = true
    let presence = candidate.id.flatMap { plan?.presence[$0] } ?? []
    let isUninstalled = candidate.id.flatMap { plan?.uninstalled.contains($0) } ?? false
    if isUninstalled, presence.count == 1, presence[0].isIncluded {
      whens[candidate.holder, default: ContractedWhens()].add(equation, under: presence[0].key)
    } else {
      equation.isActive = !isUninstalled
      equations[candidate.holder, default: []].append(equation)
      for (key, isIncluded) in presence {
        whens[candidate.holder, default: ContractedWhens()].switchOver(name, isIncluded, under: key)
      }
    }
    for (key, part, value) in candidate.changes {
      whens[candidate.holder, default: ContractedWhens()].change("\(name).\(part)", value, under: key)
    }
  }

  private static let sayable: Set<String> = [
    "id", "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "constant",
    "priority", "placeholder", "symbolic",
  ]

  /// What a constraint says, and which view says it; nil where the language has no short form for it.
  private func equation(
    _ constraint: EditableElement, in container: String
  ) -> (holder: String, equation: LayoutEquation, isTurned: Bool)? {
    guard constraint.hasOnly(Self.sayable), let parts = Parts(constraint) else { return nil }
    let first = constraint["firstItem"] ?? container
    guard let left = side(first) else { return nil }
    guard let secondAttribute = parts.secondAttribute else {
      guard left.view == container, left.guide == nil, first == container, !parts.isSymbolic else { return nil }
      return (container, parts.equation(LayoutReference(.holder, parts.firstAttribute), nil), false)
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
        (right.view, parts.turned(LayoutReference(.holder, secondAttribute), $0), true)
      }
    }
    guard left.guide == nil, left.own == nil else { return nil }
    return reference(to: right, seenFrom: left.view, secondAttribute).map {
      (left.view, parts.equation(firstReference, $0), false)
    }
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

    func equation(_ left: LayoutReference, _ right: LayoutReference?) -> LayoutEquation {
      LayoutEquation(
        left, relation, right, multiplier: multiplier, constant: spacing(isNegated: constant.value < 0),
        priority: priority, isPlaceholder: isPlaceholder)
    }

    /// The same from the other side: `a = b + 8` is `b = a - 8`.
    func turned(_ left: LayoutReference, _ right: LayoutReference) -> LayoutEquation {
      let turnedRelation: Constraint.Relation =
        switch relation {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
      return LayoutEquation(
        left, turnedRelation, right, constant: spacing(isNegated: constant.value < 0).negated, priority: priority,
        isPlaceholder: isPlaceholder)
    }

    private func spacing(isNegated: Bool) -> LayoutConstant {
      isSymbolic ? .standard(isNegated: isNegated) : .number(constant)
    }
  }
}

extension String {
  /// The number's text with the other sign.
  fileprivate var negated: String { hasPrefix("-") ? String(dropFirst()) : "-" + self }
}
