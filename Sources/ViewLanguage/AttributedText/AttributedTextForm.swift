import InterfaceModel
import UIKitCatalog
import XMLSyntax

/// Attributed texts: Apple's `<attributedString>` with its fragments, and what the attributes are called in the language.
struct AttributedTextForm {
  /// What an attribute's value is.
  private enum Kind {
    case font, color, number, integer, link
  }

  private struct Row {
    var name: String
    /// The key in documents.
    var key: String
    var kind: Kind
  }

  /// The keys under which objects have attributed texts; the language's elements are called like them.
  static let keys: Set<String> = [
    "attributedText", "attributedTitle", "attributedSubtitle", "attributedPlaceholder", "userComments",
  ]

  /// The attribute that says that an object shows its attributed text; in the language its element says so.
  static let useName = "usesAttributedText"
  /// The key of the text that the attribute is about.
  static let usedKey = "attributedText"

  /// Whether an object has an element with the text that it shows.
  static func isUsed(in element: MarkupElement, _ description: CatalogElement) -> Bool {
    description.attribute(useName) != nil && element.childElements.contains { $0.name == usedKey && $0["key"] == nil }
  }

  private static let rows = [
    Row(name: "font", key: "NSFont", kind: .font), Row(name: "color", key: "NSColor", kind: .color),
    Row(name: "background", key: "NSBackgroundColor", kind: .color), Row(name: "link", key: "NSLink", kind: .link),
    Row(name: "kern", key: "NSKern", kind: .number), Row(name: "underline", key: "NSUnderline", kind: .integer),
    Row(name: "underlineColor", key: "NSUnderlineColor", kind: .color),
    Row(name: "strikethrough", key: "NSStrikethrough", kind: .integer),
    Row(name: "strikethroughColor", key: "NSStrikethroughColor", kind: .color),
    Row(name: "strokeWidth", key: "NSStrokeWidth", kind: .number),
    Row(name: "strokeColor", key: "NSStrokeColor", kind: .color),
    Row(name: "baselineOffset", key: "NSBaselineOffset", kind: .number),
    Row(name: "ligature", key: "NSLigature", kind: .integer),
    Row(name: "expansion", key: "NSExpansion", kind: .number),
    Row(name: "obliqueness", key: "NSObliqueness", kind: .number),
    Row(name: "originalFont", key: "NSOriginalFont", kind: .font),
  ]

  /// What the attributes of a paragraph style are.
  private let paragraphRows: [AttributeRow]
  /// The names of all attributes, in the order in which the language writes them.
  let names: [String]

  init(catalog: Catalog) {
    paragraphRows = catalog["paragraphStyle"]?.attributes.filter { $0.name != "key" } ?? []
    names = Self.rows.map(\.name) + paragraphRows.map(\.name)
  }

  // MARK: To Apple's form

  /// The fragment for a run; the error is for the attribute of the name.
  func fragment(
    _ run: AttributedRun, failing: (_ name: String, _ error: ValueError) -> Void = { _, _ in }
  ) -> EditableElement {
    var fragment = EditableElement("fragment")
    if ElementText.isNeeded(for: run.text) {
      fragment.children.append(
        .element(EditableElement("string", attributes: [.init("key", "content")], children: [.text(run.text)])))
    } else {
      fragment["content"] = run.text
    }
    var attributes = EditableElement("attributes")
    for row in Self.rows {
      guard let text = run.attributes[row.name] else { continue }
      do throws(ValueError) {
        attributes.children.append(.element(try Self.value(text, row)))
      } catch {
        failing(row.name, error)
      }
    }
    if let style = paragraphStyle(run, failing: failing) { attributes.children.append(.element(style)) }
    if !attributes.children.isEmpty { fragment.children.append(.element(attributes)) }
    return fragment
  }

  private func paragraphStyle(_ run: AttributedRun, failing: (String, ValueError) -> Void) -> EditableElement? {
    var style: EditableElement?
    for row in paragraphRows {
      guard let text = run.attributes[row.name] else { continue }
      if let error = Self.error(text, row) { failing(row.name, error) }
      style = style ?? EditableElement("paragraphStyle", attributes: [.init("key", "NSParagraphStyle")])
      if !Self.isDefault(text, row) { style?[row.name] = text }
    }
    return style
  }

  private static func isDefault(_ text: String, _ row: AttributeRow) -> Bool {
    row.nibDefault.map { NumberSpelling.isSame(text, $0) } ?? false
  }

  private static func error(_ text: String, _ row: AttributeRow) -> ValueError? {
    switch row.type {
    case .number, .integer: ExactNumber(text) == nil ? ValueError(expected: "a number") : nil
    case .bool: ValueText.flag(text) == nil ? ValueError(expected: "YES or NO") : nil
    case .enumeration(let enumeration):
      enumeration.members[text] == nil
        ? ValueError(expected: enumeration.members.keys.sorted().joined(separator: ", ")) : nil
    default: nil
    }
  }

