/// What stands at a place of a text. Numbers are places among the tags of a scan, and among a tag's attributes.
enum CursorContext: Sendable, Hashable {
  /// The name of a start tag, which may be empty.
  case elementName(tag: Int)
  /// The name of an end tag.
  case endName(tag: Int)
  /// An attribute's name; without one, where there could be one.
  case attributeName(tag: Int, attribute: Int?)
  /// An attribute's value.
  case attributeValue(tag: Int, attribute: Int)
  /// What is between tags, in the element whose start tag that is.
  case content(parent: Int?)
  /// A comment, an instruction, or another place where nothing is to be told.
  case aside
}
