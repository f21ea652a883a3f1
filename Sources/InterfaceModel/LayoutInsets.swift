/// Insets from the four edges, in points.
public struct LayoutInsets: Sendable, Hashable {
  /// From the top edge.
  public var top: ExactNumber
  /// From the leading edge, or the left one when ``isDirectional`` is false.
  public var leading: ExactNumber
  /// From the bottom edge.
  public var bottom: ExactNumber
  /// From the trailing edge, or the right one when ``isDirectional`` is false.
  public var trailing: ExactNumber
  /// Whether the horizontal insets follow the direction of writing.
  public var isDirectional: Bool

  /// Makes insets.
  public init(
    top: ExactNumber, leading: ExactNumber, bottom: ExactNumber, trailing: ExactNumber, isDirectional: Bool
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
    self.isDirectional = isDirectional
  }
}
