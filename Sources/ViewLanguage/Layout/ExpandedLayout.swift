import InterfaceModel
import LayoutSyntax
import UIKitCatalog
import XMLSyntax

/// What the `<layout>` and `<constraints>` of a document mean, by the element that gets it.
///
/// A constraint belongs to the nearest view that holds both its views, as Interface Builder has it; so all are read before
/// the first object is put together.
struct ExpandedLayout {
  /// Where a constraint's text stands, as far as that says something of it.
  struct Origin {
    /// The key of the traits under which alone it holds; nil where it doesn't depend on them.
    var traits: String?
    /// Whether the block is active.
    var isActive = true
    /// The set that it belongs to.
    var set: Int?
  }

  /// A constraint by its place in what its view holds.
  struct ConstraintPlace {
    var container: MarkupElement
    var index: Int
  }

  /// The constraints that a view holds.
  var constraints: [MarkupElement: [DerivedElement]] = [:]
  /// What a view has under some traits only.
  var masks: [MarkupElement: ExpandedMasks] = [:]
  /// The views that what is said elsewhere lays out.
  var laidOut: Set<MarkupElement> = []
  /// The guides that a view has because something refers to them, with their ids, by their keys.
  private(set) var guides: [MarkupElement: [String: String]] = [:]
  /// The id of each object.
  private(set) var ids: [MarkupElement: String] = [:]
  private(set) var faults: [LanguageError] = []
  /// The sets that code switches.
  var constraintSets: [ConstraintSet] = []
  /// The ids of the constraints that have a name in this document alone.
  private(set) var namedConstraints: Set<String> = []
  /// The constraints by their names.
  private(set) var constraintPlaces: [String: ConstraintPlace] = [:]
  /// The `<when>` elements with the keys of their traits.
  var whens: [(element: MarkupElement, key: String)] = []

  private let kinds: ObjectKinds
  let identity: Identity
  private(set) var elements: [String: MarkupElement] = [:]
  var scope = LayoutScope()
  private var generated: IDGenerator

  /// What documents have for the catalog's names.
  var catalog: Catalog { kinds.catalog }

  /// Reads the layout of all views. `scope` is what ids that are made begin with; `rootID` an element with an id that it
  /// has from elsewhere.
  init(
    _ root: MarkupElement, kinds: ObjectKinds, identity: Identity, scope prefix: String = "",
    rootID: (element: MarkupElement, id: String)? = nil
  ) {
    self.kinds = kinds
    self.identity = identity
    generated = IDGenerator(scope: prefix)
    var declared: [String: Int?] = [:]
    declare(root, &declared)
    if let rootID { ids[rootID.element] = rootID.id }
    scope = LayoutScope(ids: declared)
    readMetrics(root)
    read(root)
    readChanges()
    addGuides(namedIn: identity)
  }

  // MARK: Ids

  private mutating func declare(_ element: MarkupElement, _ declared: inout [String: Int?]) {
    let name = element["id"] ?? (kinds.isSlot(element) ? element["name"] : nil)
    if let name, !element.isConstraintText {
      elements[name] = elements[name] ?? element
      declared[name] = .some(nil)
    }
    if kinds.kind(of: element) != nil || element.name == Identity.owner {
      ids[element] = name.map(identity.id) ?? generated.next()
    }
    for child in element.childElements { declare(child, &declared) }
  }

  /// An id for a node that has none.
  mutating func generateID() -> String { generated.next() }

  // MARK: Reading

  private mutating func read(_ element: MarkupElement) {
    readPresence(of: element)
    for child in element.childElements {
      switch child.name {
      case "layout" where catalog[element.name] != nil && !isView(element): refuseLayout(child, in: element)
      case "layout":
        laidOut.insert(element)
        readAttributes(of: child, holder: element)
      case "constraints" where child.isConstraintText: readBlock(child, holder: element)
      case Self.whenName: readWhen(child, holder: element)
      default: read(child)
      }
    }
  }

  private mutating func refuseLayout(_ layout: MarkupElement, in holder: MarkupElement) {
    faults.append(
      LanguageError(
        code: "misplaced_element", message: "'layout' can't stand in '\(holder.name)'", help: "views have a layout",
        range: layout.nameRange))
  }

