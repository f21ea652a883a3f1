/// Writes documents as Xcode does: four spaces a level, attributes in their order, `<x/>` for an element without
/// content, text alone on the line of its element, and a final newline.
public struct MarkupWriter: Sendable {
  /// Makes a writer.
  public init() {}

  /// The document's file: text, line ends, encoding and byte order mark.
  public func bytes(of document: EditableDocument) -> [UInt8] {
    var text = text(of: document)
    if document.lineEnding != .lf { text = text.replacing("\n", with: document.lineEnding.rawValue) }
    switch document.encoding {
    case .utf8:
      return (document.hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : []) + Array(text.utf8)
    case .utf16LittleEndian, .utf16BigEndian:
      let isBigEndian = document.encoding == .utf16BigEndian
      let units = (document.hasByteOrderMark ? [0xFEFF] : []) + Array(text.utf16)
      return units.flatMap { unit in
        let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
        return isBigEndian ? [high, low] : [low, high]
      }
    }
  }

  /// The document's text, with LF line ends.
  public func text(of document: EditableDocument) -> String {
    var output = ""
    if let declaration = document.declaration { output += declaration + "\n" }
    for (index, node) in document.nodes.enumerated() {
      if index > 0 { output += "\n" }
      write(node, indentation: 0, to: &output)
    }
    return output + document.ending
  }

  private func write(_ node: EditableMarkup, indentation: Int, to output: inout String) {
    switch node {
    case .element(let element): write(element, indentation: indentation, to: &output)
    case .text(let text): output += escaped(text, inAttribute: false)
    case .cdata(let text): output += "<![CDATA[\(text.replacing("]]>", with: "]]]]><![CDATA[>"))]]>"
    case .comment(let text): output += "<!--\(text)-->"
    case .processingInstruction(let text): output += "<?\(text)?>"
    }
  }

  private func write(_ element: EditableElement, indentation: Int, to output: inout String) {
    output += "<\(element.name)"
    for attribute in element.attributes {
      output += " \(attribute.name)=\"\(escaped(attribute.value, inAttribute: true))\""
    }
    guard !element.children.isEmpty else {
      output += "/>"
      return
    }
    output += ">"
    let isInline = element.children.contains { node in
      switch node {
      case .text, .cdata: true
      case .element, .comment, .processingInstruction: false
      }
    }
    for child in element.children {
      if !isInline { output += "\n" + String(repeating: " ", count: (indentation + 1) * 4) }
      write(child, indentation: indentation + 1, to: &output)
    }
    if !isInline { output += "\n" + String(repeating: " ", count: indentation * 4) }
    output += "</\(element.name)>"
  }

  private func escaped(_ text: String, inAttribute: Bool) -> String {
    var output = ""
    output.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "\"" where inAttribute: output += "&quot;"
      case "\n" where inAttribute: output += "&#10;"
      case "\t" where inAttribute: output += "&#9;"
      case "\r": output += "&#13;"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }
}