  private static func value(_ text: String, _ row: Row) throws(ValueError) -> EditableElement {
    switch row.kind {
    case .font: try font(text, key: row.key)
    case .color: try ValueText.element(text, key: row.key, .color)
    case .number: try ValueText.element(text, key: row.key, .number)
    case .integer: try ValueText.element(text, key: row.key, .integer)
    case .link: EditableElement("url", attributes: [.init("key", row.key), .init("string", text)])
    }
  }

  /// What documents call the system's fonts in attributed texts.
  private static let systemFonts = ["system": "system", "boldSystem": "systemBold", "smallSystem": "smallSystem"]

  private static func font(_ text: String, key: String) throws(ValueError) -> EditableElement {
    let words = text.split(separator: " ").map(String.init)
    var font = EditableElement("font", attributes: [.init("key", key)])
    guard let name = words.first, words.count <= 2, words.count == 1 || ExactNumber(words[1]) != nil else {
      throw ValueError(expected: "a font: 'system 17', 'boldSystem 17', or a name and a size such as 'Avenir-Book 15'")
    }
    if let system = systemFonts[name] {
      font["metaFont"] = system
    } else if words.count == 2 {
      font["name"] = name
    } else {
      throw ValueError(expected: "a size in points after '\(name)'")
    }
    if words.count == 2 { font["size"] = words[1] }
    return font
  }

  // MARK: From Apple's form

  /// The runs of an attributed string; nil where they don't say all of it.
  func runs(of element: EditableElement) -> [AttributedRun]? {
    guard element.hasOnly(["key"]) else { return nil }
    var runs: [AttributedRun] = []
    for fragment in element.childElements {
      guard let run = run(fragment) else { return nil }
      var isSayable = true
      var meant = self.fragment(run) { _, _ in isSayable = false }
      var original = fragment
      sort(&meant)
      sort(&original)
      guard isSayable, ValueText.isSame(meant, original) else { return nil }
      runs.append(run)
    }
    return runs
  }

  private func run(_ fragment: EditableElement) -> AttributedRun? {
    guard fragment.name == "fragment" else { return nil }
    var run = AttributedRun(text: fragment["content"] ?? "", attributes: [:])
    for child in fragment.childElements {
      if child.name == "string", child["key"] == "content" {
        run.text = child.text
      } else if child.name == "attributes" {
        for value in child.childElements where !add(value, to: &run) { return nil }
      } else {
        return nil
      }
    }
    return run.text.isEmpty ? nil : run
  }

  private func add(_ value: EditableElement, to run: inout AttributedRun) -> Bool {
    if value.name == "paragraphStyle", value["key"] == "NSParagraphStyle" {
      for row in paragraphRows {
        guard let text = value[row.name], !Self.isDefault(text, row) else { continue }
        if run.attributes.updateValue(text, forKey: row.name) != nil { return false }
      }
      // A style that says nothing is there nevertheless.
      if paragraphRows.allSatisfy({ run.attributes[$0.name] == nil }) { run.attributes["alignment"] = "natural" }
      return true
    }
    guard let row = Self.rows.first(where: { $0.key == value["key"] }), let text = Self.text(of: value, row.kind) else {
      return false
    }
    return run.attributes.updateValue(text, forKey: row.name) == nil
  }

  private static func text(of value: EditableElement, _ kind: Kind) -> String? {
    switch kind {
    case .font: fontText(of: value)
    case .color: ValueText.text(of: value, .color)
    case .number: value.name == "real" ? value["value"].map(NumberSpelling.short) : nil
    case .integer: value.name == "integer" ? value["value"] : nil
    case .link: value.name == "url" ? value["string"] : nil
    }
  }

  private static func fontText(of font: EditableElement) -> String? {
    guard font.name == "font" else { return nil }
    let size = font["size"].map { " \(NumberSpelling.short($0))" } ?? ""
    if let role = font["metaFont"] { return systemFonts.first { $0.value == role }.map { $0.key + size } }
    guard let name = font["name"], !size.isEmpty, systemFonts[name] == nil else { return nil }
    return name + size
  }

  /// Brings values into one order and leaves out what a paragraph style says by default.
  private func sort(_ fragment: inout EditableElement) {
    fragment.children = fragment.childElements.map { child in
      guard child.name == "attributes" else { return .element(child) }
      var attributes = child
      let values = child.childElements.map { value in
        guard value.name == "paragraphStyle" else { return value }
        var style = value
        for row in paragraphRows {
          if let text = style[row.name], Self.isDefault(text, row) { style[row.name] = nil }
        }
        return style
      }
      attributes.children = values.sorted { ($0["key"] ?? "") < ($1["key"] ?? "") }.map { .element($0) }
      return .element(attributes)
    }
  }
}
