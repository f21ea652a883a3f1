import LanguageServerProtocol
import UIKitCatalog
import ViewLanguage

extension Completion {
  // MARK: Elements

  /// The elements that can stand where a tag begins.
  func elementItems(_ place: Int) -> [CompletionItem] {
    let tag = markup.tags[place]
    let isNew = tag.attributes.isEmpty && !tag.isClosed
    return elements(in: tag.parent).map { element in
      item(
        label(of: element), .class, detail: detail(of: element),
        writing: isNew ? insertion(element) : Insertion(element.name), over: tag.nameRange)
    }
  }

  /// The elements that can stand in another one, and its end.
  func contentItems(_ parent: Int?) -> [CompletionItem] {
    let range = offset..<offset
    var items = elements(in: parent).map { element in
      let text = insertion(element)
      return item(
        label(of: element), .class, detail: detail(of: element),
        writing: Insertion("<" + text.plain, snippet: "<" + text.snippet), over: range)
    }
    if let parent, markup.tags[parent].partner == nil {
      items.append(
        item(
          "/" + markup.tags[parent].name, .keyword, writing: Insertion("</\(markup.tags[parent].name)>"), over: range))
    }
    return items
  }

  /// The end tag's name: that of the element that is open.
  func endItems(_ place: Int) -> [CompletionItem] {
    let tag = markup.tags[place]
    guard let opening = tag.partner ?? tag.parent else { return [] }
    let name = markup.tags[opening].name
    return [item(name, .keyword, writing: Insertion(tag.isClosed ? name : name + ">"), over: tag.nameRange)]
  }

  private func elements(in parent: Int?) -> [LanguageVocabulary.Element] {
    vocabulary.elements(in: parent)
  }

  private func insertion(_ element: LanguageVocabulary.Element) -> Insertion {
    if let component = vocabulary.components[element.name] { return insertion(component) }
    guard let key = element.key else { return Insertion(element.name) }
    let start = "\(element.name) key=\""
    return key.isEmpty ? Insertion(start + "\"", snippet: start + "$1\"") : Insertion(start + key + "\"")
  }

  /// The element of a component with the arguments that it needs.
  private func insertion(_ component: TakenComponent) -> Insertion {
    let needed = component.outline.parameters.filter { $0.defaultText == nil }.map(\.name)
    let arguments = needed.enumerated().map { " \($1)=\"$\($0 + 1)\"" }
    return Insertion(component.name, snippet: component.name + arguments.joined())
  }

  /// The element with its key, which alone tells several views of one parent from each other.
  private func label(of element: LanguageVocabulary.Element) -> String {
    guard let key = element.key, !key.isEmpty else { return element.name }
    return "\(element.name) key=\"\(key)\""
  }

  private func detail(of element: LanguageVocabulary.Element) -> String? {
    vocabulary.components[element.name].map { "component, \($0.fileName)" } ?? Catalog.uiKit[element.name]?.className
  }

  // MARK: Attributes

  /// The attributes that an element doesn't have yet.
  func attributeItems(_ place: Int, _ number: Int?) -> [CompletionItem] {
    let tag = markup.tags[place]
    let current = number.map { tag.attributes[$0] }
    // Right after a value, a blank has to come first.
    if current == nil, offset > 0, !MarkupScan.isBlank(markup.bytes[offset - 1]) { return [] }
    let present = Set(tag.attributes.filter { $0 != current }.map(\.name))
    let range = current?.nameRange ?? offset..<offset
    let hasValue = current?.valueRange != nil
    return vocabulary.attributes(of: tag).filter { !present.contains($0.name) }.map { attribute in
      item(
        attribute.name, kind(of: attribute), detail: detail(of: attribute, on: tag),
        writing: hasValue ? nil : Insertion(attribute.name + "=\"\"", snippet: attribute.name + "=\"$1\""), over: range)
    }
  }

  private func kind(of attribute: LanguageVocabulary.Attribute) -> CompletionItem.Kind {
    switch attribute.content {
    case .actions: .event
    case .outlet, .objects: .reference
    case .constraints: .field
    default: .property
    }
  }

  private func detail(of attribute: LanguageVocabulary.Attribute, on tag: ScannedTag) -> String? {
    if let part = vocabulary.part(attribute.name, of: tag) { return part.signature }
    switch attribute.content {
    case .value(let type, let row):
      guard let element = vocabulary.description(of: tag) else { return type.swiftName }
      return AttributeText(name: attribute.name, type: type, row: row, element: element).signature
    case .outlet(let type): return type
    case .actions: return "actions"
    case .constraints: return "constraints"
    case .className: return "class"
    case .id, .objects, .words, .text: return nil
    }
  }
}
