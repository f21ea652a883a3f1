import XMLSyntax

/// An element, comment or processing instruction of a document that is compared.
public struct ComparedNode: Sendable {
  /// The element's name; `#comment` or `#instruction` for what is no element.
  public let name: String
  /// The attributes, in the document's order.
  public let attributes: [ComparedAttribute]
  /// What makes it the same node in another version of the document: the object's or scene's id. Nil for what has none,
  /// and for the second of two nodes with one id.
  public let identity: String?
  /// What it says, where it holds text: all of its content, which then is one value. Nil for what holds elements or
  /// nothing.
  public let text: String?
  /// The start tag; the whole of what is no element.
  public let tag: SourceRange
  /// All of it.
  public let range: SourceRange
  /// How many elements are around it.
  public let depth: Int
  /// The node that holds it; nil for the root.
  public let parent: Int?
  /// The nodes it holds, in the document's order.
  public internal(set) var children: [Int] = []

  /// The value of the attribute of that name; nil where there is none.
  public subscript(_ name: String) -> String? { attribute(name)?.value }

  /// The attribute of that name; nil where there is none.
  public func attribute(_ name: String) -> ComparedAttribute? { attributes.first { $0.name == name } }

  /// Whether it is an element.
  public var isElement: Bool { !name.hasPrefix("#") }

  /// Whether it only gathers others (`subviews`), so that having none of them is as good as not being there.
  public var isContainer: Bool { isElement && identity == nil && attributes.isEmpty && text == nil && name != "nil" }

  /// Whether it ties objects together: a constraint, a connection, or a mention in a size-class variation.
  public var isTie: Bool { Self.ties.contains(name) }

  /// What tells it from its siblings where it has no identity: its key, or the name that the format gives it.
  public var localKey: String? {
    if let key = self["key"] { return Self.repeatedKeys.contains(name) ? "\(name)[\(key)]" : key }
    guard let attribute = Self.namingAttributes[name], let value = self[attribute] else { return nil }
    return "\(name)[\(value)]"
  }

  private static let ties: Set = [
    "constraint", "outlet", "outletCollection", "action", "segue", "include", "exclude", "binding",
  ]

  /// Elements whose key doesn't name a property of their own.
  private static let repeatedKeys: Set = ["variation", "state", "mask"]

  /// The attributes that name elements without key and id.
  private static let namingAttributes = [
    "userDefinedRuntimeAttribute": "keyPath", "plugIn": "identifier", "deployment": "identifier",
    "development": "identifier", "capability": "name", "image": "name", "namedColor": "name", "systemColor": "name",
    "include": "reference", "exclude": "reference", "designable": "name", "class": "className", "segue": "reference",
  ]
}
