/// Finds the tags of a text, whatever it is: somebody may be typing it.
///
/// A `<` begins a tag, also within a tag or a value that isn't closed, since XML has none there.
struct MarkupScanner {
  private let bytes: [UInt8]
  private var position = 0
  private(set) var tags: [ScannedTag] = []
  /// Comments, CDATA sections and instructions; one without its end goes beyond the text's.
  private(set) var asides: [Range<Int>] = []
  /// The places of the start tags that are open.
  private var open: [Int] = []
  /// How many of them have a name.
  private var openCounts: [String: Int] = [:]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Scans all of the text.
  mutating func scan() {
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = start
      if skip("<!--", to: "-->") || skip("<![CDATA[", to: "]]>") || skip("<?", to: "?>") || skip("<!", to: ">") {
        continue
      } else if byte(start + 1) == UInt8(ascii: "/") {
        scanEndTag(start)
      } else {
        scanStartTag(start)
      }
    }
    // What an element holds follows it, so that one pass from the end finds the last tag of each.
    for place in tags.indices.reversed() {
      if let parent = tags[place].parent { tags[parent].last = max(tags[parent].last, tags[place].last) }
    }
  }

  // MARK: Tags

  private mutating func scanStartTag(_ start: Int) {
    position = start + 1
    let name = scanName()
    var tag = ScannedTag(
      kind: .empty, name: text(name), nameRange: name, range: start..<position, parent: open.last,
      last: tags.count)
    scanAttributes(of: &tag)
    tag.range = start..<position
    tags.append(tag)
    guard tag.kind == .start else { return }
    open.append(tags.count - 1)
    openCounts[tag.name, default: 0] += 1
  }

  private mutating func scanAttributes(of tag: inout ScannedTag) {
    while position < bytes.count {
      skipBlanks()
      switch byte(position) {
      case UInt8(ascii: ">"):
        position += 1
        tag.isClosed = true
        tag.kind = .start
        return
      case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: ">"):
        position += 2
        tag.isClosed = true
        return
      case UInt8(ascii: "<"), nil:
        return
      default:
        if let attribute = scanAttribute() { tag.attributes.append(attribute) } else { position += 1 }
      }
    }
  }

  private mutating func scanEndTag(_ start: Int) {
    position = start + 2
    let name = scanName()
    skipBlanks()
    let isClosed = byte(position) == UInt8(ascii: ">")
    if isClosed { position += 1 }
    var tag = ScannedTag(
      kind: .end, name: text(name), nameRange: name, range: start..<position, isClosed: isClosed, parent: open.last,
      last: tags.count)
    // An end tag that closes nothing is passed over; elements within the one that it closes are closed with it.
    if openCounts[tag.name, default: 0] > 0, let opening = close(tag.name) {
      tags[opening].partner = tags.count
      tag.partner = opening
      tag.parent = tags[opening].parent
    }
    tags.append(tag)
  }

  /// Closes the innermost element of a name, with all that are open in it; the place of its start tag.
  private mutating func close(_ name: String) -> Int? {
    while let place = open.popLast() {
      openCounts[tags[place].name, default: 1] -= 1
      if tags[place].name == name { return place }
    }
    return nil
  }

  // MARK: Attributes

  private mutating func scanAttribute() -> ScannedTag.Attribute? {
    let name = scanName()
    guard !name.isEmpty else { return nil }
    var attribute = ScannedTag.Attribute(name: text(name), nameRange: name)
    let end = position
    skipBlanks()
    guard byte(position) == UInt8(ascii: "=") else {
      position = end
      return attribute
    }
    position += 1
    let valueStart = position
    skipBlanks()
    guard let quote = byte(position), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      position = valueStart
      attribute.valueRange = scanName()
      return attribute
    }
    position += 1
    scanValue(until: quote, of: &attribute)
    return attribute
  }

  private mutating func scanValue(until quote: UInt8, of attribute: inout ScannedTag.Attribute) {
    let start = position
    let end = bytes[start...].firstIndex { $0 == quote || $0 == UInt8(ascii: "<") } ?? bytes.count
    if byte(end) == quote {
      attribute.valueRange = start..<end
      attribute.isClosed = true
      position = end + 1
    } else {
      // Without its quote, a value goes to the end of the line at most.
      let lineEnd = bytes[start..<end].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? end
      attribute.valueRange = start..<lineEnd
      position = lineEnd
    }
  }

  // MARK: Bytes

  private func byte(_ place: Int) -> UInt8? { place < bytes.count ? bytes[place] : nil }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private mutating func skipBlanks() {
    while let next = byte(position), MarkupScan.isBlank(next) { position += 1 }
  }

  /// A name, or whatever stands in its place up to a blank or a sign of XML.
  private mutating func scanName() -> Range<Int> {
    let start = position
    while let next = byte(position), MarkupScan.isNameByte(next) { position += 1 }
    return start..<position
  }

  /// Skips what begins here with `opening`, to the end of the text where `closing` is missing; false where it doesn't.
  private mutating func skip(_ opening: StaticString, to closing: StaticString) -> Bool {
    guard bytes[position...].starts(with: Self.bytes(opening)) else { return false }
    let content = position + opening.utf8CodeUnitCount
    let end = bytes[min(content, bytes.count)...].firstRange(of: Self.bytes(closing))?.upperBound
    asides.append(position..<(end ?? bytes.count + 1))
    position = end ?? bytes.count
    return true
  }

  private static func bytes(_ text: StaticString) -> [UInt8] { text.withUTF8Buffer { Array($0) } }
}
