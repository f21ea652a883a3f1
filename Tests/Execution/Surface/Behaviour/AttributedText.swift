/// UIKit's text storage, without its notifications.
open class NSTextStorage: NSMutableAttributedString, @unchecked Sendable {
  /// What was edited.
  public struct EditActions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes one of what's given.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}

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
