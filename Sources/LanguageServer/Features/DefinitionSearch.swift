import Foundation
import LanguageServerProtocol
import ViewLanguage
import XMLSyntax

/// Where what stands at a place is declared.
struct DefinitionSearch {
  /// The document.
  let document: OpenDocument
  /// The project around it.
  let project: any ServerProject

  private var markup: MarkupScan { document.markup }
  private var vocabulary: DocumentVocabulary { DocumentVocabulary(document, in: project) }

  /// The place of the declaration; nil where none is known.
  func location(at position: Position) -> Location? {
    let offset = document.lines.offset(of: position)
    let names = document.names(in: project)
    if let mention = names.mention(at: offset) {
      if let declaration = names.declaration(of: mention.name) { return location(declaration.range) }
      return placeholder(mention.name)
    }
    switch markup.context(at: offset) {
    case .elementName(let tag), .endName(let tag): return component(markup.tags[tag].name)
    case .attributeName(let tag, let attribute?):
      let (tag, attribute) = (markup.tags[tag], markup.tags[tag].attributes[attribute])
      guard let component = vocabulary.component(of: tag) else { return nil }
      return component.outline.argument(attribute.name).map { location($0, in: component) }
    case .attributeValue(let tag, let attribute):
      let (tag, attribute) = (markup.tags[tag], markup.tags[tag].attributes[attribute])
      return location(tag, attribute) ?? member(tag, attribute, at: offset)
    default: return nil
    }
  }

  private func location(_ range: Range<Int>) -> Location {
    Location(uri: document.uri, range: document.lines.range(of: range))
  }

  /// `owner` and `firstResponder` have no id, but an element each.
  private func placeholder(_ name: String) -> Location? {
    guard NameIndex.implicit.contains(name) else { return nil }
    return markup.tags.first { $0.name == name && $0.kind != .end }.map { location($0.nameRange) }
  }

  private func location(_ tag: ScannedTag, _ attribute: ScannedTag.Attribute) -> Location? {
    guard let range = attribute.valueRange else { return nil }
    let value = EscapedText(markup.bytes, range).text
    switch attribute.name {
    case "class", "customClass":
      let module = ["module", "customModule"].lazy.compactMap { markup.value(of: $0, in: tag) }.first
      return sourceFile(value, module)
    case "src" where tag.name == "component": return file(value)
    case "slot":
      guard let component = vocabulary.filled(by: tag) else { return nil }
      return component.outline.slots.first { $0.name == value }.map { location($0, in: component) }
    default: return nil
    }
  }

  /// An object in an instance, as outlets name it: `mail.captionLabel`, up to the name at the place.
  private func member(_ tag: ScannedTag, _ attribute: ScannedTag.Attribute, at offset: Int) -> Location? {
    switch vocabulary.attribute(attribute.name, of: tag)?.content {
    case .outlet, .objects, .value(.reference, _): break
    default: return nil
    }
    guard let range = attribute.valueRange else { return nil }
    let start = markup.bytes[range.lowerBound..<offset].lastIndex(where: MarkupScan.isBlank).map { $0 + 1 }
    let end = markup.bytes[offset..<range.upperBound].firstIndex {
      MarkupScan.isBlank($0) || $0 == UInt8(ascii: ".")
    }
    let path = markup.text((start ?? range.lowerBound)..<(end ?? range.upperBound)).split(separator: ".")
    guard path.count > 1 else { return nil }
    return InstanceMembers(document: document, project: project).location(of: path.map(String.init))
  }

  private func sourceFile(_ className: String, _ module: String?) -> Location? {
    guard let found = project.declaration(ofClass: className, module: module) else { return nil }
    let lines = LineTable(project.contents(of: found.path) ?? [], encoding: document.lines.encoding)
    let start = lines.offset(of: found.position)
    let end = min(lines.bytes.count, start + className.utf8.count)
    return Location(uri: DocumentURI.uri(found.path), range: lines.range(of: start..<max(start, end)))
  }

  /// The view that a component is; its file where that has none, its declaration where there is no file.
  private func component(_ name: String) -> Location? {
    if let component = vocabulary.components[name] {
      let range = component.content?.nameRange ?? 0..<0
      return Location(uri: component.document.uri, range: component.document.lines.range(of: range))
    }
    let declaration = markup.tags.first { tag in
      tag.name == "component" && tag.kind != .end && markup.value(of: "name", in: tag) == name
    }
    return declaration.map { location($0.nameRange) }
  }

  private func location(_ part: ComponentPart, in component: TakenComponent) -> Location {
    Location(uri: component.document.uri, range: component.document.lines.range(of: part.nameRange))
  }

  /// A file beside the document.
  private func file(_ path: String) -> Location? {
    let base = URL(fileURLWithPath: document.path)
    let url = URL(fileURLWithPath: path, relativeTo: base.deletingLastPathComponent()).standardizedFileURL
    guard project.contents(of: url.path) != nil else { return nil }
    let start = Position(line: 0, character: 0)
    return Location(uri: DocumentURI.uri(url.path), range: TextRange(start: start, end: start))
  }
}
