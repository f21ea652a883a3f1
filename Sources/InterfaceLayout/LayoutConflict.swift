/// Required constraints of a document that can't hold together.
public struct LayoutConflict: Sendable, Hashable {
  /// The ids of the document's constraints that take part, in the order of the document.
  public var constraints: [String]
  /// The places of the views that take part in ``DocumentLayout/views``.
  public var views: [Int]
  /// Why they can't hold, in words, with the arithmetic.
  public var explanation: String
  /// The id of the constraint that was left out so that the rest could be solved; nil where that was no constraint of
  /// the document.
  public var broken: String?
}
