import Suggestions
import UIKitCatalog
import XMLSyntax

extension Expander {
  /// Refuses references that look mistyped. What else leads nowhere is `lint`'s to find: documents of Xcode have such.
  mutating func checkReferences(in root: MarkupElement) {
    var known: Set<String> = [Identity.owner, Identity.firstResponder]
    known.formUnion(identity.originals.keys)
    known.formUnion(identity.originals.values)
    known.formUnion(constraintIDs)
    collectIDs(of: root, in: &known)
    checkReferences(of: root, known)
  }

  private func collectIDs(of element: MarkupElement, in known: inout Set<String>) {
    if let id = element["id"] { known.insert(id) }
    for child in element.childElements { collectIDs(of: child, in: &known) }
  }

  private mutating func checkReferences(of element: MarkupElement, _ known: Set<String>) {
    if let description = catalog[element.name == LanguageReader.rootName ? "document" : element.name] {
      for source in element.attributes { checkReferences(source, of: element, description, known) }
    }
    for child in element.childElements { checkReferences(of: child, known) }
  }

  private mutating func checkReferences(
    _ source: MarkupAttribute, of element: MarkupElement, _ description: CatalogElement, _ known: Set<String>
  ) {
    if source.name == "destinations" {
      for name in source.value.split(separator: " ") { check(reference: name, source, known) }
      return
    }
    if case .reference? = description.attribute(source.name)?.type {
      return check(reference: source.value[...], source, known)
    }
    guard description.objectKind != nil else { return }
    switch vocabulary.meaning(of: source.name, on: description) {
    case .outlet: check(reference: source.value[...], source, known)
    case .action:
      for target in source.value.split(separator: ",") {
        let name = target.drop { $0 == " " }.prefix { $0 != "." }
        if name.utf8.count < target.utf8.count { check(reference: name, source, known) }
      }
    default: break
    }
  }

  private mutating func check(reference name: Substring, _ source: MarkupAttribute, _ known: Set<String>) {
    guard !known.contains(String(name)), !isMadeByXcode(name),
      let nearest = Suggestion.nearest(to: String(name), in: known.sorted())
    else { return }
    let value = source.valueRange
    let start = min(
      value.start + UInt32(name.base.utf8.distance(from: name.base.startIndex, to: name.startIndex)), value.end)
    fault(
      "unknown_id", "no object has the id '\(name)'", help: "did you mean '\(nearest)'?",
      at: SourceRange(start: start, end: min(start + UInt32(name.utf8.count), value.end)))
  }

  /// Whether an id has the form of those that Xcode makes, such as `KGk-i7-Jjw`. Nobody types these, so one that leads
  /// nowhere was left behind by what it led to, and isn't a slip.
  private func isMadeByXcode(_ name: Substring) -> Bool {
    name.wholeMatch(of: /[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}/) != nil
  }
}
