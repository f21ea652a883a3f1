import Suggestions
import UIKitCatalog
import XMLSyntax

/// Option sets: the Swift names of the members with spaces between them, `none` for none.
enum FlagsText {
  /// The short form of an element; nil where it has anything but members that are set.
  static func text(of element: EditableElement, _ enumeration: Enumeration) -> String? {
    var names: [String] = []
    for attribute in element.attributes where attribute.name != "key" {
      guard attribute.value == "YES", let member = enumeration.members[attribute.name] else { return nil }
      names.append(member)
    }
    return names.isEmpty ? "none" : names.joined(separator: " ")
  }

  /// The element that a short form means.
  static func element(
    _ text: String, key: String, _ enumeration: Enumeration
  ) throws(ValueError) -> EditableElement {
    var element = EditableElement(elementName(key), attributes: [.init("key", key)])
    let words = text.split(separator: " ").map(String.init)
    for word in words == ["none"] ? [] : words {
      let spelling = enumeration.members.filter { $0.value == word || $0.key == word }.keys.min()
      guard let spelling else {
        let names = Set(enumeration.members.values).sorted()
        throw ValueError(
          expected: "'none', or some of " + names.joined(separator: ", "),
          suggestion: Suggestion.nearest(to: word, in: names))
      }
      element[spelling] = "YES"
    }
    return element
  }

  /// The element that documents have for the key.
  private static func elementName(_ key: String) -> String {
    switch key {
    case "dataDetectorTypes": "dataDetectorType"
    case "traits": "accessibilityTraits"
    case "edgesForExtendedLayout": "extendedEdge"
    default: key
    }
  }
}
