import InterfaceModel
import UIKitCatalog
import XMLSyntax

/// Fills a document's model from its elements, and counts on the way what is carried.
///
/// Each element is visited once. The catalog's rows say what becomes of it; what has no row is noted, never dropped.
struct DocumentBuilder {
  var document: InterfaceDocument
  let catalog: Catalog

  /// What becomes of a part of the input.
  enum Disposition {
    case carried, designTime, unsupported
  }

  /// Colours of the system that UIKit doesn't publish: whether the document has a stand-in shows at its end only.
  var unpublishedColors: [(name: String, note: UncarriedMarkup)] = []

  /// The object around what is being read, for notes.
  var currentObject: ObjectIndex?

  // MARK: Counting

  mutating func tallyElement(_ disposition: Disposition) {
    Self.tally(disposition, in: &document.elementCoverage)
  }

  mutating func tallyAttribute(_ disposition: Disposition) {
    Self.tally(disposition, in: &document.attributeCoverage)
  }

  private static func tally(_ disposition: Disposition, in coverage: inout CoverageTally) {
    switch disposition {
    case .carried: coverage.carried += 1
    case .designTime: coverage.designTime += 1
    case .unsupported: coverage.unsupported += 1
    }
  }

  /// Counts an element with all it holds, where nothing of it is read.
  mutating func tallySubtree(_ element: MarkupElement, _ disposition: Disposition) {
    tallyElement(disposition)
    for _ in element.attributes { tallyAttribute(disposition) }
    for child in element.childElements { tallySubtree(child, disposition) }
  }

  /// Notes something that isn't carried.
  mutating func note(
    _ reason: UncarriedMarkup.Reason, _ element: MarkupElement, attribute: MarkupAttribute? = nil
  ) {
    document.uncarried.append(markup(reason, element, attribute: attribute))
  }

  /// A note of something that isn't carried.
  func markup(
    _ reason: UncarriedMarkup.Reason, _ element: MarkupElement, attribute: MarkupAttribute? = nil
  ) -> UncarriedMarkup {
    UncarriedMarkup(
      reason: reason, element: element.name, parentElement: element.parent?.name, attribute: attribute?.name,
      object: currentObject, range: attribute?.range ?? element.range)
  }

  /// Notes an element that isn't carried, and counts it with all it holds.
  mutating func skip(_ element: MarkupElement, _ reason: UncarriedMarkup.Reason) {
    note(reason, element)
    tallySubtree(element, .unsupported)
    declareIdentifiers(in: element)
  }

  /// What isn't read may still be meant by a connection or constraint, which mustn't look dangling.
  private mutating func declareIdentifiers(in element: MarkupElement) {
    if let id = element.attribute("id") { declare(id.value, .other, at: id.valueRange) }
    for child in element.childElements { declareIdentifiers(in: child) }
  }

  // MARK: Attributes

  /// Counts an element's attributes and returns them, but for `key` and what `isTaken` says its caller reads itself.
  mutating func readAttributes(
    of element: MarkupElement, _ description: CatalogElement?, _ disposition: Disposition = .carried,
    except isTaken: (String) -> Bool = { _ in false }
  ) -> [InterfaceAttribute] {
    var kept: [InterfaceAttribute] = []
    for attribute in element.attributes {
      let name = attribute.name
      let text = attribute.value
      guard disposition == .carried else {
        tallyAttribute(disposition)
        if !isTaken(name) { kept.append(InterfaceAttribute(name: name, text: text, range: attribute.range)) }
        continue
      }
      guard let row = description?.attribute(name) else {
        if name == "key" {
          tallyAttribute(.carried)
        } else {
          note(.unknownAttribute, element, attribute: attribute)
          tallyAttribute(.unsupported)
          kept.append(InterfaceAttribute(name: name, text: text, range: attribute.range))
        }
        continue
      }
      switch row.treatment {
      case .designTime:
        tallyAttribute(.designTime)
      case .unsupported:
        note(.notSupported, element, attribute: attribute)
        tallyAttribute(.unsupported)
      case .property, .call, .construction, .structure, .special:
        if let expected = row.type.objection(to: text) {
          note(.invalidValue(expected: expected), element, attribute: attribute)
          tallyAttribute(.unsupported)
          continue
        }
        tallyAttribute(.carried)
      }
      if name != "key", !isTaken(name) {
        kept.append(InterfaceAttribute(name: name, text: text, range: attribute.range))
      }
    }
    return kept
  }

  /// The custom class that an element names.
  func classReference(of element: MarkupElement) -> ClassReference? {
    guard let name = element.attribute("customClass"), !name.value.isEmpty else { return nil }
    let module = element.attribute("customModule").flatMap { $0.value.isEmpty ? nil : $0 }
    return ClassReference(
      name: name.value, module: module?.value, moduleProvider: element["customModuleProvider"],
      range: name.valueRange, moduleRange: module?.valueRange)
  }

  /// The node that an element names in the attribute `name`.
  func reference(_ name: String, of element: MarkupElement) -> ObjectReference? {
    element.attribute(name).map { ObjectReference(id: $0.value, range: $0.valueRange) }
  }

  /// Remembers an element's id.
  mutating func declare(_ id: String, _ node: DeclaredIdentifier.Node, at range: SourceRange) {
    document.identifiers.append(DeclaredIdentifier(id: id, node: node, range: range))
  }
}

extension ValueType {
  /// What a text would have to be to be of this type; nil when it is.
  func objection(to text: String) -> String? {
    switch self {
    case .bool:
      text == "YES" || text == "NO" ? nil : "YES or NO"
    case .integer:
      Int(text) != nil || ExactNumber(text).map { $0.value.rounded() == $0.value } == true ? nil : "a whole number"
    case .number, .priority, .tableDimension:
      ExactNumber(text) != nil ? nil : "a number"
    case .enumeration(let enumeration):
      enumeration.members[text] != nil
        ? nil : "one of " + enumeration.members.keys.sorted().joined(separator: ", ")
    case .string, .localizedString, .flags, .image, .reference, .color, .font, .rect, .point, .size, .offset, .insets,
      .directionalInsets, .attributedText, .date, .record:
      nil
    }
  }
}
