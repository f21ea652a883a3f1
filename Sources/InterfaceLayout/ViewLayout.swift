import InterfaceModel

/// How a view is laid out.
public struct ViewLayout: Sendable {
  /// The view's place in the document's objects.
  public var object: ObjectIndex
  /// The place of the view that holds it in ``DocumentLayout/views``; nil for a root.
  public var parent: Int?
  /// The frame in the superview's coordinates, in points, as Interface Builder stores it.
  public var frame: LayoutFrame
  /// How much a scroll view has to show, in points; nil for another view, and where its constraints don't say.
  public var contentSize: (width: Double, height: Double)?
  /// The frame that the document stores; nil where it stores none.
  public var stored: LayoutFrame?
  /// Whether ``frame`` comes of the layout; otherwise it is the stored one, as for a view that isn't installed.
  public var isSolved: Bool
  /// Whether a size of its own that counts for the frame had to be guessed: an unknown font, a symbol.
  public var isEstimated: Bool
  /// What the constraints leave open, in the order x, y, width, height.
  public var ambiguous: [FrameAttribute]
}