  mutating func readAttributes(of layout: MarkupElement, holder: MarkupElement, _ origin: Origin = Origin()) {
    let parser = LayoutAttributeParser(scope: scope)
    for source in layout.attributes {
      guard let side = LayoutLeftSide(name: source.name) else {
        let nearest = LayoutLeftSide.nearest(to: source.name)
        report(
          "layout_syntax", "'layout' has no attribute '\(source.name)'",
          help: nearest.map { "did you mean '\($0)'?" }, at: source.nameRange)
        continue
      }
      let parsed = parser.parse(source.value, of: side)
      for error in parsed.errors { report(error, in: source.valueRange) }
      for equation in parsed.equations { add(equation, holder, in: source.valueRange, origin) }
    }
  }

  /// Notes a fault.
  mutating func report(_ code: String, _ message: String, help: String? = nil, at range: SourceRange) {
    faults.append(LanguageError(code: code, message: message, help: help, range: range))
  }

  /// Notes a fault with its place in the document. References such as `&gt;` make the text shorter than what is written,
  /// so the place is held inside the value.
  mutating func report(_ error: LayoutSyntaxError, in range: SourceRange) {
    report("layout_syntax", error.message, help: error.help, at: Self.range(error.range, in: range))
  }

  private static func range(_ part: Range<Int>, in range: SourceRange) -> SourceRange {
    let start = min(range.start + UInt32(part.lowerBound), range.end)
    return SourceRange(start: start, end: min(range.start + UInt32(part.upperBound), range.end))
  }

  // MARK: Constraints

  mutating func add(_ parsed: ParsedEquation, _ holder: MarkupElement, in range: SourceRange, _ origin: Origin) {
    let equation = parsed.equation
    let place = Self.range(parsed.range, in: range)
    if !equation.isActive, origin.traits != nil || origin.set != nil {
      return report(
        "layout_syntax", "the constraint can't be inactive by itself here",
        help: "what is in a set or in 'when' comes and goes with it", at: place)
    }
    guard let left = view(of: equation.left.item, seenFrom: holder, left: nil) else {
      return refuse(equation.left, at: place)
    }
    var container = left
    var right: MarkupElement?
    if let reference = equation.right {
      guard let view = view(of: reference.item, seenFrom: holder, left: left) else {
        return refuse(reference, at: place)
      }
      guard let shared = nearestShared(left, view) else {
        return report("layout_syntax", "the two views of the constraint are in no view together", at: place)
      }
      container = shared
      right = view
    }
    var constraint = EditableElement("constraint")
    let first = id(of: equation.left, view: left, holder: holder)
    if first != ids[container] { constraint["firstItem"] = first }
    constraint["firstAttribute"] = Self.documentName(equation.left.attribute)
    if equation.relation != .equal { constraint["relation"] = equation.relation.rawValue }
    if let reference = equation.right, let right {
      constraint["secondItem"] = id(of: reference, view: right, holder: left)
      constraint["secondAttribute"] = Self.documentName(reference.attribute)
    }
    describe(equation, in: &constraint, isBetweenSiblings: right != nil && right != container && left != container)
    if let name = equation.id {
      constraintPlaces[name] = ConstraintPlace(container: container, index: constraints[container]?.count ?? 0)
      if identity.originals[name] == nil { namedConstraints.insert(name) }
    }
    constraints[container, default: []].append(DerivedElement(constraint, from: place))
    install(constraint["id"] ?? "", of: container, isActive: equation.isActive, origin)
  }

  /// Says when the constraint is there, where that isn't always.
  private mutating func install(_ id: String, of container: MarkupElement, isActive: Bool, _ origin: Origin) {
    if let set = origin.set { constraintSets[set].constraints.append(id) }
    guard !isActive || !origin.isActive || origin.traits != nil else { return }
    masks[container, default: ExpandedMasks()].add(
      id, .constraints, isIncluded: false, under: ExpandedMasks.defaultKey)
    if let key = origin.traits {
      masks[container, default: ExpandedMasks()].add(id, .constraints, isIncluded: true, under: key)
    }
  }

