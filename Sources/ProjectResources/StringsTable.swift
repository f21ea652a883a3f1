/// The texts of one language by their keys: a `.strings` file, or one language of a `.xcstrings`.
public struct StringsTable: Sendable {
  /// A text.
  public struct Entry: Sendable, Hashable {
    /// The key.
    public var key: String
    /// The text; nil where a string catalog has none for the language.
    public var value: String?
    /// The line of the key, from 1.
    public var line: Int
    /// The column of the key, from 1, in Unicode scalars.
    public var column: Int
  }

  /// The file's path.
  public var path: String
  /// The table's name: the file's without its ending.
  public var name: String
  /// The language, as in `de.lproj`; nil for a file that is for all.
  public var language: String?
  /// Whether the file has all languages.
  public var isCatalog: Bool
  /// The texts, in the file's order.
  public private(set) var entries: [Entry]
  private let places: [String: Int]

  init(path: String, language: String?, isCatalog: Bool, entries: [Entry]) {
    self.path = path
    name = ResourcePath.stem(of: ResourcePath.lastName(of: path))
    self.language = language
    self.isCatalog = isCatalog
    self.entries = entries
    // The last of several with one key counts.
    places = Dictionary(entries.enumerated().map { ($0.element.key, $0.offset) }, uniquingKeysWith: { $1 })
  }

  /// The folder that the language's folder lies in, which is the same for all languages of a document.
  public var home: String { ResourcePath.home(of: path) }

  /// The entry of a key.
  public subscript(_ key: String) -> Entry? { places[key].map { entries[$0] } }
}
