extension MarkupScan {
  /// What a person would take for the thing at a place: a name, a value, a word of a text. Never empty, but at the end of
  /// the text.
  func tokenRange(at offset: Int) -> Range<Int> {
    let offset = min(max(0, offset), bytes.count)
    guard let tag = tags.last(where: { $0.range.lowerBound <= offset }), offset < tag.range.upperBound else {
      return wordRange(at: offset)
    }
    if offset <= tag.nameRange.lowerBound { return tag.nameRange.isEmpty ? tag.range : tag.nameRange }
    for attribute in tag.attributes {
      if attribute.nameRange.lowerBound == offset { return attribute.nameRange }
      if let value = attribute.valueRange, value.contains(offset) {
        // The text of constraints is told word by word.
        return value.lowerBound == offset && tag.name != "layout" ? value : wordRange(at: offset, within: value)
      }
    }
    return wordRange(at: offset)
  }

  /// The word that begins at a place, or the character there.
  func wordRange(at offset: Int, within limits: Range<Int>? = nil) -> Range<Int> {
    let limit = limits?.upperBound ?? bytes.count
    var end = offset
    while end < limit, Self.isWordByte(bytes[end]) { end += 1 }
    if end == offset, end < limit {
      end += 1
      while end < limit, bytes[end] & 0xC0 == 0x80 { end += 1 }
    }
    return offset..<end
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }
}
