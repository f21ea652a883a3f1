import InterfaceModel
import LayoutSyntax
import Testing

/// The names that the texts of the tests use, and short ways to read one.
enum Example {
  static let scope = LayoutScope(
    ids: [
      "header": 9, "footer": 14, "avatar": nil, "name": 20, "name-label": 21, "content": 3, "columns": 5,
      "8bC-Xf-vdC": nil,
    ],
    metrics: ["gap": ExactNumber(12), "small": ExactNumber(44), "none": ExactNumber(0), "huge": ExactNumber(2000)])

  static func parse(_ attribute: String, _ text: String) throws -> LayoutParse {
    LayoutAttributeParser(scope: scope).parse(text, of: try #require(LayoutLeftSide(name: attribute)))
  }

  /// The constraints of an attribute's value, each as a line by itself; the errors where there are any.
  static func lines(_ attribute: String, _ text: String) throws -> [String] {
    let result = try parse(attribute, text)
    return result.errors.map(\.message) + result.equations.map { LayoutText.line(of: $0.equation) }
  }

  /// The constraints of a block, each as a line by itself; the errors where there are any.
  static func lines(block: String) -> [String] {
    let block = ConstraintBlockParser(scope: scope).parse(block)
    return block.errors.map(\.message) + block.equations.map { LayoutText.line(of: $0.equation) }
  }
}
