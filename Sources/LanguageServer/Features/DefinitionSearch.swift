import Foundation
import LanguageServerProtocol
import XMLSyntax

/// Where what stands at a place is declared.
struct DefinitionSearch {
  /// The document.
  let document: OpenDocument
  /// The project around it.
  let project: any ServerProject

  private var markup: MarkupScan { document.markup }

  /// The place of the declaration; nil where none is known.
  func location(at position: Position) -> Location? {
    let offset = document.lines.offset(of: position)
    let names = document.names
    if let mention = names.mention(at: offset) {
      if let declaration = names.declaration(of: mention.name) { return location(declaration.range) }
      return placeholder(mention.name)
    }
    switch markup.context(at: offset) {
    case .elementName(let tag), .endName(let tag): return component(markup.tags[tag].name)
    case .attributeValue(let tag, let attribute):
      let (tag, attribute) = (markup.tags[tag], markup.tags[tag].attributes[attribute])
      return location(tag, attribute)
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
    default: return nil
    }
  }

  private func sourceFile(_ className: String, _ module: String?) -> Location? {
    guard let found = project.declaration(ofClass: className, module: module) else { return nil }
    let lines = LineTable(project.contents(of: found.path) ?? [], encoding: document.lines.encoding)
    let start = lines.offset(of: found.position)
    let end = min(lines.bytes.count, start + className.utf8.count)
    return Location(uri: DocumentURI.uri(found.path), range: lines.range(of: start..<max(start, end)))
  }

  /// The file that a component's declaration names; the declaration itself where it names none.
  private func component(_ name: String) -> Location? {
    let declaration = markup.tags.first { tag in
      tag.name == "component" && tag.kind != .end && markup.value(of: "name", in: tag) == name
    }
    guard let declaration else { return nil }
    return markup.value(of: "src", in: declaration).flatMap(file) ?? location(declaration.nameRange)
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
