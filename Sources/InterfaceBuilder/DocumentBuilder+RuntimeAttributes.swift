import InterfaceModel
import UIKitCatalog
import XMLSyntax

extension DocumentBuilder {
  /// Reads a child of `<userDefinedRuntimeAttributes>`.
  mutating func readRuntimeAttribute(_ element: MarkupElement, of index: ObjectIndex) {
    guard element.name == "userDefinedRuntimeAttribute", let keyPath = element.attribute("keyPath") else {
      return skip(element, .unknownElement)
    }
    tallyElement(.carried)
    _ = readAttributes(of: element, catalog[element.name])
    let type = element["type"] ?? ""
    var child: InterfaceValue?
    for value in element.childElements { child = readValue(value, .record) }
    let value = Self.runtimeValue(type, text: element["value"], child: child)
    if value == nil { note(.invalidValue(expected: "a value of type '\(type)'"), element) }
    document.objects[index].runtimeAttributes.append(
      RuntimeAttribute(
        keyPath: keyPath.value, type: type, value: value, range: element.range, keyPathRange: keyPath.valueRange))
  }

  private static func runtimeValue(
    _ type: String, text: String?, child: InterfaceValue?
  ) -> RuntimeAttribute.Value? {
    switch (type, child) {
    case ("nil", _): .some(.none)
    case ("boolean", _): text.map { .bool($0 == "YES") } ?? .bool(false)
    case ("string", .string(let string)): .string(string)
    case ("string", _): .string(text ?? "")
    case ("localizedString", .string(let string)): .localizedString(string)
    case ("localizedString", _): .localizedString(text ?? "")
    case ("image", _): text.map { .image($0) }
    case ("number", .number(let number)): .number(number)
    case ("number", _): number(text).map { .number($0) }
    case ("color", .color(let color)): .color(color)
    case ("point", .point(let point)): .point(point)
    case ("size", .size(let size)): .size(size)
    case ("rect", .rect(let rect)): .rect(rect)
    case ("range", .record(let record)):
      number(record["location"]).flatMap { location in
        number(record["length"]).map { .range(location: location, length: $0) }
      }
    default: nil
    }
  }
}
