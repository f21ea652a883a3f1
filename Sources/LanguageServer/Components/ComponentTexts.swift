import ViewLanguage

/// The documents of all components that a document takes in, directly or through others, as they are now.
struct ComponentTexts: Sendable {
  /// The texts by their paths; nil for a file that isn't there.
  private var texts: [String: [UInt8]?] = [:]

  /// Reads them, each once.
  init(of document: OpenDocument, in project: any ServerProject) {
    guard document.dialect == .viewLanguage else { return }
    var waiting = [(path: document.path, markup: document.markup)]
    while let (file, markup) = waiting.popLast() {
      for tag in markup.tags where tag.name == "component" && tag.kind != .end {
        let name = markup.value(of: "name", in: tag)
        let source = markup.value(of: "src", in: tag)
        guard let path = ComponentFiles.path(ofComponent: name, source: source, from: file), texts[path] == nil else {
          continue
        }
        let bytes = project.contents(of: path)
        texts.updateValue(bytes, forKey: path)
        if let bytes { waiting.append((path, MarkupScan(bytes))) }
      }
    }
  }

  /// The paths, also of files that aren't there.
  var paths: Set<String> { Set(texts.keys) }

  /// Where a reader finds them.
  var files: ComponentFiles { ComponentFiles { [texts] path in texts[path] ?? nil } }
}
