/// A pattern of RELAX NG: what an element, a list of attributes or a text may be.
public indirect enum Pattern: Sendable, Hashable {
  /// Nothing.
  case empty
  /// Any text.
  case text
  /// An element; the documentation is a sentence or two, or empty.
  case element(NameClass, documentation: String = "", Pattern)
  /// An attribute; the documentation is a sentence or two, or empty.
  case attribute(NameClass, documentation: String = "", Pattern)
  /// One after the other; attributes in any order.
  case group([Pattern])
  /// All, in any order. Lists of optional attributes are written like this, though groups of attributes are in any order,
  /// too: for a group libxml2 tries both ways at each optional attribute, which takes twice the time with every one more.
  case interleave([Pattern])
  /// One of them.
  case choice([Pattern])
  /// The pattern, or nothing.
  case optional(Pattern)
  /// Any number of times.
  case zeroOrMore(Pattern)
  /// Once or more often.
  case oneOrMore(Pattern)
  /// A text whose words, parted by white space, are the pattern.
  case list(Pattern)
  /// This text.
  case value(String)
  /// A datatype of XML Schema, with the regular expression that its text has to match where one is given.
  case data(String, matching: String? = nil)
  /// The definition of that name.
  case reference(String)
}

extension Pattern {
  /// An attribute that can be there.
  static func optionalAttribute(_ name: String, documentation: String = "", _ pattern: Pattern) -> Pattern {
    .optional(.attribute(.name(name), documentation: documentation, pattern))
  }

  /// One of the texts.
  static func values(_ texts: [String]) -> Pattern { .choice(texts.map { .value($0) }) }
}
