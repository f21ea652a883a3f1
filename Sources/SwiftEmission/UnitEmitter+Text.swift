import InterfaceModel
import UIKitCatalog

extension UnitEmitter {
  /// Makes an attributed string in a local variable, whose name is returned.
  mutating func emitAttributedText(_ text: AttributedText, named wish: String, of object: InterfaceObject) -> String {
    let local = names.local(wish)
    writer.line("let \(local) = NSMutableAttributedString()")
    for fragment in text.fragments {
      let entries = attributes(of: fragment, named: local, object)
      let string = "string: \(SwiftLiteral.string(fragment.content))"
      if entries.isEmpty {
        writer.statement(Statement(local, call: "append", ["NSAttributedString(\(string))"]))
      } else {
        writer.line("\(local).append(")
        writer.line("  NSAttributedString(")
        let available = SwiftWriter.width - 2 * 2 - 4
        var broken = BrokenExpression.lines(string, width: available - 1)
        broken[broken.count - 1] += ","
        writer.indent(broken.map { "    " + $0 })
        writer.line("    attributes: [")
        // As swift-format has it, a list of one has no comma at its end.
        let comma = entries.count > 1 ? "," : ""
        for entry in entries {
          var broken = BrokenExpression.lines(entry, width: available - 3)
          broken[broken.count - 1] += comma
          writer.indent(broken.map { "      " + $0 })
        }
        writer.line("    ]))")
      }
    }
    return local
  }

  private mutating func attributes(
    of fragment: AttributedText.Fragment, named local: String, _ object: InterfaceObject
  ) -> [String] {
    var entries: [String] = []
    for attribute in fragment.attributes {
      switch (attribute.key, attribute.value) {
      case ("NSFont", .font(let font)): entries.append(".font: \(express.object(font))")
      case ("NSColor", .color(let color)): entries.append(".foregroundColor: \(express.object(color))")
      case ("NSBackgroundColor", .color(let color)): entries.append(".backgroundColor: \(express.object(color))")
      case ("NSStrokeColor", .color(let color)): entries.append(".strokeColor: \(express.object(color))")
      case ("NSUnderlineColor", .color(let color)): entries.append(".underlineColor: \(express.object(color))")
      case ("NSStrikethroughColor", .color(let color)):
        entries.append(".strikethroughColor: \(express.object(color))")
      case ("NSKern", .number(let number)): entries.append(".kern: \(SwiftLiteral.number(number))")
      case ("NSStrokeWidth", .number(let number)): entries.append(".strokeWidth: \(SwiftLiteral.number(number))")
      case ("NSBaselineOffset", .number(let number)): entries.append(".baselineOffset: \(SwiftLiteral.number(number))")
      case ("NSExpansion", .number(let number)): entries.append(".expansion: \(SwiftLiteral.number(number))")
      case ("NSObliqueness", .number(let number)): entries.append(".obliqueness: \(SwiftLiteral.number(number))")
      case ("NSLigature", .number(let number)): entries.append(".ligature: \(SwiftLiteral.number(number))")
      case ("NSUnderline", .number(let number)): entries.append(".underlineStyle: \(SwiftLiteral.number(number))")
      case ("NSStrikethrough", .number(let number)):
        entries.append(".strikethroughStyle: \(SwiftLiteral.number(number))")
      case ("NSLink", .string(let link)): entries.append(".link: URL(string: \(SwiftLiteral.string(link))) as Any")
      case ("NSParagraphStyle", .record(let record)):
        entries.append(".paragraphStyle: \(emitParagraphStyle(record, named: local + "Style", of: object))")
      default: break
      }
    }
    return entries
  }

  private mutating func emitParagraphStyle(
    _ record: InterfaceRecord, named wish: String, of object: InterfaceObject
  ) -> String {
    let style = names.local(wish)
    writer.line("let \(style) = NSMutableParagraphStyle()")
    emitRecord(record, as: style, of: object)
    for value in record.values {
      guard value.key == "tabStops", case .record(let stops) = value.value else { continue }
      let tabs = stops.values.compactMap { stop -> Statement? in
        guard case .record(let tab) = stop.value, let row = catalog["textTab"]?.attribute("alignment") else {
          return nil
        }
        let alignment = tab["alignment"].flatMap { express.attribute($0, row.type) } ?? ".natural"
        let location = tab["location"].flatMap { express.attribute($0, .number) } ?? "0"
        return Statement(call: "NSTextTab", ["textAlignment: \(alignment)", "location: \(location)"])
      }
      // No stops are no less a choice: a style has twelve of its own.
      if tabs.isEmpty {
        writer.line("\(style).tabStops = []")
      } else {
        writer.list("\(style).tabStops = [", tabs, closing: "]")
      }
    }
    return style
  }
}
