/// A method that a document's actions call.
struct ExpectedAction: Sendable {
  /// The Objective-C selector.
  var selector: String
  /// The classes of what sends it, each once.
  var senders: [String]
  /// Where a document first names it.
  var place: DocumentPlace

  /// Takes in another mention.
  mutating func merge(_ other: ExpectedAction) {
    for sender in other.senders where !senders.contains(sender) { senders.append(sender) }
  }
}
