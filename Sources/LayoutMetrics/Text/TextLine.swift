/// A line of a text that is set.
public struct TextLine: Sendable {
  /// What a line shows of a run.
  public struct Piece: Sendable {
    /// The run's place in the text.
    public var run: Int
    /// The characters.
    public var text: String
  }

  /// What it shows, in reading order; nothing for an empty line.
  public var pieces: [Piece]
  /// Where it begins, from the text's top, in points.
  public var top: Double
  /// Its height in points.
  public var height: Double
  /// Its width in points, without the spaces that hang over.
  public var width: Double
  /// Whether its paragraph goes on, on the next line or, where there is none, unseen.
  public var continues: Bool
}
