/// Why a text is no value of its type.
struct ValueError: Error, Hashable {
  /// What would have been one.
  var expected: String
  /// What was probably meant, where that can be told.
  var suggestion: String?

  init(expected: String, suggestion: String? = nil) {
    self.expected = expected
    self.suggestion = suggestion
  }

  /// What to write instead.
  var help: String { suggestion.map { "did you mean '\($0)'?" } ?? "expected \(expected)" }
}
