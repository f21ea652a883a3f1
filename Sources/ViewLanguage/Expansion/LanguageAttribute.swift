import XMLSyntax

/// An attribute of the language, its value as it is once parameters have theirs.
struct LanguageAttribute {
  let name: String
  let value: String
  let range: SourceRange
  let nameRange: SourceRange
  let valueRange: SourceRange
  /// Whether parameters make the value, so that it may be another one at run time.
  let isBound: Bool

  /// The attribute as it is written, or with the value that parameters make.
  init(_ source: MarkupAttribute, boundValue: String? = nil) {
    name = source.name
    value = boundValue ?? source.value
    isBound = boundValue != nil
    range = source.range
    nameRange = source.nameRange
    valueRange = source.valueRange
  }
}
