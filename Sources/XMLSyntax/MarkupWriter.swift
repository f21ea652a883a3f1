/// Writes documents as Xcode does: four spaces a level, attributes in their order, `<x/>` for an element without
/// content, text alone on the line of its element, and a final newline.
///
/// What is written is well formed whatever the values, comments and texts hold; names are written as they are.
public struct MarkupWriter: Sendable {
  private let indentWidth: Int
  private let lineWidth: Int?

  /// Makes a writer that indents a level by that many spaces. Start tags that would reach beyond `lineWidth` columns go on
  /// in lines of their own, two levels further in; nil, as Xcode has it, is no limit.
  public init(indentWidth: Int = 4, lineWidth: Int? = nil) {
    self.indentWidth = indentWidth
    self.lineWidth = lineWidth
  }

  /// The document's file: text, line ends, encoding and byte order mark.
  public func bytes(of document: EditableDocument) -> [UInt8] {
    let text = utf8(of: document, lineEnding: document.lineEnding)
    switch document.encoding {
    case .utf8:
      return document.hasByteOrderMark ? [0xEF, 0xBB, 0xBF] + text : text
    case .utf16LittleEndian, .utf16BigEndian:
      var bytes: [UInt8] = []
      bytes.reserveCapacity(text.count * 2 + 2)
      func append(_ unit: UInt16) {
        let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
        bytes.append(document.encoding == .utf16BigEndian ? high : low)
        bytes.append(document.encoding == .utf16BigEndian ? low : high)
      }
      if document.hasByteOrderMark { append(0xFEFF) }
      for unit in String(decoding: text, as: UTF8.self).utf16 { append(unit) }
      return bytes
    }
  }

  /// The document's text, with LF line ends.
  public func text(of document: EditableDocument) -> String {
    String(decoding: utf8(of: document, lineEnding: .lf), as: UTF8.self)
  }

  private func utf8(of document: EditableDocument, lineEnding: LineEnding) -> [UInt8] {
    var output = MarkupOutput(indentWidth: indentWidth)
    if let declaration = document.declaration {
      output.write(declaration)
      output.write("\n")
    }
    for (index, node) in document.nodes.enumerated() {
      if index > 0 { output.write("\n") }
      write(node, indentation: 0, to: &output)
    }
    output.write(document.ending)
    return output.bytes(lineEnding: lineEnding)
  }

  private func write(_ node: EditableMarkup, indentation: Int, to output: inout MarkupOutput) {
    switch node {
    case .element(let element): write(element, indentation: indentation, to: &output)
    case .text(let text): output.writeText(text)
    case .cdata(let text):
      output.write("<![CDATA[")
      output.write(text, parting: "]]>", with: "]]><![CDATA[")
      output.write("]]>")
    case .comment(let text):
      output.write("<!--")
      output.write(text, parting: "--", with: " ")
      output.write(text.utf8.last == UInt8(ascii: "-") ? " -->" : "-->")
    case .processingInstruction(let text):
      output.write("<?")
      output.write(text, parting: "?>", with: " ")
      output.write("?>")
    case .blankLine: break
    }
  }

  private func write(_ element: EditableElement, indentation: Int, to output: inout MarkupOutput) {
    output.write("<")
    output.write(element.name)
    write(element.attributes, indentation: indentation, to: &output)
    guard !element.children.isEmpty else { return output.write("/>") }
    output.write(">")
    let isInline = element.children.contains { node in
      switch node {
      case .text, .cdata: true
      case .element, .comment, .processingInstruction, .blankLine: false
      }
    }
    for child in element.children {
      if case .blankLine = child {
        output.write("\n")
        continue
      }
      if !isInline { output.writeLineBreak(indentation: indentation + 1) }
      write(child, indentation: indentation + 1, to: &output)
    }
    if !isInline { output.writeLineBreak(indentation: indentation) }
    output.write("</")
    output.write(element.name)
    output.write(">")
  }

  private func write(
    _ attributes: [EditableElement.Attribute], indentation: Int, to output: inout MarkupOutput
  ) {
    for (place, attribute) in attributes.enumerated() {
      // The first one stays beside the name, so that an element is known by its first line.
      let length = attribute.name.count + attribute.value.count + 6
      if place > 0, let lineWidth, output.column + length > lineWidth {
        output.writeLineBreak(indentation: indentation + 2)
      } else {
        output.write(" ")
      }
      output.write(attribute.name)
      output.write("=\"")
      output.writeValue(attribute.value)
      output.write("\"")
    }
  }
}
