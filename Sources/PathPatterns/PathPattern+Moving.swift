extension PathPattern {
  /// A pattern of a folder's own file, as a file in a folder around it would write it.
  ///
  /// - Parameters:
  ///   - line: the pattern; a comment stays as it is.
  ///   - folder: the folder's path from the one around it.
  public static func moved(_ line: String, into folder: String) -> String {
    guard !line.hasPrefix("#"), !line.isEmpty else { return line }
    let isNegated = line.hasPrefix("!")
    let body = isNegated ? line.dropFirst() : line[...]
    let isAnchored = body.dropLast(body.hasSuffix("/") ? 1 : 0).contains("/")
    let prefix = "/" + escaped(folder) + (isAnchored ? "/" : "/**/")
    return (isNegated ? "!" : "") + prefix + (body.hasPrefix("/") ? body.dropFirst() : body)
  }

  /// A path as a pattern that matches nothing else.
  private static func escaped(_ path: String) -> String {
    String(path.flatMap { "*?[]\\".contains($0) ? ["\\", $0] : [$0] })
  }
}
