/// UIKit's text storage, without its notifications.
open class NSTextStorage: NSMutableAttributedString, @unchecked Sendable {
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}

/// Stands before Foundation's structure of the same name: this one keeps the attributes of UIKit.
public struct AttributedString: Hashable, ExpressibleByStringLiteral {
  public var text: NSAttributedString

  public init() {
    text = NSAttributedString(string: "")
  }

  public init(_ string: String, attributes: AttributeContainer = AttributeContainer()) {
    text = NSAttributedString(string: string, attributes: attributes.attributes)
  }

  public init(_ text: NSAttributedString) {
    self.text = text
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }
}

public struct AttributeContainer {
  var attributes: [NSAttributedString.Key: Any]

  public init(_ attributes: [NSAttributedString.Key: Any] = [:]) {
    self.attributes = attributes
  }
}
