import InterfaceModel
import UIKitCatalog
import XMLSyntax

extension DocumentBuilder {
  /// Reads a constraint that the object holds.
  mutating func readConstraint(_ element: MarkupElement, of index: ObjectIndex) {
    tallyElement(.carried)
    let description = catalog["constraint"]
    _ = readAttributes(of: element, description)
    let id = element.attribute("id")
    var constraint = Constraint(
      id: id?.value, firstItem: reference("firstItem", of: element),
      firstAttribute: layoutAttribute("firstAttribute", of: element),
      secondItem: reference("secondItem", of: element),
      secondAttribute: layoutAttribute("secondAttribute", of: element), identifier: element["identifier"],
      customClass: classReference(of: element), isPlaceholder: element["placeholder"] == "YES",
      isSymbolic: element["symbolic"] == "YES", container: index, range: element.range)
    if let relation = parsed(
      "relation", of: element, "equal, lessThanOrEqual or greaterThanOrEqual", Constraint.Relation.init(rawValue:))
    {
      constraint.relation = relation
    }
    if let multiplier = parsed("multiplier", of: element, "a number or a ratio", Multiplier.init(_:)) {
      constraint.multiplier = multiplier
    }
    if let constant = Self.number(element["constant"]) { constraint.constant = constant }
    if let priority = Self.number(element["priority"]) { constraint.priority = priority }
    for child in element.childElements {
      if child.name == "variation" {
        constraint.variations.append(readVariation(child, of: catalog["constraint"]))
      } else if child["key"] == "userComments" {
        tallySubtree(child, .designTime)
        readComment(child, of: index, constraint: constraint.id)
      } else {
        skip(child, .unknownElement)
      }
    }
    let position = document.objects[index].constraints.count
    document.objects[index].constraints.append(constraint)
    if let id { declare(id.value, .constraint(container: index, position: position), at: id.valueRange) }
  }

  private mutating func layoutAttribute(_ name: String, of element: MarkupElement) -> LayoutAttribute? {
    parsed(name, of: element, "a layout attribute", LayoutAttribute.init(documentName:))
  }

  /// Parses an attribute's text; notes what can't be parsed. The catalog checks plain numbers, so that they aren't
  /// noted twice.
  private mutating func parsed<Value>(
    _ name: String, of element: MarkupElement, _ expected: String, _ parse: (String) -> Value?
  ) -> Value? {
    guard let attribute = element.attribute(name) else { return nil }
    let value = parse(attribute.value)
    if value == nil { note(.invalidValue(expected: expected), element, attribute: attribute) }
    return value
  }

  /// Reads a variation of an object or constraint, whose element `description` describes.
  mutating func readVariation(_ element: MarkupElement, of description: CatalogElement?) -> Variation {
    let key = element["key"] ?? "default"
    let isKnown = key == "default" || TraitCondition(key: key) != nil
    let disposition: Disposition = isKnown ? .carried : .unsupported
    if !isKnown { note(.notSupported, element) }
    tallyElement(disposition)
    var variation = Variation(key: key, range: element.range)
    variation.attributes = readVariedAttributes(of: element, description, disposition)
    for child in element.childElements {
      guard child.name == "mask" else {
        if let value = readVariedValue(child, description, disposition) { variation.values.append(value) }
        continue
      }
      tallySubtree(child, disposition)
      let entries = child.childElements.compactMap { entry in
        reference("reference", of: entry).map {
          Variation.MaskEntry(isIncluded: entry.name == "include", reference: $0)
        }
      }
      if child["key"] == "subviews" { variation.subviews += entries } else { variation.constraints += entries }
    }
    return variation
  }

  private mutating func readVariedAttributes(
    of element: MarkupElement, _ description: CatalogElement?, _ disposition: Disposition
  ) -> [InterfaceAttribute] {
    var kept: [InterfaceAttribute] = []
    for attribute in element.attributes {
      guard attribute.name != "key", disposition == .carried else {
        tallyAttribute(disposition)
        continue
      }
      switch description?.attribute(attribute.name)?.treatment {
      case .property, .call:
        break
      case .structure where description?.name == "constraint" && ["constant", "priority"].contains(attribute.name):
        break
      case .designTime:
        tallyAttribute(.designTime)
        continue
      case nil:
        note(.unknownAttribute, element, attribute: attribute)
        tallyAttribute(.unsupported)
        continue
      case .construction, .structure, .special, .unsupported:
        note(.notSupported, element, attribute: attribute)
        tallyAttribute(.unsupported)
        continue
      }
      tallyAttribute(.carried)
      kept.append(InterfaceAttribute(name: attribute.name, text: attribute.value, range: attribute.range))
    }
    return kept
  }

  private mutating func readVariedValue(
    _ child: MarkupElement, _ description: CatalogElement?, _ disposition: Disposition
  ) -> KeyedValue? {
    guard let key = child["key"], disposition == .carried else {
      tallySubtree(child, disposition)
      return nil
    }
    switch description?.child(key)?.content {
    case .value(let type, .property), .value(let type, .call), .value(let type, .construction):
      guard let value = readValue(child, type) else { return nil }
      return KeyedValue(key: key, value: value, range: child.range)
    case nil:
      skip(child, .unknownElement)
    case .value, .object, .objects, .structure, .designTime, .unsupported:
      skip(child, .notSupported)
    }
    return nil
  }
}
