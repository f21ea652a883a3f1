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
  /// What the constraints leave open of the frame, in the order x, y, width, height.
  public var ambiguousFrame: [FrameAttribute]
  /// What of that is open only because views give way alike: see ``DocumentLayout/ties``.
  public var tied: [FrameAttribute]
  /// What the constraints leave open of the size of what a scroll view shows, in the order width, height.
  public var ambiguousContent: [FrameAttribute]
  /// The sizes that the constraints would make negative; they are zero.
  public var negativeSizes: [FrameAttribute]
  /// Whether it is the content of a cell, and its constraints ask for another height than the cell has.
  public var misfitsCell: Bool
  /// Whether Interface Builder doesn't lay the view out where it stores frames: it stands in a row under the part of a
  /// table that the canvas shows. Always false on a chosen device, as nothing is open about it at run time.
  public var isSkippedByEditor: Bool

  /// What is open of the frame or of what the view shows, in the order x, y, width, height: Interface Builder calls a
  /// scroll view ambiguous for either.
  public var ambiguous: [FrameAttribute] {
    FrameAttribute.allCases.filter { ambiguousFrame.contains($0) || ambiguousContent.contains($0) }
  }

  /// What a report says is ambiguous, as Interface Builder does: what is open, and everything of a view that it doesn't lay
  /// out. Rules look at ``ambiguous``, since only that is open at run time.
  public var shownAmbiguous: [FrameAttribute] { isSkippedByEditor ? FrameAttribute.allCases : ambiguous }

  /// ``shownAmbiguous`` for people: `x, width`, or that the editor doesn't lay the view out. Empty where nothing is open.
  public var ambiguityInWords: String {
    if isSkippedByEditor { return "in Interface Builder alone, which doesn't lay out rows below those shown" }
    return ambiguous.map(\.rawValue).joined(separator: ", ")
  }
}
