/// A place in a text: lines and characters from 0, characters in units of the encoding that was agreed on.
public struct Position: Sendable, Hashable, Codable, Comparable {
  /// The line.
  public var line: Int
  /// The units before the place in its line.
  public var character: Int

  /// Makes a position.
  public init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// Whether one place stands before another.
  public static func < (left: Position, right: Position) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}
