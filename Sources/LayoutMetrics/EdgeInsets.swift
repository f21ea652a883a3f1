import InterfaceModel

/// Insets from the four edges in points, as layout computes with them; positive ones point inwards.
public struct EdgeInsets: Sendable, Hashable {
  /// No insets.
  public static let zero = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// From the top edge.
  public var top: Double
  /// From the edge where lines start.
  public var leading: Double
  /// From the bottom edge.
  public var bottom: Double
  /// From the edge where lines end.
  public var trailing: Double

  /// Makes insets.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets of one width at the sides and one height at the top and bottom.
  public init(horizontal: Double, vertical: Double) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// Makes insets of a document's.
  public init(_ insets: LayoutInsets) {
    self.init(
      top: insets.top.value, leading: insets.leading.value, bottom: insets.bottom.value,
      trailing: insets.trailing.value)
  }

  /// What the insets take of a width.
  public var horizontal: Double { leading + trailing }

  /// What the insets take of a height.
  public var vertical: Double { top + bottom }
}
