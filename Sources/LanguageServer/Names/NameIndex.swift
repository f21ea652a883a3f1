import LayoutSyntax
import UIKitCatalog

/// The ids of a document with all their mentions: what definition, references and rename go by.
///
/// It goes by the tags alone, so that it's there while the document is no XML.
struct NameIndex: Sendable {
  /// Names that stand for objects from outside, without being declared.
  static let implicit = ["owner", "firstResponder"]

  /// All mentions, in the document's order.
  private(set) var mentions: [NameMention] = []
  private let markup: MarkupScan
  private let vocabulary: DocumentVocabulary

  /// Looks for the ids of a document; there are none in one of no known kind.
  init(_ markup: MarkupScan, _ dialect: Dialect?, _ vocabulary: DocumentVocabulary) {
    self.markup = markup
    self.vocabulary = vocabulary
    switch dialect {
    case .viewLanguage: readLanguage()
    case .interfaceBuilder: readInterfaceBuilder()
    case nil: break
    }
    resolveParts()
  }

  // MARK: Looking up

  /// The mention that a place is in.
  func mention(at offset: Int) -> NameMention? {
    mentions.first { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
  }

  /// The mentions of a name.
  func mentions(of name: String) -> [NameMention] { mentions.filter { $0.name == name } }

  /// The declaration of a name.
  func declaration(of name: String) -> NameMention? { mentions.first { $0.name == name && $0.role != .reference } }

  /// The declarations of elements and constraints, the first of each name.
  var declarations: [NameMention] {
    var seen: Set<String> = []
    return mentions.filter { [.element, .constraint].contains($0.role) && seen.insert($0.name).inserted }
  }

  // MARK: The view language

  private mutating func readLanguage() {
    for (place, tag) in markup.tags.enumerated() where tag.kind != .end {
      for attribute in tag.attributes { readLanguage(attribute, of: tag, place) }
      if tag.name == "constraints", let range = markup.contentRange(of: place) {
        readConstraints(in: range, .block, place)
      }
      if tag.name == "originalIDs", let range = markup.contentRange(of: place) { readOriginals(in: range, place) }
    }
  }

  private mutating func readLanguage(_ attribute: ScannedTag.Attribute, of tag: ScannedTag, _ place: Int) {
    guard let range = attribute.valueRange else { return }
    guard attribute.name != "id" else { return add(range, .element, place) }
    if let part = vocabulary.own.parts.first(where: { $0.nameRange == range }) { return add(part, place) }
    switch vocabulary.attribute(attribute.name, of: tag)?.content {
    case .constraints: readConstraints(in: range, .attribute, place)
    case .actions: readActions(in: range, place)
    case .objects: readList(in: range, place)
    case .outlet, .value(.reference, _): add(range, .reference, place)
    default: readTemplate(in: range, place)
    }
  }

  /// A slot is a view, by its name; parameters and events share the names of the class that the document becomes.
  private mutating func add(_ part: ComponentPart, _ place: Int) {
    switch part.kind {
    case .parameter: add(part.nameRange, .parameter, place)
    case .event: add(part.nameRange, .event, place)
    case .slot: add(part.nameRange, .element, place)
    }
  }

  /// `Hello, {name}!`; two braces stand for one.
  private mutating func readTemplate(in range: Range<Int>, _ place: Int) {
    let parameters = Set(vocabulary.own.parameters.map(\.name))
    guard !parameters.isEmpty else { return }
    var position = range.lowerBound
    while let open = markup.bytes[position..<range.upperBound].firstIndex(of: UInt8(ascii: "{")) {
      position = open + 1
      if position < range.upperBound, markup.bytes[position] == UInt8(ascii: "{") {
        position += 1
        continue
      }
      guard let end = markup.bytes[position..<range.upperBound].firstIndex(of: UInt8(ascii: "}")) else { return }
      if markup.bytes[position] == UInt8(ascii: "!") { position += 1 }
      if parameters.contains(markup.text(position..<end)) { add(position..<end, .reference, place) }
      position = end + 1
    }
  }

  private mutating func readConstraints(in range: Range<Int>, _ form: LayoutTextForm, _ place: Int) {
    let text = EscapedText(markup.bytes, range)
    for word in LayoutWord.words(of: text.text, form) {
      switch word.role {
      case .item where !LayoutScope.reservedNames.contains(word.text):
        add(text.source(word.range), .reference, place)
      case .name: add(text.source(word.range), .constraint, place)
      default: break
      }
    }
  }

  /// `owner.follow:, other.log:, {onFollow}`
  private mutating func readActions(in range: Range<Int>, _ place: Int) {
    for part in parts(of: range, separator: UInt8(ascii: ",")) {
      if markup.bytes[part.lowerBound] == UInt8(ascii: "{") {
        let name = (part.lowerBound + 1)..<max(part.lowerBound + 1, part.upperBound - 1)
        if vocabulary.own.events.contains(where: { $0.name == markup.text(name) }) { add(name, .reference, place) }
        continue
      }
      let dot = markup.bytes[part].firstIndex(of: UInt8(ascii: ".")) ?? part.upperBound
      add(part.lowerBound..<dot, .reference, place)
    }
  }

  private mutating func readList(in range: Range<Int>, _ place: Int) {
    for part in parts(of: range, separator: UInt8(ascii: " ")) { add(part, .reference, place) }
  }

  /// A line each: a name, or a view's with a guide's key after a dot; a blank; the id of Apple's document.
  private mutating func readOriginals(in range: Range<Int>, _ place: Int) {
    for line in parts(of: range, separator: UInt8(ascii: "\n")) {
      let end = markup.bytes[line].firstIndex { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ".") }
      if let end { add(line.lowerBound..<end, .reference, place) }
    }
  }

  /// The parts between separators, without the blanks around them.
  private func parts(of range: Range<Int>, separator: UInt8) -> [Range<Int>] {
    markup.bytes[range].split(separator: separator).compactMap { part in
      guard let first = part.firstIndex(where: { !MarkupScan.isBlank($0) }),
        let last = part.lastIndex(where: { !MarkupScan.isBlank($0) })
      else { return nil }
      return first..<(last + 1)
    }
  }

  // MARK: Apple's documents

  private mutating func readInterfaceBuilder() {
    for (place, tag) in markup.tags.enumerated() where tag.kind != .end {
      for attribute in tag.attributes {
        guard let range = attribute.valueRange else { continue }
        if attribute.name == "id" {
          add(range, .element, place)
        } else if case .reference? = Catalog.uiKit[tag.name]?.attribute(attribute.name)?.type {
          add(range, .reference, place)
        }
      }
    }
  }

  // MARK: Both

  private mutating func add(_ range: Range<Int>, _ role: NameMention.Role, _ tag: Int) {
    guard !range.isEmpty else { return }
    mentions.append(NameMention(name: markup.text(range), range: range, role: role, tag: tag))
  }

  /// `box.leading` is a part of the constraint `box` that stands for several, `mail.captionLabel` an object in the instance
  /// `mail` of a component.
  private mutating func resolveParts() {
    let wholes = Set(
      mentions.filter { mention in
        mention.role == .constraint
          || mention.role == .element && vocabulary.component(of: markup.tags[mention.tag]) != nil
      }.map(\.name))
    for place in mentions.indices where mentions[place].role == .reference {
      let name = mentions[place].name
      guard let dot = name.firstIndex(of: "."), wholes.contains(String(name[..<dot])) else { continue }
      let range = mentions[place].range
      mentions[place].name = String(name[..<dot])
      mentions[place].range = range.lowerBound..<(range.lowerBound + name[..<dot].utf8.count)
    }
  }
}
