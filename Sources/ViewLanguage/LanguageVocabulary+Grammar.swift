import UIKitCatalog

/// What grammars need to know.
extension LanguageVocabulary {
  /// What the catalog's elements are.
  public var catalog: Catalog { vocabulary.catalog }

  /// The attributes of an object's element, without those that every object has in the language (`class`, `module`,
  /// `moduleProvider`, `canvas`) or every view (`size`); each once, by name.
  public func objectAttributes(of element: CatalogElement) -> [Attribute] {
    let outlets = element.className.map(UIKitOutlets.properties) ?? []
    return attributes(Set(vocabulary.names(on: element) + outlets + ["action"]), of: element)
  }

  /// The attributes of an element that keeps Apple's form; each once, by name.
  public func plainAttributes(of element: CatalogElement) -> [Attribute] {
    let names = element.attributes.map(\.name) + element.children.map { vocabulary.name(ofKey: $0.name) }
    return attributes(Set(names), of: element).filter { attribute in
      switch attribute.content {
      case .actions, .outlet: false
      default: true
      }
    }
  }

  private func attributes(_ names: Set<String>, of element: CatalogElement) -> [Attribute] {
    names.sorted().compactMap { name in
      vocabulary.meaning(of: name, on: element).map {
        Attribute(
          name: name, content: content(of: $0, name, element), documentation: documentation(of: $0, name, element))
      }
    }
  }

  // MARK: Attributed texts and traits

  /// The elements of attributed texts with light markup, by name.
  public static var attributedTexts: [String] { AttributedTextForm.keys.sorted() }
  /// The elements inside attributed texts.
  public static var inlineElements: [String] { InlineMarkup.names }
  /// The attributes of attributed texts and of the elements inside.
  public var inlineAttributes: [String] { AttributedTextForm(catalog: catalog).names }

  /// The traits that `<when>` names, each with what it can be.
  public static var traits: [(name: String, values: [String])] {
    TraitText.attributes.map { ($0, TraitText.values(of: $0)) }
  }

  // MARK: Documentation

  private func documentation(of meaning: Vocabulary.Meaning, _ name: String, _ element: CatalogElement) -> String {
    let owner = element.className ?? element.name
    switch meaning {
    case .attribute(let row), .record(_, .attribute(let row)): return documentation(of: row, owner)
    case .value(let key, _), .record(_, .value(let key, _)):
      guard case .value(_, .property(let member))? = element.child(key)?.content, !member.isEmpty else { return "" }
      return "Sets '\(member)' of \(owner)."
    case .action(let event):
      let event = event.map { "at '\($0)'" } ?? "at the only event there is"
      return "Actions that are sent \(event): 'owner.follow:'."
    case .outlet:
      let type = UIKitOutlets.type(of: name, in: element.className ?? "").map { ", a \($0)" } ?? ""
      return "An outlet of \(owner): the id of an object\(type)."
    }
  }

  private func documentation(of row: AttributeRow, _ owner: String) -> String {
    var text: String
    switch row.treatment {
    case .property(let member): text = "Sets '\(member)' of \(owner)."
    case .call(let template): text = "Calls '\(template.callee)' of \(owner)."
    case .construction: text = "Takes part in the making of a \(owner)."
    case .designTime(let reason):
      text = reason.explanation.prefix(1).uppercased() + reason.explanation.dropFirst() + "."
    case .unsupported: text = "Known, and no code comes of it yet."
    case .structure, .special: text = ""
    }
    var facts: [String] = []
    if let value = vocabulary.defaultValue(of: row) { facts.append("Where it isn't there: \(value).") }
    if let since = row.since { facts.append("Since iOS \(since).") }
    if !facts.isEmpty { text += (text.isEmpty ? "" : " ") + facts.joined(separator: " ") }
    return text
  }
}
