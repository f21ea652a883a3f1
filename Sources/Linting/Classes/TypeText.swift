/// Reads types as sources write them.
enum TypeText {
  /// What a value of a runtime attribute, or a property that takes one, is.
  enum ValueKind: String {
    case number = "a number"
    case string = "a text"
    case color = "a colour"
    case image = "an image"
    case point = "a point"
    case size = "a size"
    case rect = "a rectangle"
    case range = "a range"
  }

  /// The class that a type names; nil where it isn't plainly one: `id`, `any Card`, `[UIView]`.
  static func className(_ type: String) -> String? {
    let name = plain(type)
    guard name.first?.isUppercase == true,
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    else { return nil }
    return name.hasPrefix("UIKit.") ? String(name.dropFirst(6)) : name
  }

  /// The class of an array's members; nil where it doesn't say.
  static func elementClassName(_ type: String) -> String? {
    let text = plain(type)
    if text.hasPrefix("["), text.hasSuffix("]") { return className(String(text.dropFirst().dropLast())) }
    for name in ["Array<", "NSArray<", "NSMutableArray<"] where text.hasPrefix(name) && text.hasSuffix(">") {
      return className(String(text.dropFirst(name.count).dropLast()))
    }
    return nil
  }

  /// What a property of the type holds; nil where that isn't known.
  static func valueKind(_ type: String) -> ValueKind? {
    switch plain(type) {
    case "Bool", "BOOL", "bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
      "UInt64",
      "NSInteger", "NSUInteger", "int", "CGFloat", "Float", "float", "Double", "double", "NSNumber", "TimeInterval",
      "NSTimeInterval":
      .number
    case "String", "NSString", "NSMutableString": .string
    case "UIColor": .color
    case "UIImage": .image
    case "CGPoint": .point
    case "CGSize": .size
    case "CGRect": .rect
    case "NSRange": .range
    default: nil
    }
  }

  /// Whether a property of the type can't be without a value.
  static func isScalar(_ type: String) -> Bool {
    guard !type.contains("*"), !type.hasSuffix("?"), !type.hasSuffix("!"), let kind = valueKind(type) else {
      return false
    }
    switch kind {
    case .number: return plain(type) != "NSNumber"
    case .string, .color, .image: return false
    case .point, .size, .rect, .range: return true
    }
  }

  /// The type without what says whether it may be nil, and without a pointer's star.
  private static func plain(_ type: String) -> String {
    var text = type[...]
    if text.hasPrefix("Optional<"), text.hasSuffix(">") { text = text.dropFirst(9).dropLast() }
    while let last = text.last, "?!* ".contains(last) { text = text.dropLast() }
    return String(text)
  }
}
