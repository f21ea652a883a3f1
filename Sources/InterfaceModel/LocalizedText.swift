/// How a text that users read is looked up, where the document's author says so.
public struct LocalizedText: Sendable, Hashable {
  /// The key in the app's own table of strings; nil for the key that Xcode exports.
  public var key: String?
  /// What translators have to know.
  public var comment: String?

  /// Makes a way to look a text up.
  public init(key: String? = nil, comment: String? = nil) {
    self.key = key
    self.comment = comment
  }
}