  private mutating func describe(
    _ equation: LayoutEquation, in constraint: inout EditableElement, isBetweenSiblings: Bool
  ) {
    if equation.multiplier != .one { constraint["multiplier"] = equation.multiplier.documentText }
    if let constant = equation.constant.value {
      if constant.value != 0 { constraint["constant"] = constant.text }
    } else {
      let spacing = isBetweenSiblings ? "8" : "20"
      constraint["constant"] = equation.constant == .standard(isNegated: true) ? "-" + spacing : spacing
      constraint["symbolic"] = "YES"
    }
    if equation.priority != .required { constraint["priority"] = equation.priority.value.text }
    if equation.isPlaceholder { constraint["placeholder"] = "YES" }
    constraint["id"] = equation.id.map(identity.id) ?? generated.next()
  }

  private static func documentName(_ attribute: LayoutAttribute) -> String {
    attribute == .lastBaseline ? "baseline" : attribute.rawValue
  }

  private mutating func refuse(_ reference: LayoutReference, at range: SourceRange) {
    let message =
      reference.item == .superview
      ? "the view has no superview in this document" : "'\(reference.item.text)' is no view or guide"
    report("layout_syntax", message, at: range)
  }

  // MARK: Views

  /// The view that an item is, or whose guide it is.
  private func view(of item: LayoutItem, seenFrom holder: MarkupElement, left: MarkupElement?) -> MarkupElement? {
    switch item {
    case .holder: return holder
    case .superview: return superview(of: left ?? holder)
    case .owner: return nil
    case .object(let name):
      guard let element = elements[name] else { return nil }
      return isView(element) ? element : guideOwner(element)
    }
  }

  private func isView(_ element: MarkupElement) -> Bool { kinds.kind(of: element) == .view }

  private func superview(of element: MarkupElement) -> MarkupElement? {
    var current = element.parent
    while let candidate = current {
      if isView(candidate) { return candidate }
      current = candidate.parent
    }
    return nil
  }

  /// The view that a guide belongs to: the one around it, or the view of the controller around it.
  private func guideOwner(_ guide: MarkupElement) -> MarkupElement? {
    if let view = superview(of: guide) { return view }
    return guide.parent?.parent?.childElements.first { $0["key"] == "view" }
  }

  private func nearestShared(_ left: MarkupElement, _ right: MarkupElement) -> MarkupElement? {
    var ancestors: Set<MarkupElement> = []
    var current: MarkupElement? = left
    while let view = current {
      ancestors.insert(view)
      current = superview(of: view)
    }
    current = right
    while let view = current {
      if ancestors.contains(view) { return view }
      current = superview(of: view)
    }
    return nil
  }

  /// The id of a view or guide; a guide without one gets it.
  private mutating func id(
    of reference: LayoutReference, view: MarkupElement, holder: MarkupElement
  ) -> String {
    if reference.item == .superview, let slot = kinds.slot(around: holder), let instance = ids[view] {
      return Expander.slotID(slot, instance: instance)
    }
    if let guide = reference.guide, let key = GuideKey.key(guide) { return guideID(key, of: view) }
    if case .object(let name) = reference.item, elements[name] != view { return identity.id(of: name) }
    return ids[view] ?? ""
  }

  private mutating func guideID(_ key: String, of view: MarkupElement) -> String {
    if let written = view.childElements.first(where: { $0.name == "viewLayoutGuide" && $0["key"] == key }),
      let name = written["id"]
    {
      return identity.id(of: name)
    }
    if let known = guides[view]?[key] { return known }
    let id = view["id"].flatMap { identity.originals["\($0).\(key)"] } ?? generated.next()
    guides[view, default: [:]][key] = id
    return id
  }

  /// Guides whose ids are known are there, whether something refers to them or not.
  private mutating func addGuides(namedIn identity: Identity) {
    for (name, id) in identity.originals {
      guard let dot = name.firstIndex(of: "."), let view = elements[String(name[..<dot])] else { continue }
      guides[view, default: [:]][String(name[name.index(after: dot)...])] = id
    }
  }
}

extension Multiplier {
  /// The factor as documents have it.
  fileprivate var documentText: String {
    guard let denominator else { return numerator.text }
    return "\(numerator.text)\(usesSlash ? "/" : ":")\(denominator.text)"
  }
}
