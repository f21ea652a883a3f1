import InterfaceComparison

/// Why there is no merged document.
public enum MergeFailure: Error, Sendable {
  /// A version can't be read.
  case unreadable(MergeSide, ComparisonError)
  /// The merged text can't be read, which is a fault of this program.
  case invalidResult(ComparisonError)
}
