/// What paths say by their text.
enum PathText {
  /// The name of the file.
  static func lastComponent(_ path: String) -> Substring {
    path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...]
  }

  /// The folder without that of a language: where variants of one document have their home.
  static func home(_ path: String) -> String {
    path.split(separator: "/").dropLast().filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
  }

  /// How many folders two files share from the top.
  static func kinship(_ first: String, _ second: String) -> Int {
    zip(folders(first), folders(second)).prefix { $0 == $1 }.count
  }

  private static func folders(_ path: String) -> [Substring] {
    path.split(separator: "/").dropLast().filter { $0 != "." }
  }

  /// Those of some things that are nearest to a file: they share the most folders with it.
  static func nearest<Thing>(_ things: [Thing], to file: String, path: (Thing) -> String) -> [Thing] {
    guard things.count > 1 else { return things }
    let kinships = things.map { kinship(path($0), file) }
    let best = kinships.max() ?? 0
    return zip(things, kinships).filter { $1 == best }.map { $0.0 }
  }
}
