import InterfaceModel

/// Where in a view, from left to right or from top to bottom, an attribute of a position lies.
enum Side: Sendable {
  case start, middle, end

  /// The side of an attribute that is no baseline and no size.
  init(_ attribute: LayoutAttribute, isRightToLeft: Bool) {
    switch attribute {
    case .leading, .leadingMargin: self = isRightToLeft ? .end : .start
    case .trailing, .trailingMargin: self = isRightToLeft ? .start : .end
    case .left, .top, .leftMargin, .topMargin: self = .start
    case .right, .bottom, .rightMargin, .bottomMargin: self = .end
    default: self = .middle
    }
  }
}
