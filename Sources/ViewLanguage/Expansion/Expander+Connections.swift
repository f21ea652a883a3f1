import UIKitCatalog
import XMLSyntax

extension Expander {
  /// The actions that an attribute says: `owner.follow:`, or several with commas between them.
  mutating func actions(_ source: LanguageAttribute, _ event: String?) -> [DerivedElement] {
    source.value.split(separator: ",").flatMap { target -> [DerivedElement] in
      if let name = eventName(target.trimmingSpaces) { return send(name, source, event) }
      let words = target.trimmingSpaces.split(separator: ".", maxSplits: 1)
      guard words.count == 2 else {
        fault(
          "invalid_value", "'\(source.name)' can't be '\(source.value)'",
          help: "expected an object and a selector, such as 'owner.follow:'", at: source.valueRange)
        return []
      }
      var action = EditableElement(
        "action",
        attributes: [.init("selector", String(words[1])), .init("destination", reference(String(words[0])))])
      if let event { action["eventType"] = event }
      action["id"] = generateID()
      return [DerivedElement(action, from: source.range)]
    }
  }

  /// The outlet that an attribute says.
  mutating func outlet(_ source: LanguageAttribute) -> DerivedElement {
    let outlet = EditableElement(
      "outlet",
      attributes: [
        .init("property", source.name), .init("destination", reference(source.value)), .init("id", generateID()),
      ])
    return DerivedElement(outlet, from: source.range)
  }

  /// The members of an outlet collection, which the language has in one element.
  mutating func expandCollection(_ element: MarkupElement) -> [DerivedElement] {
    guard let source = element.attribute("destinations"), let property = element["property"] else {
      require(["property"], of: element)
      return []
    }
    return source.value.split(separator: " ").map { name in
      let member = EditableElement(
        "outletCollection",
        attributes: [
          .init("property", property), .init("destination", reference(String(name))),
          .init("collectionClass", "NSMutableArray"), .init("id", generateID()),
        ])
      return DerivedElement(member, from: element.range)
    }
  }

  /// A connection that is written as an element.
  mutating func expandConnection(_ element: MarkupElement) -> DerivedElement {
    require(Self.needs[element.name] ?? [], of: element)
    return withID(expandPlain(element))
  }

  private static let needs = [
    "outlet": ["property", "destination"], "outletCollection": ["property", "destination"],
    "action": ["selector", "destination"], "segue": ["destination", "kind"],
  ]

  /// A constraint that is written as an element.
  mutating func expandConstraint(_ element: MarkupElement) -> DerivedElement {
    withID(expandPlain(element))
  }

  /// The element with an id, where it has none.
  private mutating func withID(_ element: DerivedElement) -> DerivedElement {
    guard element["id"] == nil else { return element }
    var element = element
    element.attributes.append(.init("id", generateID(), range: element.range, valueRange: element.range))
    return element
  }
}

extension Substring {
  /// The text without the spaces around it.
  fileprivate var trimmingSpaces: Substring {
    drop { $0 == " " }.reversed().drop { $0 == " " }.reversed().reduce(into: Substring()) { $0.append($1) }
  }
}
