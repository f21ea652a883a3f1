import InterfaceModel
import LayoutSyntax
import Suggestions
import XMLSyntax

extension ExpandedLayout {
  /// The element with the metrics of the whole document.
  static let metricsName = "metrics"
  private static let blockAttributes = ["id", "active", "group", "metrics"]

  // MARK: Metrics

  /// Reads the metrics that every constraint of the document can use.
  mutating func readMetrics(_ root: MarkupElement) {
    for element in root.childElements where element.name == Self.metricsName {
      for source in element.attributes {
        let list = MetricListParser.parse("\(source.name)=\(source.value)")
        if let metric = list.metrics.first, list.errors.isEmpty, list.metrics.count == 1 {
          if scope.metrics.updateValue(metric.value, forKey: metric.name) != nil {
            report("layout_syntax", "'\(source.name)' is declared already", at: source.nameRange)
          }
        } else if ExactNumber(source.value) == nil {
          report(
            "invalid_value", "'\(source.name)' can't be '\(source.value)'", help: "expected a number",
            at: source.valueRange)
        } else if let error = list.errors.first {
          report("layout_syntax", error.message, help: error.help, at: source.nameRange)
        }
      }
    }
  }

  /// The names that a block can use: its own metrics before the document's.
  private mutating func scope(of block: MarkupElement) -> LayoutScope {
    guard let source = block.attribute(Self.metricsName) else { return scope }
    let list = MetricListParser.parse(source.value)
    for error in list.errors { report(error, in: source.valueRange) }
    var scope = scope
    scope.metrics.merge(list.values) { _, own in own }
    return scope
  }

  // MARK: Blocks

  /// Reads constraints that are written as text.
  mutating func readBlock(_ element: MarkupElement, holder: MarkupElement, _ origin: Origin = Origin()) {
    var origin = origin
    if origin.traits == nil { readState(of: element, into: &origin) }
    let range = SourceRange(start: element.range.end, end: element.fullRange.end)
    let block = ConstraintBlockParser(scope: scope(of: element)).parse(element.text)
    for error in block.errors { report(error, in: range) }
    for line in block.lines {
      for parsed in line.equations {
        add(parsed, holder, in: range, origin)
        layOut(parsed.equation, holder, isVisual: line.form == .visualFormat)
      }
    }
  }

  /// What a block lays out has no autoresizing mask: the left side's view; in the visual format all that it names.
  private mutating func layOut(_ equation: LayoutEquation, _ holder: MarkupElement, isVisual: Bool) {
    for reference in [equation.left, isVisual ? equation.right : nil].compactMap({ $0 }) where reference.guide == nil {
      guard case .object(let name) = reference.item, let view = elements[name], view != holder else { continue }
      laidOut.insert(view)
    }
  }

  /// Reads what a block's attributes say of it; a name begins a set.
  private mutating func readState(of element: MarkupElement, into origin: inout Origin) {
    for source in element.attributes where !Self.blockAttributes.contains(source.name) {
      report(
        "unknown_attribute", "'constraints' has no attribute '\(source.name)'",
        help: Suggestion.help(for: source.name, in: Self.blockAttributes), at: source.nameRange)
    }
    if let source = element.attribute("active") {
      if let flag = ValueText.flag(source.value) {
        origin.isActive = flag == "YES"
      } else {
        report(
          "invalid_value", "'active' can't be '\(source.value)'", help: "expected YES or NO", at: source.valueRange)
      }
    }
    if let source = element.attribute("id") {
      begin(source, element, &origin)
    } else if let source = element.attribute("group") {
      report(
        "missing_attribute", "only a set with a name can be in a group", help: "give the block an id",
        at: source.nameRange)
    }
  }

  private mutating func begin(_ name: MarkupAttribute, _ element: MarkupElement, _ origin: inout Origin) {
    let isName =
      name.value.first?.isLetter == true && name.value.utf8.allSatisfy { $0 < 0x80 }
      && name.value.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    guard isName else {
      return report(
        "invalid_value", "'id' can't be '\(name.value)'",
        help: "the name of a set begins with a letter; letters, digits, '-' and '_' follow", at: name.valueRange)
    }
    guard !constraintSets.contains(where: { $0.name == name.value }) else {
      return report("duplicate_set", "there is a set '\(name.value)' already", at: name.valueRange)
    }
    let group = element["group"]
    if origin.isActive, let other = constraintSets.first(where: { $0.group == group && $0.isActive }) {
      report(
        "active_sets", "'\(other.name)' and '\(name.value)' are one group, of which one set is active at a time",
        help: "say active=\"NO\" in one of them, or another 'group'", at: name.range)
    }
    origin.set = constraintSets.count
    constraintSets.append(
      ConstraintSet(
        name: name.value, group: group, isActive: origin.isActive, constraints: [], range: element.range))
  }
}

extension MarkupElement {
  /// Whether the element is a block of constraints as text, and not Apple's list of them.
  var isConstraintText: Bool {
    guard name == "constraints" else { return false }
    return text.contains { !$0.isWhitespace } || !childElements.contains { _ in true }
  }
}
