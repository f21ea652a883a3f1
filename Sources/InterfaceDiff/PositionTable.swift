import XMLSyntax

/// Lines and columns of many places, found in one pass: one by one, a document that stands in a single line would be
/// gone through for each.
struct PositionTable {
  private var positions: [UInt32: SourcePosition] = [:]

  init(_ source: SourceText, of places: some Sequence<SourceRange>) {
    var last: (offset: UInt32, position: SourcePosition)?
    for offset in Set(places.map(\.start)).sorted() {
      let position = last.flatMap { Self.position(of: offset, after: $0, in: source) } ?? source.position(at: offset)
      positions[offset] = position
      last = (offset, position)
    }
  }

  subscript(_ place: SourceRange) -> SourcePosition? { positions[place.start] }

  /// The position of a place on the same line; nil where it's on another one.
  private static func position(
    of offset: UInt32, after last: (offset: UInt32, position: SourcePosition), in source: SourceText
  ) -> SourcePosition? {
    let between = source.bytes[Int(last.offset)..<min(Int(offset), source.bytes.count)]
    guard !between.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
    let columns = between.count { $0 & 0xC0 != 0x80 }
    return SourcePosition(line: last.position.line, column: last.position.column + columns)
  }
}
