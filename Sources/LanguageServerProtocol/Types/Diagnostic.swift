/// Something that is wrong in a document.
public struct Diagnostic: Sendable, Hashable, Codable {
  /// How grave it is.
  public enum Severity: Int, Sendable, Codable {
    case error = 1
    case warning, information, hint
  }

  /// A further place that belongs to it.
  public struct RelatedInformation: Sendable, Hashable, Codable {
    /// The place.
    public var location: Location
    /// What is to be seen there.
    public var message: String

    /// Makes one.
    public init(location: Location, message: String) {
      self.location = location
      self.message = message
    }
  }

  /// The place.
  public var range: TextRange
  /// How grave it is.
  public var severity: Severity
  /// What it is called by.
  public var code: String
  /// Who says so.
  public var source: String
  /// What is wrong.
  public var message: String
  /// Further places; nil where there are none.
  public var relatedInformation: [RelatedInformation]?

  /// Makes a diagnostic.
  public init(
    range: TextRange, severity: Severity, code: String, source: String, message: String,
    relatedInformation: [RelatedInformation]? = nil
  ) {
    self.range = range
    self.severity = severity
    self.code = code
    self.source = source
    self.message = message
    self.relatedInformation = relatedInformation
  }
}
