/// The part of a view or guide that a constraint speaks of.
public enum LayoutAttribute: String, Sendable, CaseIterable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins
  /// The last baseline; documents write `baseline`.
  case lastBaseline

  /// Reads the spelling of documents, which call the last baseline `baseline`.
  public init?(documentName: String) {
    self.init(rawValue: documentName == "baseline" ? "lastBaseline" : documentName)
  }

  /// What an attribute measures; only attributes of one kind can be tied to each other.
  public enum Axis: Sendable {
    /// A place along x.
    case horizontalPosition
    /// A place along y.
    case verticalPosition
    /// A length.
    case size
  }

  /// What the attribute measures.
  public var axis: Axis {
    switch self {
    case .width, .height: .size
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins:
      .horizontalPosition
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      .verticalPosition
    }
  }

  /// Whether the attribute is `left` or `right` or one of their margins, which don't mirror with the language.
  public var isAbsoluteEdge: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether the attribute is `leading` or `trailing` or one of their margins, which mirror with the language.
  public var isDirectionalEdge: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }
}
