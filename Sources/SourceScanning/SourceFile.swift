/// Reads source files.
public enum SourceFile {
  /// Reads a file. It never fails: what isn't understood is left out, or called unknown.
  ///
  /// - Parameters:
  ///   - bytes: the file; UTF-8, or UTF-16 with a byte order mark. Where it isn't well formed, names are repaired.
  ///   - path: the path, handed through.
  ///   - language: the language.
  ///   - module: the module that the file belongs to, where it is known.
  public static func scan(
    _ bytes: [UInt8], path: String, language: SourceLanguage, module: String? = nil
  ) -> ScannedFile {
    let text = CodeText(decoding: bytes)
    let file = ScannedFile(path: path, language: language, module: module)
    switch language {
    case .swift:
      var scanner = SwiftScanner(SwiftTokenizer.tokens(of: text), file: file)
      return scanner.scan()
    case .objectiveCHeader, .objectiveCImplementation:
      let (tokens, macros) = ObjectiveCTokenizer.tokens(of: text)
      var scanner = ObjectiveCScanner(tokens, macros: macros, file: file)
      return scanner.scan()
    }
  }
}
