import InterfaceModel

/// The left side of the constraint being read, and how to write another constraint for it in a help text.
struct ConstraintSubject {
  /// The view or guide.
  var item: LayoutItem = .holder
  /// The item's guide.
  var guide: LayoutGuideName?
  /// What of it the constraint determines.
  var side: LayoutLeftSide
  /// The left side as written; an attribute's name in a `<layout>` element.
  var text: String
  /// Where it is written; nil in a `<layout>` element.
  var range: Range<Int>?

  /// The left side as a reference with `attribute`.
  func reference(_ attribute: LayoutAttribute) -> LayoutReference {
    LayoutReference(item, guide: guide, attribute)
  }

  /// The whole constraint with another right side, as the reader would write it here.
  func writing(_ value: String) -> String {
    range == nil ? "\(text)=\"\(value)\"" : "\(text) = \(value)"
  }
}
