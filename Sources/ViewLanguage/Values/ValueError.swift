/// Why a text is no value of its type.
struct ValueError: Error, Hashable {
  /// What would have been one.
  var expected: String
}
