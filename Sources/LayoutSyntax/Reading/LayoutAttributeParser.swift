/// Reads the attributes of a `<layout>` element: `top="header.bottom + 12"`.
///
///     value       = constraint {";" constraint} [";"]
///     constraint  = [relation] (expression | compound) {"@" priority | "as" name | "inactive" | "placeholder"}
///     relation    = "=" | "==" | "≥" | ">=" | "≤" | "<="
///     expression  = constant | reference [factor] [("+" | "-") (constant | "standard")]
///     reference   = item ["." guide] ["." attribute] | attribute
///     item        = id | "superview" | "self" | "owner"
///     guide       = "safeArea" | "margins" | "readable" | "content" | "frame" | "keyboard" | id
///     factor      = "*" number [(":" | "/") number] | "/" number
///     constant    = ["+" | "-"] (number | metric)
///     priority    = number from 1 to 1000 | "required" | "high" | "low" | metric
///     name        = word {"." word}
///
/// An attribute alone is one of the view itself. An attribute that is left out is the left side's. What follows the
/// expression comes in any order, each once. Hyphens belong to words, so a minus after a word needs a blank before it.
/// A value of a compound attribute (``CompoundAttribute``) is, by attribute:
///
///     edges            = [reference] {"inset" insets | ("except" | "all but") edge {["," | "and"] edge}}
///     horizontalEdges, verticalEdges = [reference] ["inset" insets]
///     size             = constant [constant] | reference [factor] [("+" | "-") constant]
///     center           = [reference] ["offset" constant constant]
///     aspectRatio      = number [(":" | "/") number]
///     insets           = one, two or (of edges) four constants, or "standard"
///
/// A reference has no attribute there. Where a clause comes first, it is `superview`. The meaning of a relation, of the
/// numbers' order and of a name is with ``CompoundAttribute``.
///
/// What is wrong in one constraint doesn't keep the others from being read.
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
