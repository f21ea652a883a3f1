import InterfaceModel

/// The metrics that a text declares.
public struct MetricList: Sendable, Hashable {
  /// One metric.
  public struct Metric: Sendable, Hashable {
    /// The name.
    public var name: String
    /// The number.
    public var value: ExactNumber
    /// Where the name is written: UTF-8 offsets into the text.
    public var nameRange: Range<Int>
  }

  /// The metrics without mistakes, in the order of the text.
  public var metrics: [Metric]
  /// The mistakes, in the order of the text.
  public var errors: [LayoutSyntaxError]

  /// The metrics by name, as a ``LayoutScope`` takes them.
  public var values: [String: ExactNumber] {
    Dictionary(metrics.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  }
}
