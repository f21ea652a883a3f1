import LanguageServerProtocol
import LayoutSyntax
import UIKitCatalog
import ViewLanguage

extension Completion {
  /// The values that an attribute can have.
  func valueItems(_ tag: ScannedTag, _ attribute: ScannedTag.Attribute) -> [CompletionItem] {
    guard let range = attribute.valueRange else { return [] }
    // A value that isn't closed may have run into what follows.
    let whole = attribute.isClosed ? range : written(from: range.lowerBound)
    let items = valueItems(attribute.name, tag, whole)
    return isQuoted(range) ? items : items.map(quoted)
  }

  private func valueItems(_ name: String, _ tag: ScannedTag, _ range: Range<Int>) -> [CompletionItem] {
    if name == "key" { return keyItems(tag, range) }
    switch vocabulary.attribute(name, of: tag)?.content {
    case .value(.reference, _), .outlet: return objectItems(over: range)
    case .value(let type, let row):
      let items = items(of: type, row, range)
      return parameterItems(type, tag, range) + defaultItems(name, tag, range, besides: items) + items
    case .actions: return actionItems(range)
    case .objects: return objectItems(over: word(in: range, after: [UInt8(ascii: " ")]))
    case .words(let words): return words.map { item($0, .value, over: range) }
    case .constraints, .id, .className, .text, nil: return []
    }
  }

  private func items(of type: ValueType, _ row: AttributeRow?, _ range: Range<Int>) -> [CompletionItem] {
    switch type {
    case .bool: return ["YES", "NO"].map { item($0, .value, over: range) }
    case .enumeration(let enumeration):
      return enumeration.members.sorted { $0.key < $1.key }.map { spelling, member in
        item(spelling, .enumMember, detail: "\(enumeration.swiftType).\(member)", over: range)
      }
    case .flags(let enumeration):
      let range = word(in: range, after: [UInt8(ascii: " ")])
      return (Set(enumeration.members.values).sorted() + ["none"]).map {
        item($0, .enumMember, detail: enumeration.swiftType, over: range)
      }
    case .color: return colorItems(range)
    case .font: return fontItems(range)
    case .image: return (["symbol:"] + values(of: "name", in: "image")).map { item($0, .value, over: range) }
    case .priority: return ["1000", "750", "250"].map { item($0, .value, over: range) }
    default:
      return [row?.codeDefault ?? row?.nibDefault].compactMap { $0 }.map {
        item($0, .value, detail: "default", over: range)
      }
    }
  }

  // MARK: Colours and fonts

  private func colorItems(_ range: Range<Int>) -> [CompletionItem] {
    let named = values(of: "name", in: "namedColor").map { "named:" + $0 }
    let forms = [
      Insertion("#RRGGBB", snippet: "#$1"), Insertion("rgb(0 0 0)", snippet: "rgb($1)"),
      Insertion("gray(0.5)", snippet: "gray($1)"), Insertion("named:", snippet: "named:$1"),
    ]
    return SystemColors.allMembers.map { item($0, .color, detail: "UIColor.\($0)", over: range) }
      + (named + ["nil"]).map { item($0, .color, over: range) }
      + forms.map { item($0.plain, .color, writing: $0, over: range) }
  }

  private func fontItems(_ range: Range<Int>) -> [CompletionItem] {
    let words = markup.text(written(from: range.lowerBound)).split(separator: " ", omittingEmptySubsequences: false)
    if words.count > 2, words[0] == "system" {
      let range = word(in: range, after: [UInt8(ascii: " ")])
      return Self.weights.map { item($0, .enumMember, detail: "UIFont.Weight.\($0)", over: range) }
    }
    let system = ["system", "boldSystem", "italicSystem"].map { Insertion("\($0) 17", snippet: "\($0) ${1:17}") }
    return TextStyles.allMembers.map { item($0, .enumMember, detail: "UIFont.TextStyle.\($0)", over: range) }
      + system.map { item($0.plain, .value, writing: $0, over: range) }
  }

  private static let weights = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  /// What the document's elements of a name say under an attribute.
  private func values(of attribute: String, in element: String) -> [String] {
    let tags = markup.tags.filter { $0.name == element && $0.kind != .end }
    return Set(tags.compactMap { markup.value(of: attribute, in: $0) }).sorted()
  }

  // MARK: Ids

  private func objectItems(over range: Range<Int>) -> [CompletionItem] {
    NameIndex.implicit.map { item($0, .reference, over: range) }
      + names.declarations.map { item($0.name, .reference, detail: detail(of: $0), over: range) }
      + memberItems(over: range)
  }

  /// An object, or after its dot the actions that its class has.
  private func actionItems(_ range: Range<Int>) -> [CompletionItem] {
    let target = word(in: range, after: [UInt8(ascii: ","), UInt8(ascii: " ")])
    let text = markup.text(target.lowerBound..<offset)
    guard let dot = text.firstIndex(of: ".") else {
      return eventItems(over: target)
        + (NameIndex.implicit + layoutItems.map(\.name)).map { item($0 + ".", .reference, over: target) }
    }
    guard let className = className(of: String(text[..<dot])) else { return [] }
    let selector = (target.lowerBound + text[...dot].utf8.count)..<target.upperBound
    return project.actions(ofClass: className).map { item($0, .method, detail: className, over: selector) }
  }

  private func className(of name: String) -> String? {
    let place = names.declaration(of: name)?.tag ?? markup.tags.firstIndex { $0.name == name && $0.kind != .end }
    return place.flatMap { markup.value(of: "class", in: markup.tags[$0]) }
  }

  private func keyItems(_ tag: ScannedTag, _ range: Range<Int>) -> [CompletionItem] {
    if tag.name == "state" {
      return ["disabled", "focused", "highlighted", "selected"].map { item($0, .value, over: range) }
    }
    let parent = tag.parent.flatMap { Catalog.uiKit[markup.tags[$0].name] }
    let keys = (parent?.children ?? []).filter { child in
      switch child.content {
      case .object, .value: true
      default: false
      }
    }
    return keys.map(\.name).sorted().map { item($0, .value, over: range) }
  }

  // MARK: Ranges

  /// The part of a value that the place is in, after the last of some separators.
  func word(in range: Range<Int>, after separators: Set<UInt8>) -> Range<Int> {
    let start = markup.bytes[range.lowerBound..<max(range.lowerBound, offset)].lastIndex { separators.contains($0) }
    let end = markup.bytes[offset..<max(offset, range.upperBound)].firstIndex { separators.contains($0) }
    return (start.map { $0 + 1 } ?? range.lowerBound)..<(end ?? max(offset, range.upperBound))
  }

  private func isQuoted(_ range: Range<Int>) -> Bool {
    guard range.lowerBound > 0 else { return false }
    let before = markup.bytes[range.lowerBound - 1]
    return before == UInt8(ascii: "\"") || before == UInt8(ascii: "'")
  }

  private func quoted(_ item: CompletionItem) -> CompletionItem {
    var item = item
    if let text = item.textEdit?.newText { item.textEdit?.newText = "\"\(text)\"" }
    return item
  }
}
