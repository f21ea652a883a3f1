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
}
