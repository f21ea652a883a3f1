import InterfaceModel
import Suggestions
import UIKitCatalog
import XMLSyntax

/// Colours: `label`, `label.opacity(0.6)`, `named:Brand`, `#1E90FF`, `rgb(0.1 0.5 1 / 0.6)`, `gray(0.5)`, `legacy:darkText`.
enum ColorText {
  /// A function of the language with the attributes that say its colour space.
  private struct Function {
    var name: String
    var components: [String]
    var space: String
    var customSpace: String?
  }

  private static let functions = [
    Function(name: "rgb", components: rgb, space: "custom", customSpace: "sRGB"),
    Function(name: "p3", components: rgb, space: "custom", customSpace: "displayP3"),
    Function(name: "gray", components: gray, space: "custom", customSpace: "genericGamma22GrayColorSpace"),
    Function(name: "calibratedRGB", components: rgb, space: "calibratedRGB"),
    Function(name: "deviceRGB", components: rgb, space: "deviceRGB"),
    Function(name: "calibratedGray", components: gray, space: "calibratedWhite"),
    Function(name: "deviceGray", components: gray, space: "deviceWhite"),
    Function(name: "calibratedCustomRGB", components: rgb, space: "custom", customSpace: "calibratedRGB"),
    Function(
      name: "cmyk", components: ["cyan", "magenta", "yellow", "black"], space: "custom", customSpace: "genericCMYK"),
  ]
  private static let rgb = ["red", "green", "blue"]
  private static let gray = ["white"]
  private static let expected =
    "a colour: a system colour such as 'label' or 'systemBlue', 'named:…', '#RRGGBB', 'label.opacity(0.6)', 'rgb(r g b / alpha)' or 'gray(white)'"

  // MARK: From a document

  /// The short form of a colour's element; nil where none says it.
  static func text(of element: EditableElement) -> String? {
    if let name = element["systemColor"], let short = withoutSuffix(name) { return short }
    if let name = element["cocoaTouchSystemColor"], let short = withoutSuffix(name) { return "legacy:" + short }
    if let name = element["name"] { return "named:" + name }
    guard
      let function = functions.first(where: {
        element["colorSpace"] == $0.space && element["customColorSpace"] == $0.customSpace
      })
    else { return nil }
    let components = function.components.compactMap { element[$0] }
    guard components.count == function.components.count else { return nil }
    let opacity = element["alpha"].flatMap { $0 == "1" || $0 == "1.0" ? nil : " / " + NumberSpelling.short($0) } ?? ""
    if function.name == "rgb", let digits = hexadecimal(components) { return "#" + digits + opacity }
    return "\(function.name)(\(components.map(NumberSpelling.short).joined(separator: " "))\(opacity))"
  }

  private static func withoutSuffix(_ name: String) -> String? {
    name.hasSuffix("Color") ? String(name.dropLast(5)) : nil
  }

  /// Six digits where each component is exactly a 255th.
  private static func hexadecimal(_ components: [String]) -> String? {
    var digits = ""
    for component in components {
      guard let value = ExactNumber(component)?.value, (0...1).contains(value) else { return nil }
      let byte = (value * 255).rounded()
      guard byte / 255 == value else { return nil }
      let text = String(Int(byte), radix: 16, uppercase: true)
      digits += text.utf8.count < 2 ? "0" + text : text
    }
    return digits
  }

  // MARK: To a document

  /// The element that a short form means.
  static func element(_ text: String, key: String) throws(ValueError) -> EditableElement {
    let attributes = try attributes(text)
    return EditableElement("color", attributes: [.init("key", key)] + attributes)
  }

  private static func attributes(_ text: String) throws(ValueError) -> [EditableElement.Attribute] {
    guard text.hasSuffix(")"), let end = text.ranges(of: opacityCall).last else { return try opaqueAttributes(text) }
    let (_, opacity) = try parted("/" + text[end.upperBound...].dropLast())
    return try opaqueAttributes(String(text[..<end.lowerBound])) + [.init(opacityName, opacity)]
  }

  /// What follows a colour with a name whose opacity is another, and what its element is told of it, which is in no document
  /// of Apple's.
  private static let opacityCall = ".opacity("
  static let opacityName = "opacity"

  private static func opaqueAttributes(_ text: String) throws(ValueError) -> [EditableElement.Attribute] {
    if text.hasPrefix("named:") { return [.init("name", String(text.dropFirst(6)))] }
    if text.hasPrefix("legacy:") { return [.init("cocoaTouchSystemColor", text.dropFirst(7) + "Color")] }
    if text.hasPrefix("#") { return try hexadecimalAttributes(text) }
    if let open = text.firstIndex(of: "(") { return try functionAttributes(text, open) }
    let name = text + "Color"
    guard SystemColors.member(for: name) != nil else {
      throw ValueError(expected: expected, suggestion: Suggestion.nearest(to: text, in: SystemColors.names))
    }
    return [.init("systemColor", name)]
  }

  private static func functionAttributes(
    _ text: String, _ open: String.Index
  ) throws(ValueError) -> [EditableElement.Attribute] {
    guard text.hasSuffix(")"), let function = functions.first(where: { $0.name == text[..<open] }) else {
      throw ValueError(expected: expected)
    }
    let (content, opacity) = try parted(text[text.index(after: open)...].dropLast())
    guard let numbers = NumberSpelling.list(content), numbers.count == function.components.count else {
      let count = function.components.count
      throw ValueError(
        expected: "\(count == 1 ? "1 number" : "\(count) numbers") in '\(function.name)(…)', with '/ alpha' or without")
    }
    return attributes(of: function, numbers, opacity)
  }

  private static func hexadecimalAttributes(_ text: String) throws(ValueError) -> [EditableElement.Attribute] {
    let (content, opacity) = try parted(text.dropFirst())
    let digits = content.filter { !$0.isWhitespace }
    guard [6, 8].contains(digits.utf8.count), let number = UInt32(digits, radix: 16) else {
      throw ValueError(
        expected: "six or eight hexadecimal digits after '#', such as #1E90FF or, with an opacity, #1E90FF80")
    }
    let hasOpacity = digits.utf8.count == 8
    let rgb = hasOpacity ? number >> 8 : number
    let components = [rgb >> 16, rgb >> 8 & 0xFF, rgb & 0xFF].map { component($0) }
    return attributes(of: functions[0], components, hasOpacity ? component(number & 0xFF) : opacity)
  }

  private static func component(_ byte: UInt32) -> String {
    switch byte {
    case 0: "0.0"
    case 255: "1"
    default: "\(Double(byte) / 255)"
    }
  }

  private static func parted(_ text: Substring) throws(ValueError) -> (Substring, opacity: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return (text, "1") }
    var opacity = parts[1].filter { !$0.isWhitespace }
    let isPercentage = opacity.hasSuffix("%")
    if isPercentage { opacity.removeLast() }
    guard parts.count == 2, let number = ExactNumber(opacity) else {
      throw ValueError(expected: "a number from 0 to 1, or a percentage, after '/'")
    }
    return (parts[0], isPercentage ? "\(number.value / 100)" : opacity)
  }

  private static func attributes(
    of function: Function, _ numbers: [String], _ opacity: String
  ) -> [EditableElement.Attribute] {
    var attributes = zip(function.components, numbers).map { EditableElement.Attribute($0, $1 == "0" ? "0.0" : $1) }
    attributes.append(.init("alpha", opacity == "0" ? "0.0" : opacity))
    attributes.append(.init("colorSpace", function.space))
    if let space = function.customSpace { attributes.append(.init("customColorSpace", space)) }
    return attributes
  }
}
