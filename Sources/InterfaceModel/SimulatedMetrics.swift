/// What the editor shows around a view or controller (`simulatedTopBarMetrics`): its frames count on it, loading doesn't.
public struct SimulatedMetrics: Sendable, Hashable {
  /// The element's name (`simulatedNavigationBarMetrics`); `nil` where the document says that there is nothing.
  public var element: String
  /// The attributes by their names.
  public var attributes: [String: String]

  /// Makes metrics.
  public init(element: String, attributes: [String: String]) {
    self.element = element
    self.attributes = attributes
  }
}
