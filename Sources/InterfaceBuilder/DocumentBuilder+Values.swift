import Foundation
import InterfaceModel
import UIKitCatalog
import XMLSyntax

extension DocumentBuilder {
  /// Reads the keyed children of a record or state.
  mutating func readValues(
    of element: MarkupElement, _ description: CatalogElement?, _ disposition: Disposition = .carried
  ) -> [KeyedValue] {
    var values: [KeyedValue] = []
    for child in element.childElements {
      let key = child["key"]
      var type = ValueType.record
      if disposition == .carried {
        guard let row = key.flatMap({ description?.child($0) }) ?? description?.child(child.name) else {
          skip(child, .unknownElement)
          continue
        }
        switch row.content {
        case .value(let rowType, let treatment):
          if case .unsupported = treatment {
            skip(child, .notSupported)
            continue
          }
          type = rowType
        case .designTime:
          tallySubtree(child, .designTime)
          continue
        case .unsupported, .object, .objects, .structure:
          skip(child, .notSupported)
          continue
        }
      }
      if let value = readValue(child, type, disposition) {
        values.append(KeyedValue(key: key ?? child.name, value: value, range: child.range))
      }
    }
    return values
  }

  /// Reads an element that holds a value; nil, with a note, for one that can't be read.
  mutating func readValue(
    _ element: MarkupElement, _ type: ValueType, _ disposition: Disposition = .carried
  ) -> InterfaceValue? {
    if case .flags(let enumeration) = type { return readFlags(element, enumeration, disposition) }
    guard let value = simpleValue(element) else {
      return readStructuredValue(element, disposition)
    }
    tallyElement(disposition)
    _ = readAttributes(of: element, catalog[element.name], disposition)
    for child in element.childElements { tallySubtree(child, .designTime) }
    if disposition == .carried, case .color(.system(let name)) = value, SystemColors.member(for: name) == nil {
      unpublishedColors.append((name, markup(.notSupported, element)))
    }
    return value
  }

  /// A value that attributes or text alone make up.
  private func simpleValue(_ element: MarkupElement) -> InterfaceValue? {
    switch element.name {
    case "nil": InterfaceValue.none
    case "bool": .bool(element["value"] == "YES")
    case "integer", "real": Self.number(element["value"]).map { .number($0) }
    case "string", "mutableString": .string(Self.string(element))
    case "url": .string(element["string"] ?? element.text)
    case "color": Self.color(element).map { .color($0) }
    case "fontDescription", "font": Self.font(element).map { .font($0) }
    case "rect": Self.rect(element, "x", "y").map { .rect($0) }
    case "frame": Self.rect(element, "minX", "minY").map { .rect($0) }
    case "point":
      Self.number(element["x"]).flatMap { x in
        Self.number(element["y"]).map { .point(LayoutPoint(x: x, y: $0)) }
      }
    case "size": Self.size(element["width"], element["height"]).map { .size($0) }
    case "value" where element["type"] == "size":
      Self.size(element["width"], element["height"]).map { .size($0) }
    case "offsetWrapper": Self.size(element["horizontal"], element["vertical"]).map { .size($0) }
    case "inset": Self.insets(element, "minX", "maxX", "minY", "maxY", isDirectional: false).map { .insets($0) }
    case "edgeInsets":
      Self.insets(element, "left", "right", "top", "bottom", isDirectional: false).map { .insets($0) }
    case "directionalEdgeInsets":
      Self.insets(element, "leading", "trailing", "top", "bottom", isDirectional: true).map { .insets($0) }
    case "date":
      Self.number(element["timeIntervalSinceReferenceDate"]).map { .date(secondsSinceReferenceDate: $0) }
    default: nil
    }
  }

  private mutating func readStructuredValue(
    _ element: MarkupElement, _ disposition: Disposition
  ) -> InterfaceValue? {
    switch element.name {
    case "attributedString", "mutableAttributedString":
      tallyElement(disposition)
      _ = readAttributes(of: element, catalog["attributedString"], disposition)
      return .attributedText(AttributedText(fragments: readFragments(of: element, disposition)))
    case "array", "mutableArray":
      tallyElement(disposition)
      _ = readAttributes(of: element, catalog["array"], disposition)
      return .array(element.childElements.compactMap { readValue($0, .record, disposition) })
    default:
      guard let description = catalog[element.name], isRecord(description) else {
        if disposition == .carried {
          skip(element, catalog[element.name] == nil ? .unknownElement : .invalidValue(expected: "a \(element.name)"))
        } else {
          tallySubtree(element, disposition)
        }
        return nil
      }
      tallyElement(disposition)
      let attributes = readAttributes(of: element, description, disposition)
      let values = readValues(of: element, description, disposition)
      return .record(
        InterfaceRecord(element: element.name, attributes: attributes, values: values, range: element.range))
    }
  }

  private func isRecord(_ description: CatalogElement) -> Bool {
    guard case .record = description.description.form else { return false }
    return true
  }

  private mutating func readFlags(
    _ element: MarkupElement, _ enumeration: Enumeration, _ disposition: Disposition
  ) -> InterfaceValue {
    tallyElement(disposition)
    var flags: [String] = []
    for attribute in element.attributes {
      if attribute.name == "key" {
        tallyAttribute(disposition)
      } else if enumeration.members[attribute.name] != nil {
        tallyAttribute(disposition)
        if attribute.value == "YES" { flags.append(attribute.name) }
      } else {
        note(.unknownAttribute, element, attribute: attribute)
        tallyAttribute(.unsupported)
      }
    }
    return .flags(flags)
  }

