/// A place in a source file as editors count it: lines and columns from 1, columns in Unicode scalars.
public struct CodePosition: Sendable, Hashable, Comparable {
  /// The line; a line ends with LF, CR LF or CR.
  public var line: Int
  /// The column in Unicode scalars.
  public var column: Int

  /// Makes a position; both numbers count from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Whether one place stands before another.
  public static func < (first: CodePosition, second: CodePosition) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}
