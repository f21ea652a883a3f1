import ViewLanguage

/// The kinds of documents that the server knows.
enum Dialect: Sendable {
  /// The view language.
  case viewLanguage
  /// Apple's.
  case interfaceBuilder

  /// By the file's name, or else by the root element; nil for neither.
  init?(path: String, _ markup: MarkupScan) {
    if path.hasSuffix(LanguageReader.fileSuffix) {
      self = .viewLanguage
    } else if path.hasSuffix(".xib") || path.hasSuffix(".storyboard") {
      self = .interfaceBuilder
    } else {
      switch markup.tags.first?.name {
      case LanguageReader.rootName: self = .viewLanguage
      case "document": self = .interfaceBuilder
      default: return nil
      }
    }
  }
}
