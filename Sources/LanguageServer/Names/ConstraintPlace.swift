import LayoutSyntax
import ViewLanguage

/// The text of constraints that a place of a document is in.
struct ConstraintPlace {
  /// The text, references resolved.
  let text: EscapedText
  /// How constraints stand in it.
  let form: LayoutTextForm
  /// The place in the text: a UTF-8 offset.
  let offset: Int
  /// The place of the tag of the view that holds the text; nil where there's none.
  let holder: Int?
  /// What the text is the value of; nil for a block.
  let side: LayoutLeftSide?

  /// The text at a place; nil where there is none.
  init?(at offset: Int, _ context: CursorContext, in markup: MarkupScan) {
    switch context {
    case .attributeValue(let tag, let attribute):
      let attribute = markup.tags[tag].attributes[attribute]
      guard markup.tags[tag].name == "layout", let range = attribute.valueRange,
        let side = LayoutLeftSide(name: attribute.name)
      else { return nil }
      text = EscapedText(markup.bytes, range)
      form = .attribute
      holder = markup.tags[tag].parent
      self.side = side
    case .content(let parent?):
      guard markup.tags[parent].name == "constraints", let range = markup.contentRange(of: parent),
        range.lowerBound <= offset, offset <= range.upperBound
      else { return nil }
      text = EscapedText(markup.bytes, range)
      form = .block
      holder = markup.tags[parent].parent
      side = nil
    default: return nil
    }
    self.offset = text.offset(of: offset)
  }

  /// The constraints that can be read.
  func equations(_ scope: LayoutScope) -> [ParsedEquation] {
    guard let side else { return ConstraintBlockParser(scope: scope).parse(text.text).equations }
    return LayoutAttributeParser(scope: scope).parse(text.text, of: side).equations
  }
}
