import InterfaceModel
import Suggestions
import UIKitCatalog
import XMLSyntax

/// Fonts: `headline`, `system 17`, `system 17 semibold`, `boldSystem 15`, `Avenir-Book 15 (Avenir)`.
enum FontText {
  private static let expected =
    "a font: a text style such as 'headline', 'system 17 semibold', or a name and a size such as 'Avenir-Book 15'"

  private static let weights = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  /// The short form of a font's element; nil where none says it.
  static func text(of element: EditableElement) -> String? {
    if let style = element["style"] { return TextStyles.member(for: style) }
    guard let size = element["pointSize"] else { return nil }
    if let type = element["type"] {
      return ([type, size] + [element["weight"]].compactMap { $0 }).joined(separator: " ")
    }
    guard let name = element["name"] else { return nil }
    return "\(name) \(size)" + (element["family"].map { " (\($0))" } ?? "")
  }

  /// The element that a short form means.
  static func element(_ text: String, key: String) throws(ValueError) -> EditableElement {
    EditableElement("fontDescription", attributes: [.init("key", key)] + (try attributes(text)))
  }

  private static func attributes(_ text: String) throws(ValueError) -> [EditableElement.Attribute] {
    let words = text.split(separator: " ").map(String.init)
    guard let first = words.first else { throw ValueError(expected: expected) }
    guard words.count > 1 else {
      guard let style = TextStyles.constant(for: first) else {
        throw ValueError(expected: expected, suggestion: Suggestion.nearest(to: first, in: TextStyles.allMembers))
      }
      return [.init("style", style)]
    }
    guard TextStyles.constant(for: first) == nil else {
      throw ValueError(expected: "'\(first)' alone: a text style has a size and a weight of its own")
    }
    guard ExactNumber(words[1]) != nil else { throw ValueError(expected: "a size in points after '\(first)'") }
    let size = EditableElement.Attribute("pointSize", words[1])
    if FontDescription.SystemFace(rawValue: first) != nil {
      guard words.count <= 3 else { throw ValueError(expected: "a weight alone after the size") }
      if words.count == 3, !weights.contains(words[2]), let nearest = Suggestion.nearest(to: words[2], in: weights) {
        throw ValueError(expected: expected, suggestion: "\(first) \(words[1]) \(nearest)")
      }
      let weight = words.count == 3 ? [EditableElement.Attribute("weight", words[2])] : []
      return [.init("type", first)] + weight + [size]
    }
    guard words.count > 2 else { return [.init("name", first), size] }
    let family = words[2...].joined(separator: " ")
    guard family.hasPrefix("("), family.hasSuffix(")") else {
      throw ValueError(expected: "the font's family in parentheses after the size")
    }
    return [.init("name", first), .init("family", String(family.dropFirst().dropLast())), size]
  }
}
