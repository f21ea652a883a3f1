/// What each output is made from, as a rule that Make and Ninja read.
struct DependencyFile {
  private var text = ""

  /// Adds the rule `output: inputs`.
  ///
  /// - Throws: ``FileError`` for a path that no rule can name.
  mutating func addRule(output: String, inputs: [String]) throws(FileError) {
    text += "\(try Self.escaped(output)):"
    for input in inputs { text += " \(try Self.escaped(input))" }
    text += "\n"
  }

  /// Writes the rules, whole or not at all.
  ///
  /// - Throws: ``FileError`` with the reason.
  func write(to path: String) throws(FileError) { try FileSystem.write(text, to: path) }

  /// A path as GCC writes it, too. Backslashes stand for themselves unless what follows them has one of its own.
  private static func escaped(_ path: String) throws(FileError) -> String {
    var result = ""
    var backslashes = 0
    for scalar in path.unicodeScalars {
      switch scalar {
      case " ", "\t", "#", ":":
        result += String(repeating: "\\", count: backslashes + 1)
      case "$":
        result += "$"
      case "\n", "\r":
        throw FileError(path: path, reason: "a depfile can't name a file whose path has a line break")
      default:
        break
      }
      result.unicodeScalars.append(scalar)
      backslashes = scalar == "\\" ? backslashes + 1 : 0
    }
    // It would join the rule to the next line.
    guard backslashes == 0 else {
      throw FileError(path: path, reason: "a depfile can't name a file whose path ends in a backslash")
    }
    return result
  }
}
