/// The versions that take part in a merge.
public enum MergeSide: String, Sendable, CaseIterable {
  /// The version that both others come from.
  case base
  /// The version that the merge goes into.
  case ours
  /// The version that is merged into it.
  case theirs
}
