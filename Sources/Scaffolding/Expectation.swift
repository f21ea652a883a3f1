/// One thing that a document expects of a class.
struct Expectation {
  /// Where the document says so.
  var place: DocumentPlace
  /// Notes it with what else is known of the class.
  var apply: (inout ExpectedClass) -> Void
}
