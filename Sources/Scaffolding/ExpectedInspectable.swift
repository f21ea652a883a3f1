import InterfaceModel

/// A property that a document's user-defined runtime attributes set.
struct ExpectedInspectable: Sendable {
  /// The property's name: the whole key path.
  var name: String
  /// Its declaration after the name: `: CGFloat = 0`.
  var declaration: String
  /// Where a document first names it.
  var place: DocumentPlace

  /// The declaration that a value of the attribute's type needs; nil where no inspectable property can hold it.
  static func declaration(for attribute: RuntimeAttribute) -> String? {
    switch attribute.type {
    case "number": ": CGFloat = 0"
    case "boolean": ": Bool = false"
    case "string": ": String = \"\""
    case "color": ": UIColor?"
    case "image": ": UIImage?"
    case "point": ": CGPoint = .zero"
    case "size": ": CGSize = .zero"
    case "rect": ": CGRect = .zero"
    default: nil
    }
  }
}
