/// Cuts a text at its semicolons, which nothing in a constraint can contain.
enum SemicolonList {
  /// The parts of `range`, without the blanks around them. Where a part is missing, it is the semicolon that follows;
  /// the last one can be missing.
  static func parts(of bytes: [UInt8], in range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    for index in range where bytes[index] == UInt8(ascii: ";") {
      let part = trimmed(bytes, start..<index)
      parts.append(part.isEmpty ? index..<(index + 1) : part)
      start = index + 1
    }
    let last = trimmed(bytes, start..<range.upperBound)
    return last.isEmpty && !parts.isEmpty ? parts : parts + [last]
  }

  /// `range` without the blanks at its ends; an empty range stays where its text would be.
  static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    guard let first = range.first(where: { !LayoutLexer.isBlank(bytes[$0]) }),
      let last = range.last(where: { !LayoutLexer.isBlank(bytes[$0]) })
    else { return range.lowerBound..<range.lowerBound }
    return first..<(last + 1)
  }
}
