import LanguageServerProtocol

/// A document that the client has open, as it stands there.
struct OpenDocument: Sendable {
  /// Its address, as the client writes it.
  let uri: String
  /// Its path; the address where that isn't a file's.
  let path: String
  /// The version that the client gives it.
  private(set) var version: Int?
  /// The text with its lines.
  private(set) var lines: LineTable
  /// The tags of the text.
  private(set) var markup: MarkupScan

  init(uri: String, version: Int?, text: String, encoding: PositionEncoding) {
    self.uri = uri
    self.version = version
    path = DocumentURI.path(uri) ?? uri
    let text = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    lines = LineTable(Array(text.utf8), encoding: encoding)
    markup = MarkupScan(lines.bytes)
  }

  /// The text, in UTF-8.
  var bytes: [UInt8] { lines.bytes }

  /// What kind of document it is.
  var dialect: Dialect? { Dialect(path: path, markup) }

  /// The ids with their mentions.
  func names(in project: any ServerProject) -> NameIndex {
    NameIndex(markup, dialect, DocumentVocabulary(self, in: project))
  }

  /// The text of a stretch.
  func text(_ range: Range<Int>) -> String { markup.text(range) }

  /// Takes over a version of the client's.
  mutating func change(_ changes: [Parameters.DidChange.Change], version: Int?) {
    for change in changes {
      var bytes = lines.bytes
      bytes.replaceSubrange(change.range.map(lines.bytes(of:)) ?? bytes.indices, with: change.text.utf8)
      lines = LineTable(bytes, encoding: lines.encoding)
    }
    markup = MarkupScan(lines.bytes)
    self.version = version
  }
}
