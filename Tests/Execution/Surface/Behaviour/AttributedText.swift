/// Stands before Foundation's class of the same name: Linux's ends the program when it compares attributes that are objects of Swift,
/// which appending a text does.
open class NSAttributedString: NSObject, @unchecked Sendable {
  /// The name of an attribute.
  public struct Key: RawRepresentable, Hashable, Sendable {
    /// The name itself.
    public let rawValue: String

    /// Makes one of what's given.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes one of what's given.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Stretches of text, each with its attributes.
  var runs: [(text: String, attributes: [Key: Any])]

  /// Makes one of what's given.
  public init(string: String, attributes: [Key: Any]? = nil) {
    runs = string.isEmpty ? [] : [(string, attributes ?? [:])]
  }

  /// Makes one of what's given.
  public init(attributedString: NSAttributedString) {
    runs = attributedString.runs
  }

  /// Makes one without a text.
  public override convenience init() {
    self.init(string: "")
  }

  /// The text alone.
  public var string: String { runs.map(\.text).joined() }

  /// The length of the text in UTF-16.
  public var length: Int { string.utf16.count }

  /// Equal are texts with the same characters and, as far as can be told here, the same attributes.
  open override func isEqual(_ other: Any?) -> Bool {
    guard let other = other as? NSAttributedString else { return false }
    return runs.map { "\($0)" } == other.runs.map { "\($0)" }
  }

  /// Equal texts have equal hashes.
  open override var hash: Int { string.hashValue }
}

/// Stands before Foundation's class of the same name.
open class NSMutableAttributedString: NSAttributedString, @unchecked Sendable {
  /// Adds a text with its attributes at the end.
  public func append(_ text: NSAttributedString) {
    runs += text.runs
  }

  /// Adds an attribute to all of the text, which is the only range that's known here.
  public func addAttribute(_ name: Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  /// Adds attributes to all of the text, which is the only range that's known here.
  public func addAttributes(_ attributes: [Key: Any], range: NSRange) {
    precondition(range == NSRange(location: 0, length: length), "attributes for a part of a text")
    for index in runs.indices {
      runs[index].attributes.merge(attributes) { _, new in new }
    }
  }
}

/// UIKit's text storage, without its notifications.
open class NSTextStorage: NSMutableAttributedString, @unchecked Sendable {}

/// Stands before Foundation's structure of the same name: this one keeps the attributes of UIKit.
public struct AttributedString: Hashable, ExpressibleByStringLiteral {
  /// The text with its attributes.
  public var text: NSAttributedString

  /// Makes one of what's given.
  public init() {
    text = NSAttributedString(string: "")
  }

  /// Makes one of what's given.
  public init(_ string: String, attributes: AttributeContainer = AttributeContainer()) {
    text = NSAttributedString(string: string, attributes: attributes.attributes)
  }

  /// Makes one of what's given.
  public init(_ text: NSAttributedString) {
    self.text = text
  }

  /// Makes one of what's given.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

/// Attributes to give to a text.
public struct AttributeContainer {
  var attributes: [NSAttributedString.Key: Any]

  /// Makes one of what's given.
  public init(_ attributes: [NSAttributedString.Key: Any] = [:]) {
    self.attributes = attributes
  }

  /// The font.
  public var font: UIFont? {
    get { attributes[.font] as? UIFont }
    set { attributes[.font] = newValue }
  }

  /// The text's colour.
  public var foregroundColor: UIColor? {
    get { attributes[.foregroundColor] as? UIColor }
    set { attributes[.foregroundColor] = newValue }
  }

  /// The colour behind the text.
  public var backgroundColor: UIColor? {
    get { attributes[.backgroundColor] as? UIColor }
    set { attributes[.backgroundColor] = newValue }
  }

  /// The paragraphs' style.
  public var paragraphStyle: NSParagraphStyle? {
    get { attributes[.paragraphStyle] as? NSParagraphStyle }
    set { attributes[.paragraphStyle] = newValue }
  }

  /// The space between characters.
  public var kern: CGFloat? {
    get { attributes[.kern] as? CGFloat }
    set { attributes[.kern] = newValue }
  }

  /// How the text is underlined.
  public var underlineStyle: NSUnderlineStyle? {
    get { attributes[.underlineStyle] as? NSUnderlineStyle }
    set { attributes[.underlineStyle] = newValue }
  }

  /// How the text is struck through.
  public var strikethroughStyle: NSUnderlineStyle? {
    get { attributes[.strikethroughStyle] as? NSUnderlineStyle }
    set { attributes[.strikethroughStyle] = newValue }
  }

  /// How far the text is raised.
  public var baselineOffset: CGFloat? {
    get { attributes[.baselineOffset] as? CGFloat }
    set { attributes[.baselineOffset] = newValue }
  }
}

/// What a button does to its title's attributes when it's drawn. The dump shows what it makes of none.
public struct UIConfigurationTextAttributesTransformer {
  /// The change.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Makes one of what's given.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// The attributes after the change.
  public func callAsFunction(_ attributes: AttributeContainer) -> AttributeContainer {
    transform(attributes)
  }
}
