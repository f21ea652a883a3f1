/// A mistake in the text of a constraint.
public struct LayoutSyntaxError: Error, Sendable, Hashable {
  /// What is wrong: UTF-8 offsets into the text that was given to the parser. Empty at the end of a text that is cut
  /// short.
  public var range: Range<Int>
  /// What was expected and what was found, or what is wrong with it.
  public var message: String
  /// What to write instead; nil where the message says it all.
  public var help: String?

  /// Makes an error.
  public init(_ range: Range<Int>, _ message: String, help: String? = nil) {
    self.range = range
    self.message = message
    self.help = help
  }
}
