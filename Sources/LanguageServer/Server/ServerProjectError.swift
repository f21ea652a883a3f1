/// What is wrong with the configuration of a project.
public struct ServerProjectError: Error, Sendable, Hashable {
  /// What is wrong, in words.
  public var message: String

  /// Makes an error.
  public init(message: String) { self.message = message }
}
