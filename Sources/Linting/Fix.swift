/// What mends a finding: in words, and where that is safe to do by itself, as changes to the file.
public struct Fix: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// What is to be done.
  public var description: String
  /// The changes that do it, all in the finding's file; empty where it takes a person to choose.
  public var edits: [TextEdit]

  /// Makes a fix.
  public init(_ description: String, edits: [TextEdit] = []) {
    self.description = description
    self.edits = edits
  }

  /// A fix in words alone.
  public init(stringLiteral description: String) { self.init(description) }
}
