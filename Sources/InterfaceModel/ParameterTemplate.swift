/// A text of a component's document that names parameters: `{name}`, `Hello, {name}`, `{!isOpen}`.
public struct ParameterTemplate: Sendable, Hashable {
  /// A part of a template.
  public enum Segment: Sendable, Hashable {
    /// Text that stands as it is.
    case text(String)
    /// The value of the parameter of that name.
    case parameter(String)
  }

  /// The parts, in order.
  public var segments: [Segment]
  /// Whether it means the opposite of its one parameter, which is a truth value.
  public var isNegated: Bool

  /// Makes a template.
  public init(segments: [Segment], isNegated: Bool = false) {
    self.segments = segments
    self.isNegated = isNegated
  }

  /// The parameters that it names, in order.
  public var parameters: [String] {
    segments.compactMap { segment in
      if case .parameter(let name) = segment { name } else { nil }
    }
  }

  /// The one parameter that it is; nil where there is text around it.
  public var wholeParameter: String? {
    guard segments.count == 1, case .parameter(let name) = segments[0] else { return nil }
    return name
  }
}
