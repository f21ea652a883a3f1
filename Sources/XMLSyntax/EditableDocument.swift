/// A document that can be changed and written, with what its file had around the tree.
public struct EditableDocument: Sendable, Hashable {
  /// The XML declaration; nil for none.
  public var declaration: String?
  /// The root element with the comments and processing instructions around it.
  public var nodes: [EditableMarkup]
  /// How the file encodes the text.
  public var encoding: SourceText.Encoding
  /// Whether the file begins with a byte order mark.
  public var hasByteOrderMark: Bool
  /// How lines end.
  public var lineEnding: LineEnding
  /// What stands after the last node: nothing, or a line end, as a rule.
  public var ending: String

  /// Makes a document as a current Xcode would save it.
  public init(root: EditableElement) {
    declaration = #"<?xml version="1.0" encoding="UTF-8"?>"#
    nodes = [.element(root)]
    encoding = .utf8
    hasByteOrderMark = false
    lineEnding = .lf
    ending = "\n"
  }

  /// Copies a parsed document; what its file had beside the tree stays as found.
  public init(_ document: MarkupDocument) {
    declaration = document.declaration
    nodes = document.topLevelNodes.map(EditableMarkup.init)
    encoding = document.source.encoding
    hasByteOrderMark = document.source.hasByteOrderMark
    lineEnding = document.lineEnding
    let bytes = document.source.bytes
    let tail = bytes.suffix(from: (bytes.lastIndex(of: UInt8(ascii: ">")) ?? -1) + 1)
    ending = String(decoding: tail, as: UTF8.self).replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }
}
