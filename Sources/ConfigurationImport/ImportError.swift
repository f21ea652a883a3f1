/// What keeps a configuration from being imported.
public struct ImportError: Error, Equatable {
  /// The line; nil where the whole file is meant.
  public var line: Int?
  /// What is wrong.
  public var message: String

  init(line: Int? = nil, _ message: String) {
    self.line = line
    self.message = message
  }
}
