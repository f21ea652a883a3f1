/// A line that shows a constraint in a picture.
struct ConstraintLine: Encodable {
  /// What a line shows.
  enum Kind: String, Encodable {
    /// The distance between two edges.
    case gap
    /// Edges that lie on each other.
    case align
    /// An extent.
    case size
  }

  /// The constraint's place among those of the document.
  var constraint: Int
  /// What it shows.
  var kind: Kind
  /// From where it goes, and where to: x1, y1, x2, y2 in the picture.
  var ends: [Double]
  /// What is written at it.
  var label: String
}
