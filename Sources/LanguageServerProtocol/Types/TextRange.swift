/// A stretch of a text, half open; the protocol calls it `Range`.
public struct TextRange: Sendable, Hashable, Codable {
  /// The first place.
  public var start: Position
  /// The place after the last.
  public var end: Position

  /// Makes a range.
  public init(start: Position, end: Position) {
    self.start = start
    self.end = end
  }

  /// Whether both have a place in common, their ends included.
  public func touches(_ other: TextRange) -> Bool { start <= other.end && other.start <= end }
}
