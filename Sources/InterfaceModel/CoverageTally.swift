/// How much of the input reaches the output, in occurrences.
public struct CoverageTally: Sendable, Hashable {
  /// What reaches the output.
  public var carried = 0
  /// What means something in the editor only.
  public var designTime = 0
  /// What is lost, and said to be.
  public var unsupported = 0

  /// Makes an empty tally.
  public init() {}

  /// Everything counted.
  public var total: Int { carried + designTime + unsupported }

  /// Adds another tally's counts.
  public static func += (left: inout CoverageTally, right: CoverageTally) {
    left.carried += right.carried
    left.designTime += right.designTime
    left.unsupported += right.unsupported
  }
}
