/// The name of a document: that of its file without the extension, which the view language's files have two of.
struct DocumentName {
  /// The file's name.
  let file: String

  /// The name that structures are named after: `Card` for `Card.xib` and `Card.view.xml`.
  var stem: String {
    let parts = file.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, file.first != "." || parts.count > 2 else { return file }
    let isLanguage = parts.count > 2 && parts.suffix(2) == ["view", "xml"]
    return parts.dropLast(isLanguage ? 2 : 1).joined(separator: ".")
  }
}
