import UIKitCatalog

/// An attribute that an element of the language can have, for grammars and editors.
public struct LanguageAttribute: Sendable {
  /// What its text says.
  public enum Form: Sendable {
    /// A value of the type.
    case value(ValueType)
    /// A value that documents of Apple's format have as an element under a key, or `nil` where the type has that.
    case keyedValue(ValueType)
    /// Actions: `owner.follow:`.
    case action
    /// The id of an object.
    case outlet
  }

  /// The name.
  public let name: String
  /// What its text says.
  public let form: Form
  /// What it sets, and what its absence means, in words.
  public let documentation: String

  init(name: String, form: Form, documentation: String) {
    self.name = name
    self.form = form
    self.documentation = documentation
  }

  init(_ name: String, _ meaning: Vocabulary.Meaning, on element: CatalogElement, _ vocabulary: Vocabulary) {
    let owner = element.className ?? element.name
    switch meaning {
    case .attribute(let row):
      self.init(name: name, form: .value(row.type), documentation: Self.text(of: row, owner, vocabulary))
    case .record(_, .attribute(let row)):
      self.init(name: name, form: .value(row.type), documentation: Self.text(of: row, owner, vocabulary))
    case .value(let key, let type), .record(_, .value(let key, let type)):
      self.init(name: name, form: .keyedValue(type), documentation: Self.text(ofKey: key, element))
    case .action(let event):
      let event = event.map { "at '\($0)'" } ?? "at the only event there is"
      self.init(name: name, form: .action, documentation: "Actions that are sent \(event): 'owner.follow:'.")
    case .outlet:
      let type = UIKitOutlets.type(of: name, in: element.className ?? "").map { ", a \($0)" } ?? ""
      self.init(name: name, form: .outlet, documentation: "An outlet of \(owner): the id of an object\(type).")
    }
  }

  private static func text(of row: AttributeRow, _ owner: String, _ vocabulary: Vocabulary) -> String {
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

  private static func text(ofKey key: String, _ element: CatalogElement) -> String {
    guard case .value(_, .property(let member))? = element.child(key)?.content, !member.isEmpty else { return "" }
    return "Sets '\(member)' of \(element.className ?? element.name)."
  }
}
