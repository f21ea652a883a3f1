/// A tag as it stands in a text that may be no XML at the moment. Ranges are bytes of the text.
struct ScannedTag: Sendable, Hashable {
  /// An attribute, as much of it as there is.
  struct Attribute: Sendable, Hashable {
    var name: String
    var nameRange: Range<Int>
    /// What is between the quotes; nil where there is no value yet.
    var valueRange: Range<Int>?
    /// Whether the value ends with its quote.
    var isClosed = false
  }

  /// The kinds.
  enum Kind: Sendable, Hashable {
    case start, end
    /// A start tag that holds nothing: `<x/>`, or one that isn't closed.
    case empty
  }

  var kind: Kind
  var name: String
  var nameRange: Range<Int>
  /// From `<` to `>`, or to where the tag breaks off.
  var range: Range<Int>
  /// Whether it ends with `>`.
  var isClosed = false
  var attributes: [Attribute] = []
  /// The place of the start tag that it stands in; nil at the top.
  var parent: Int?
  /// The place of the end tag of a start tag, or of the start tag of an end tag; nil where there's none.
  var partner: Int?
  /// The place of the last tag that it holds, its own where it holds none.
  var last: Int
}
