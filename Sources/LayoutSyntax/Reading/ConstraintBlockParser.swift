/// Reads the text of a `<constraints>` block, one constraint a line:
///
///     name.firstBaseline = follow.firstBaseline + 8 @750 as baseline   // a comment
///     avatar.size = 64; avatar.leading = superview.leadingMargin
///     H:|-[avatar(64)]-gap-[name]-(>=8)-[follow]-| {alignAllCenterY}
///
/// The left side is an attribute of a view or guide, compound attributes included; an attribute alone is one of the view
/// that holds the block (`self`). On the right, `superview` is the superview of the left side's view, an attribute alone
/// is the left side's view's, and a missing attribute is the left side's. Several equations can share a line, with `;`
/// between them. A line that begins with `H:`, `V:`, `|` or `[` is in Apple's visual format.
public struct ConstraintBlockParser: Sendable {
  /// The names that the block can use.
  public let scope: LayoutScope

  /// Makes a parser for the blocks of a document.
  public init(scope: LayoutScope = LayoutScope()) { self.scope = scope }

  /// Reads a block. Ranges are UTF-8 offsets into `text`.
  public func parse(_ text: String) -> ConstraintBlock {
    let bytes = Array(text.utf8)
    var block = ConstraintBlock()
    var start = 0
    while true {
      let end = bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
      block.lines.append(parseLine(bytes, start..<end, into: &block.errors))
      if end == bytes.count { return block }
      let isPair = bytes[end] == UInt8(ascii: "\r") && end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "\n")
      start = end + (isPair ? 2 : 1)
    }
  }

  private func parseLine(
    _ bytes: [UInt8], _ line: Range<Int>, into errors: inout [LayoutSyntaxError]
  ) -> ConstraintBlockLine {
    let slash = UInt8(ascii: "/")
    let comment = line.first { bytes[$0] == slash && $0 + 1 < line.upperBound && bytes[$0 + 1] == slash }
    let range = SemicolonList.trimmed(bytes, line.lowerBound..<(comment ?? line.upperBound))
    var result = ConstraintBlockLine(range: range)
    result.comment = comment.map { $0..<(SemicolonList.trimmed(bytes, $0..<line.upperBound).upperBound) }
    if range.isEmpty { return result }
    if VisualFormatParser.isVisualFormat(bytes, range) {
      result.form = .visualFormat
      do throws(LayoutSyntaxError) {
        result.equations = try VisualFormatParser.parse(bytes, range, scope: scope)
      } catch {
        errors.append(error)
      }
      return result
    }
    for part in SemicolonList.parts(of: bytes, in: range) {
      do throws(LayoutSyntaxError) {
        result.equations += try parseEquation(bytes, part)
      } catch {
        errors.append(error)
      }
    }
    return result
  }

  private func parseEquation(_ bytes: [UInt8], _ part: Range<Int>) throws(LayoutSyntaxError) -> [ParsedEquation] {
    let cursor = TokenCursor(LayoutLexer.tokens(of: bytes, in: part), end: part.upperBound)
    var left = LeftSideParser(cursor, scope: scope)
    let subject = try left.parse()
    var right = ConstraintParser(left.cursor, scope: scope, subject: subject)
    return try right.parse()
  }
}
