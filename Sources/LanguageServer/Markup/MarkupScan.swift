/// The tags of a text, and what stands at a place of it.
struct MarkupScan: Sendable {
  /// The text.
  let bytes: [UInt8]
  /// The tags, in order.
  let tags: [ScannedTag]
  private let asides: [Range<Int>]

  /// Scans a text.
  init(_ bytes: [UInt8]) {
    var scanner = MarkupScanner(bytes)
    scanner.scan()
    self.bytes = bytes
    tags = scanner.tags
    asides = scanner.asides
  }

  /// What stands at a place.
  func context(at offset: Int) -> CursorContext {
    if asides.contains(where: { $0.lowerBound < offset && offset < $0.upperBound }) { return .aside }
    let place = tags.lastIndex { $0.range.lowerBound < offset }
    guard let place else { return .content(parent: nil) }
    let tag = tags[place]
    guard offset < tag.range.upperBound || !tag.isClosed && offset == tag.range.upperBound else {
      return .content(parent: tag.kind == .start ? place : tag.parent)
    }
    if tag.nameRange.lowerBound <= offset && offset <= tag.nameRange.upperBound {
      return tag.kind == .end ? .endName(tag: place) : .elementName(tag: place)
    }
    for (number, attribute) in tag.attributes.enumerated() {
      if let value = attribute.valueRange, value.lowerBound <= offset, offset <= value.upperBound {
        return .attributeValue(tag: place, attribute: number)
      }
      if attribute.nameRange.lowerBound <= offset, offset <= attribute.nameRange.upperBound {
        return .attributeName(tag: place, attribute: number)
      }
    }
    return tag.kind == .end ? .aside : .attributeName(tag: place, attribute: nil)
  }

  /// The text of a stretch.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The value of an attribute, references resolved; nil where there's none.
  func value(of name: String, in tag: ScannedTag) -> String? {
    guard let range = tag.attributes.first(where: { $0.name == name })?.valueRange else { return nil }
    return EscapedText(bytes, range).text
  }

  /// From the start tag at a place to the end of its end tag, or of what it holds where that is missing.
  func fullRange(of place: Int) -> Range<Int> {
    let tag = tags[place]
    guard tag.kind == .start else { return tag.range }
    if let end = tag.partner { return tag.range.lowerBound..<tags[end].range.upperBound }
    return tag.range.lowerBound..<tags[tag.last].range.upperBound
  }

  /// What stands between a start tag and the next tag; nil for a tag that holds nothing.
  func contentRange(of place: Int) -> Range<Int>? {
    let tag = tags[place]
    guard tag.kind == .start else { return nil }
    let next = place + 1 < tags.count ? tags[place + 1].range.lowerBound : bytes.count
    return tag.range.upperBound..<next
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  /// Whether a byte can be a part of a name: anything but blanks and the signs of a tag.
  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      false
    default: !isBlank(byte)
    }
  }
}
