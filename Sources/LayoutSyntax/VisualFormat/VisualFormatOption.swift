import InterfaceModel

/// What can follow a line in the visual format between braces: the options of
/// `NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)`, by the names they have in Swift.
enum VisualFormatOption: String, CaseIterable {
  case alignAllLeft, alignAllRight, alignAllTop, alignAllBottom, alignAllLeading, alignAllTrailing
  case alignAllCenterX, alignAllCenterY, alignAllFirstBaseline, alignAllLastBaseline
  case directionLeadingToTrailing, directionLeftToRight, directionRightToLeft
  case spacingEdgeToEdge, spacingBaselineToBaseline

  /// The attribute in which the views of the line agree; nil for an option that doesn't align.
  var alignedAttribute: LayoutAttribute? {
    switch self {
    case .alignAllLeft: .left
    case .alignAllRight: .right
    case .alignAllTop: .top
    case .alignAllBottom: .bottom
    case .alignAllLeading: .leading
    case .alignAllTrailing: .trailing
    case .alignAllCenterX: .centerX
    case .alignAllCenterY: .centerY
    case .alignAllFirstBaseline: .firstBaseline
    case .alignAllLastBaseline: .lastBaseline
    case .directionLeadingToTrailing, .directionLeftToRight, .directionRightToLeft, .spacingEdgeToEdge,
      .spacingBaselineToBaseline:
      nil
    }
  }

  /// The first part of the name that options share of which a line can have one; nil for alignments.
  var exclusiveGroup: String? {
    if rawValue.hasPrefix("direction") { return "direction" }
    return rawValue.hasPrefix("spacing") ? "spacing" : nil
  }
}
