import LayoutSyntax
import XMLSyntax

extension Expander {
  /// Says which ids of objects can't be ids, or are there twice.
  mutating func checkIDs(in root: MarkupElement) {
    var declared: [String: MarkupAttribute] = [:]
    checkIDs(of: root, &declared)
  }

  private mutating func checkIDs(of element: MarkupElement, _ declared: inout [String: MarkupAttribute]) {
    if kind(of: element) != nil, let source = element.attribute("id") {
      let name = source.value
      check(id: name, source)
      if let first = declared[name] {
        let line = context.source.position(at: first.range.start).line
        fault(
          "duplicate_id", "the id '\(name)' is there twice; the other one is on line \(line)", at: source.valueRange)
      } else {
        declared[name] = source
      }
    }
    for child in element.childElements { checkIDs(of: child, &declared) }
  }

  private mutating func check(id name: String, _ source: MarkupAttribute) {
    if name.isEmpty || name.contains(where: { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }) {
      fault(
        "invalid_id", "'id' can't be '\(name)'", help: "expected a name of letters, digits and '_'",
        at: source.valueRange)
    } else if LayoutScope.reservedNames.contains(name) || [Identity.owner, Identity.firstResponder].contains(name) {
      fault(
        "invalid_id", "'id' can't be '\(name)'", help: "the word means something else in references; choose another",
        at: source.valueRange)
    }
  }
}
