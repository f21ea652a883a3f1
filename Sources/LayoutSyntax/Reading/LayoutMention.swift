import InterfaceModel

/// A reference as written: the attribute can be missing.
struct LayoutMention {
  /// The view, or the guide that is named by its own id.
  var item: LayoutItem
  /// The item's guide.
  var guide: LayoutGuideName?
  /// The attribute, if it is written.
  var attribute: LayoutAttribute?
  /// The reference as written.
  var text: String
  /// Where it is written; where it would be, if it is implied.
  var range: Range<Int>
  /// Whether it isn't written, but meant.
  var isImplied = false
}
