import LanguageServerProtocol
import UIKitCatalog
import ViewLanguage

extension Completion {
  // MARK: In the document of a component

  /// The parameters of the document that a value can show: `{name}`, of a truth value also the opposite.
  func parameterItems(_ type: ValueType, _ tag: ScannedTag, _ range: Range<Int>) -> [CompletionItem] {
    guard tag.name != "parameter" else { return [] }
    let place = templateRange(type, in: range)
    return vocabulary.own.parameters.flatMap { part -> [CompletionItem] in
      guard let parameter = part.type, LanguageVocabulary.canShow(parameter, in: type) else { return [] }
      let forms = parameter.base == .bool ? ["{\(part.name)}", "{!\(part.name)}"] : ["{\(part.name)}"]
      return forms.map { item($0, .reference, detail: parameter.swiftName, over: place) }
    }
  }

  /// From the brace that is open at the place; else the whole value, or in a text that has begun where the place is.
  private func templateRange(_ type: ValueType, in range: Range<Int>) -> Range<Int> {
    let written = markup.bytes[range.lowerBound..<max(range.lowerBound, offset)]
    guard let brace = written.lastIndex(of: UInt8(ascii: "{")), !written[brace...].contains(UInt8(ascii: "}")) else {
      return isText(type) && !written.isEmpty ? offset..<offset : range
    }
    let rest = markup.bytes[offset..<max(offset, range.upperBound)]
    let end = rest.firstIndex { !MarkupScan.isNameByte($0) || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
    guard let end, markup.bytes[end] == UInt8(ascii: "}") else { return brace..<offset }
    return brace..<(end + 1)
  }

  private func isText(_ type: ValueType) -> Bool {
    switch type {
    case .string, .localizedString: true
    default: false
    }
  }

  /// The events of the document, as actions name them.
  func eventItems(over range: Range<Int>) -> [CompletionItem] {
    vocabulary.own.events.map { item("{\($0.name)}", .event, detail: "event", over: range) }
  }

  // MARK: Of instances

  /// What a parameter is without an argument, and `nil` where it takes that; but for what is among other items.
  func defaultItems(
    _ name: String, _ tag: ScannedTag, _ range: Range<Int>, besides others: [CompletionItem]
  ) -> [CompletionItem] {
    guard let part = vocabulary.part(name, of: tag) else { return [] }
    let standard = [part.defaultText].compactMap { $0 }.map { ($0, "default") }
    let nothing = part.type?.isOptional == true && part.defaultText != "nil" ? [("nil", "nothing")] : []
    return (standard + nothing).filter { text, _ in !others.contains { $0.label == text } }.map { text, detail in
      item(text, .value, detail: detail, over: range)
    }
  }

  /// The objects in the instances of components, as outlets name them; deeper ones once the path to them is written.
  func memberItems(over range: Range<Int>) -> [CompletionItem] {
    let members = InstanceMembers(document: document, project: project)
    let instances = names.declarations.filter { vocabulary.component(of: markup.tags[$0.tag]) != nil }
    var paths = instances.map { [$0.name] }
    let written = markup.text(self.written(from: range.lowerBound)).split(
      separator: ".", omittingEmptySubsequences: false)
    if written.count > 2 { paths.append(written.dropLast().map(String.init)) }
    return paths.flatMap { path in
      members.names(in: path).map { name in
        item((path + [name]).joined(separator: "."), .reference, over: range)
      }
    }
  }
}