  private mutating func readFragments(
    of element: MarkupElement, _ disposition: Disposition
  ) -> [AttributedText.Fragment] {
    var fragments: [AttributedText.Fragment] = []
    for child in element.childElements {
      guard child.name == "fragment" else {
        skip(child, .unknownElement)
        continue
      }
      tallyElement(disposition)
      _ = readAttributes(of: child, catalog["fragment"], disposition)
      var fragment = AttributedText.Fragment(content: child["content"] ?? "", attributes: [], range: child.range)
      for part in child.childElements {
        if part.name == "attributes" {
          tallyElement(disposition)
          fragment.attributes += readValues(of: part, catalog["attributes"], disposition)
        } else if part["key"] == "content", case .string(let content) = readValue(part, .string, disposition) {
          fragment.content = content
        } else if part["key"] != "content" {
          skip(part, .unknownElement)
        }
      }
      fragments.append(fragment)
    }
    return fragments
  }

  /// Keeps what a person wrote about an object; nothing of it goes into the output.
  mutating func readComment(_ element: MarkupElement, of index: ObjectIndex, constraint: String? = nil) {
    guard element["key"] == "userComments" else { return }
    let text = element.childElements.map { fragment in
      let parts = fragment.childElements.filter { $0["key"] == "content" }.map(Self.string)
      return (fragment["content"] ?? "") + parts.joined()
    }
    document.comments.append(
      ObjectComment(text: text.joined(), object: index, constraint: constraint, range: element.range))
  }

  // MARK: Values from attributes

  static func number(_ text: String?) -> ExactNumber? { text.flatMap(ExactNumber.init(_:)) }

  /// The text of a string element, which may be in Base64 so that control characters survive.
  private static func string(_ element: MarkupElement) -> String {
    let text = element.text
    guard element["base64-UTF8"] == "YES" else { return text }
    var base64 = text.filter { !$0.isWhitespace }
    while base64.utf8.count % 4 != 0 { base64 += "=" }
    guard let data = Data(base64Encoded: base64) else { return text }
    return String(decoding: data, as: UTF8.self)
  }

  private static func size(_ width: String?, _ height: String?) -> LayoutSize? {
    number(width).flatMap { width in number(height).map { LayoutSize(width: width, height: $0) } }
  }

  private static func rect(_ element: MarkupElement, _ x: String, _ y: String) -> LayoutRect? {
    // A frame inset leaves out what is zero.
    size(element["width"] ?? "0", element["height"] ?? "0").map {
      LayoutRect(
        origin: LayoutPoint(x: number(element[x]) ?? ExactNumber(0), y: number(element[y]) ?? ExactNumber(0)),
        size: $0)
    }
  }

  private static func insets(
    _ element: MarkupElement, _ leading: String, _ trailing: String, _ top: String, _ bottom: String,
    isDirectional: Bool
  ) -> LayoutInsets? {
    let edges = [leading, trailing, top, bottom].map { number(element[$0] ?? "0") }
    guard let leading = edges[0], let trailing = edges[1], let top = edges[2], let bottom = edges[3] else { return nil }
    return LayoutInsets(
      top: top, leading: leading, bottom: bottom, trailing: trailing, isDirectional: isDirectional)
  }

  private static func font(_ element: MarkupElement) -> FontDescription? {
    let points = number(element["pointSize"] ?? element["size"])
    if let style = element["style"] { return .textStyle(style) }
    if let name = element["name"] {
      return points.map { .custom(name: name, family: element["family"], size: $0) }
    }
    if let type = element["type"], let face = FontDescription.SystemFace(rawValue: type) {
      if let points { return .system(face, size: .points(points), weight: element["weight"]) }
      return .system(face, size: .named(element["size"] ?? "system"), weight: element["weight"])
    }
    // An attributed string's font by its role.
    switch element["metaFont"] {
    case "systemBold": return .system(.boldSystem, size: points.map { .points($0) } ?? .named("system"), weight: nil)
    case .some(let role): return .system(.system, size: points.map { .points($0) } ?? .named(role), weight: nil)
    case nil: return nil
    }
  }

  static func color(_ element: MarkupElement) -> Color? {
    guard let color = opaqueColor(element) else { return nil }
    return number(element["opacity"]).map { .translucent(color, opacity: $0) } ?? color
  }

  private static func opaqueColor(_ element: MarkupElement) -> Color? {
    func component(_ name: String) -> ExactNumber? { number(element[name]) }
    if let system = element["xcode11CocoaTouchSystemColor"] ?? element["systemColor"]
      ?? element["cocoaTouchSystemColor"]
    {
      return .system(system)
    }
    if element["colorSpace"] == "catalog" { return nil }
    if let name = element["name"] { return .named(name) }
    let alpha = component("alpha") ?? ExactNumber(1)
    let space = element["colorSpace"] == "custom" ? element["customColorSpace"] : element["colorSpace"]
    if let red = component("red"), let green = component("green"), let blue = component("blue") {
      let rgb: Color.RGBSpace
      switch space {
      case "displayP3": rgb = .displayP3
      case "calibratedRGB": rgb = .genericRGB
      case "deviceRGB": rgb = .deviceRGB
      default: rgb = .sRGB
      }
      return .rgb(rgb, red: red, green: green, blue: blue, alpha: alpha)
    }
    if let white = component("white") {
      let gray: Color.GraySpace
      switch space {
      case "calibratedWhite": gray = .genericGray
      case "deviceWhite": gray = .deviceWhite
      default: gray = .genericGamma22
      }
      return .white(gray, white: white, alpha: alpha)
    }
    if let cyan = component("cyan"), let magenta = component("magenta"), let yellow = component("yellow"),
      let black = component("black")
    {
      return .cmyk(cyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
    }
    return nil
  }
}
