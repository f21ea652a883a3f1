import XMLSyntax

extension TextEdit {
  /// An edit that takes an element out, with the line that it stands on.
  init(removing element: MarkupElement, in source: SourceText) {
    var start = Int(element.fullRange.start)
    while start > 0, source.bytes[start - 1] == 0x20 || source.bytes[start - 1] == 0x09 { start -= 1 }
    if start > 0, source.bytes[start - 1] == 0x0A { start -= 1 }
    if start > 0, source.bytes[start - 1] == 0x0D { start -= 1 }
    self.init(SourceRange(start: UInt32(start), end: element.fullRange.end), in: source, by: "")
  }

  /// An edit that takes an attribute out, with the space before it.
  init(removing attribute: MarkupAttribute, in source: SourceText) {
    var start = Int(attribute.range.start)
    while start > 0, [0x20, 0x09, 0x0A, 0x0D].contains(source.bytes[start - 1]) { start -= 1 }
    self.init(SourceRange(start: UInt32(start), end: attribute.range.end), in: source, by: "")
  }
}
