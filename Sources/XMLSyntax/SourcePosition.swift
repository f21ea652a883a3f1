/// A place in a text as editors count it: lines and columns from 1, columns in Unicode scalars.
public struct SourcePosition: Hashable, Sendable {
  /// The line, counted from 1; a line ends with LF, CR LF or CR.
  public var line: Int
  /// The column in Unicode scalars, counted from 1.
  public var column: Int

  /// Makes a position; both numbers count from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SourcePosition: Comparable {
  /// Whether one place comes before another in a text.
  public static func < (first: SourcePosition, second: SourcePosition) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}
