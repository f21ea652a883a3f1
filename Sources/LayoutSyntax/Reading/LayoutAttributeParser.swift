/// Reads the attributes of a `<layout>` element: `top="header.bottom + 12"`.
///
/// A value holds one or more constraints, separated by `;`; one more `;` at the end is allowed. What is wrong in one
/// doesn't keep the others from being read.
public struct LayoutAttributeParser: Sendable {
  /// The names that values can use.
  public let scope: LayoutScope

  /// Makes a parser for the values of a document.
  public init(scope: LayoutScope = LayoutScope()) { self.scope = scope }

  /// Reads the value `text` of the attribute `side`. Ranges are UTF-8 offsets into `text`.
  public func parse(_ text: String, of side: LayoutLeftSide) -> LayoutParse {
    let bytes = Array(text.utf8)
    var result = LayoutParse()
    for part in SemicolonList.parts(of: bytes, in: bytes.startIndex..<bytes.endIndex) {
      let cursor = TokenCursor(LayoutLexer.tokens(of: bytes, in: part), end: part.upperBound)
      let subject = ConstraintSubject(side: side, text: side.name)
      var parser = ConstraintParser(cursor, scope: scope, subject: subject)
      do throws(LayoutSyntaxError) {
        result.equations += try parser.parse()
      } catch {
        result.errors.append(error)
      }
    }
    return result
  }
}
