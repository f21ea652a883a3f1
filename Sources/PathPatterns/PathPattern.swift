/// A pattern for paths, with the meaning that a line of a `.gitignore` has.
///
/// It is matched against Unicode scalars, so that `?` stands for any letter; letters of different case differ.
public struct PathPattern: Sendable, Hashable {
  /// Whether it takes back what earlier patterns match (`!Keep.xib`).
  public let isNegated: Bool
  /// Whether it only matches folders (`Pods/`).
  public let isForFolders: Bool
  /// Whether it is matched against the whole path; otherwise against the last name in it.
  private let isAnchored: Bool
  private let glob: Glob

  /// Reads a pattern; nil for what matches nothing: an empty line, a comment, a class that isn't closed.
  public init?(_ line: String) {
    guard !line.hasPrefix("#") else { return nil }
    var text = Self.withoutTrailingSpaces(Array(line.unicodeScalars))[...]
    isNegated = text.first == "!"
    if isNegated { text = text.dropFirst() }
    isForFolders = text.last == "/"
    if isForFolders { text = text.dropLast() }
    isAnchored = text.contains("/")
    if text.first == "/" { text = text.dropFirst() }
    guard !text.isEmpty, let glob = Glob(text) else { return nil }
    self.glob = glob
  }

  /// Whether it matches a path from the folder that the pattern belongs to.
  public func matches(_ path: String, isFolder: Bool) -> Bool {
    guard isFolder || !isForFolders else { return false }
    let scalars = Array(path.unicodeScalars)
    guard !isAnchored, let slash = scalars.lastIndex(of: "/") else { return glob.matches(scalars[...]) }
    return glob.matches(scalars[(slash + 1)...])
  }

  /// A space at the end counts only after a backslash.
  private static func withoutTrailingSpaces(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var text = text
    while text.last == " " {
      let backslashes = text.dropLast().reversed().prefix { $0 == "\\" }.count
      guard backslashes.isMultiple(of: 2) else { break }
      text.removeLast()
    }
    return text
  }
}
