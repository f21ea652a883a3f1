/// The two directions of layout.
public enum LayoutAxis: Sendable, Hashable, CaseIterable {
  case horizontal, vertical
}
