/// A stretch of a document's text.
public struct Location: Sendable, Hashable, Codable {
  /// The document.
  public var uri: String
  /// The stretch.
  public var range: TextRange

  /// Makes a location.
  public init(uri: String, range: TextRange) {
    self.uri = uri
    self.range = range
  }
}
