import InterfaceModel
import LayoutSyntax
import UIKitCatalog
import XMLSyntax

/// What the `<layout>` and `<constraints>` of a document mean, by the element that gets it.
///
/// A constraint belongs to the nearest view that holds both its views, as Interface Builder has it; so all are read before
/// the first object is put together.
struct ExpandedLayout {
  /// The constraints that a view holds.
  private(set) var constraints: [MarkupElement: [DerivedElement]] = [:]
  /// The guides that a view has because something refers to them, with their ids, by their keys.
  private(set) var guides: [MarkupElement: [String: String]] = [:]
  /// The id of each object.
  private(set) var ids: [MarkupElement: String] = [:]
  private(set) var faults: [LanguageError] = []

  private let catalog: Catalog
  private let identity: Identity
  private var elements: [String: MarkupElement] = [:]
  private var scope = LayoutScope()
  private var generated = IDGenerator()

  /// Reads the layout of all views.
  init(_ root: MarkupElement, catalog: Catalog, identity: Identity) {
    self.catalog = catalog
    self.identity = identity
    var declared: [String: Int?] = [:]
    declare(root, &declared)
    scope = LayoutScope(ids: declared)
    read(root)
    addGuides(namedIn: identity)
  }

  // MARK: Ids

  private mutating func declare(_ element: MarkupElement, _ declared: inout [String: Int?]) {
    if let name = element["id"] {
      elements[name] = elements[name] ?? element
      declared[name] = .some(nil)
    }
    if catalog[element.name]?.objectKind != nil || element.name == Identity.owner {
      ids[element] = element["id"].map(identity.id) ?? generated.next()
    }
    for child in element.childElements { declare(child, &declared) }
  }

  /// An id for a node that has none.
  mutating func generateID() -> String { generated.next() }

  // MARK: Reading

  private mutating func read(_ element: MarkupElement) {
    for child in element.childElements {
      switch child.name {
      case "layout" where catalog[element.name] != nil && !isView(element): refuseLayout(child, in: element)
      case "layout": readAttributes(of: child, holder: element)
      case "constraints" where child.text.contains { !$0.isWhitespace }: readBlock(child, holder: element)
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

  private mutating func readAttributes(of layout: MarkupElement, holder: MarkupElement) {
    let parser = LayoutAttributeParser(scope: scope)
    for source in layout.attributes {
      guard let side = LayoutLeftSide(name: source.name) else {
        let nearest = LayoutLeftSide.nearest(to: source.name)
        faults.append(
          LanguageError(
            code: "layout_syntax", message: "'layout' has no attribute '\(source.name)'",
            help: nearest.map { "did you mean '\($0)'?" }, range: source.nameRange))
        continue
      }
      let parsed = parser.parse(source.value, of: side)
      faults += parsed.errors.map { fault($0, in: source.valueRange) }
      for equation in parsed.equations { add(equation, holder, in: source.valueRange) }
    }
  }

  private mutating func readBlock(_ element: MarkupElement, holder: MarkupElement) {
    for source in element.attributes {
      faults.append(
        LanguageError(
          code: "unsupported", message: "'constraints' can't have '\(source.name)' yet", range: source.nameRange))
    }
    let range = SourceRange(start: element.range.end, end: element.fullRange.end)
    let block = ConstraintBlockParser(scope: scope).parse(element.text)
    faults += block.errors.map { fault($0, in: range) }
    for equation in block.equations { add(equation, holder, in: range) }
  }

  /// A fault with its place in the document. References such as `&gt;` make the text shorter than what is written, so the
  /// place is held inside the value.
  private func fault(_ error: LayoutSyntaxError, in range: SourceRange) -> LanguageError {
    LanguageError(
      code: "layout_syntax", message: error.message, help: error.help, range: Self.range(error.range, in: range))
  }

  private static func range(_ part: Range<Int>, in range: SourceRange) -> SourceRange {
    let start = min(range.start + UInt32(part.lowerBound), range.end)
    return SourceRange(start: start, end: min(range.start + UInt32(part.upperBound), range.end))
  }

  // MARK: Constraints

  private mutating func add(_ parsed: ParsedEquation, _ holder: MarkupElement, in range: SourceRange) {
    let equation = parsed.equation
    let place = Self.range(parsed.range, in: range)
    guard equation.isActive else {
      return faults.append(
        LanguageError(code: "unsupported", message: "no constraint can be inactive yet", range: place))
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
        return faults.append(
          LanguageError(
            code: "layout_syntax", message: "the two views of the constraint are in no view together", range: place))
      }
      container = shared
      right = view
    }
    var constraint = EditableElement("constraint")
    let first = id(of: equation.left, view: left)
    if first != ids[container] { constraint["firstItem"] = first }
    constraint["firstAttribute"] = Self.documentName(equation.left.attribute)
    if equation.relation != .equal { constraint["relation"] = equation.relation.rawValue }
    if let reference = equation.right, let right {
      constraint["secondItem"] = id(of: reference, view: right)
      constraint["secondAttribute"] = Self.documentName(reference.attribute)
    }
    describe(equation, in: &constraint, isBetweenSiblings: right != nil && right != container && left != container)
    constraints[container, default: []].append(DerivedElement(constraint, from: place))
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
    faults.append(LanguageError(code: "layout_syntax", message: message, range: range))
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

  private func isView(_ element: MarkupElement) -> Bool { catalog[element.name]?.objectKind == .view }

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
  private mutating func id(of reference: LayoutReference, view: MarkupElement) -> String {
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
