/// What the text of an attribute, or the content of a keyed child, is.
public enum ValueType: Sendable {
  /// `YES` or `NO`.
  case bool
  /// A whole number, an `Int` in Swift.
  case integer
  /// A number, a `CGFloat`, `Float` or `Double` in Swift.
  case number
  /// A text that no user reads.
  case string
  /// A text that users read, which the document's strings table can translate.
  case localizedString
  /// One of a set of names.
  case enumeration(Enumeration)
  /// A set of names, each an attribute with the value `YES`.
  case flags(Enumeration)
  /// The name of an image: an asset, or a system symbol where the attribute `catalog` beside it is `system`.
  case image
  /// A height of a table, in points, where −1 stands for `UITableView.automaticDimension`.
  case tableDimension
  /// A layout priority, 1…1000.
  case priority
  /// The id of another node.
  case reference
  /// `<color>`.
  case color
  /// `<fontDescription>`.
  case font
  /// `<rect>`, a `CGRect`.
  case rect
  /// `<point>`, a `CGPoint`.
  case point
  /// `<size>`, a `CGSize`.
  case size
  /// `<offsetWrapper>` (or a size), a `UIOffset`.
  case offset
  /// `<inset>` or `<edgeInsets>`, a `UIEdgeInsets`.
  case insets
  /// `<directionalEdgeInsets>`, an `NSDirectionalEdgeInsets`.
  case directionalInsets
  /// `<attributedString>`, an `NSAttributedString`.
  case attributedText
  /// `<date>`, a `Date`.
  case date
  /// An element with attributes and children that the catalog describes under its own name; each of its rows sets a
  /// member of the object that holds it.
  case record
}
