/// Patterns of one folder, in their order: the last one that matches a path decides.
public struct PathPatternList: Sendable, Hashable {
  private let patterns: [PathPattern]

  /// Reads patterns, each a line of a `.gitignore`.
  public init(_ lines: [String]) { patterns = lines.compactMap(PathPattern.init) }

  /// Whether the patterns pick a path from their folder, or take it back; nil where none matches it.
  public func verdict(_ path: String, isFolder: Bool) -> Bool? {
    patterns.last { $0.matches(path, isFolder: isFolder) }.map { !$0.isNegated }
  }

  /// Whether the patterns pick a path, or a folder that it lies in; nothing in such a folder can be taken back.
  public func picks(_ path: String, isFolder: Bool = false) -> Bool {
    for (place, byte) in zip(path.utf8.indices, path.utf8) where byte == UInt8(ascii: "/") {
      if verdict(String(path[..<place]), isFolder: true) == true { return true }
    }
    return verdict(path, isFolder: isFolder) == true
  }
}
