/// What a source file declares.
public struct ScannedFile: Sendable, Hashable {
  /// The path, as the caller gave it.
  public var path: String
  /// The language.
  public var language: SourceLanguage
  /// The module that the file belongs to, where the caller knows it.
  public var module: String?
  /// The types and extensions, nested ones after those around them, in the order of the file.
  public var types: [TypeDeclaration] = []
  /// The functions outside of types.
  public var functions: [MethodDeclaration] = []
  /// The variables and constants outside of types, and macros of Objective-C that stand for a string.
  public var constants: [PropertyDeclaration] = []
  /// The names of methods that the code makes selectors of, by `#selector`, `@selector` or a string; more than these
  /// where a selector names types and labels.
  public var selectorNames: Set<String> = []
  /// Whether every bracket has a partner. Where not, declarations may be missing.
  public var isBalanced = true

  init(path: String, language: SourceLanguage, module: String?) {
    self.path = path
    self.language = language
    self.module = module
  }
}
