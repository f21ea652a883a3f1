/// A part of an attributed text with one set of attributes.
struct AttributedRun {
  /// The text.
  var text: String
  /// What the language says of it, by the attributes' names.
  var attributes: [String: String]
}
