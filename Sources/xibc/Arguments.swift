/// A subcommand's arguments: options with their values, flags, and paths.
struct Arguments {
  /// What a subcommand takes.
  struct Specification {
    /// The options that take a value, by every name.
    var options: [String]
    /// The options that take none.
    var flags: [String]
  }

  private(set) var paths: [String] = []
  private var values: [String: [String]] = [:]
  private var flags: Set<String> = []

  /// What every subcommand takes.
  static let commonOptions = ["--jobs", "--color"]
  static let commonFlags = ["--quiet", "--verbose", "--help"]

  /// Parses the words after the subcommand's name. `--` ends the options; `-o VALUE`, `--name VALUE` and
  /// `--name=VALUE` give one.
  ///
  /// - Throws: ``UsageError`` for an unknown option or one without its value.
  init(_ words: [String], _ specification: Specification) throws(UsageError) {
    let options = specification.options + Self.commonOptions
    let known = specification.flags + Self.commonFlags
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        paths += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        paths.append(word)
        continue
      }
      if known.contains(word) {
        flags.insert(word)
      } else if let equals = word.firstIndex(of: "="), options.contains(String(word[..<equals])) {
        values[String(word[..<equals]), default: []].append(String(word[word.index(after: equals)...]))
      } else if options.contains(word) {
        guard let value = rest.popFirst() else { throw UsageError(message: "'\(word)' needs a value") }
        values[word, default: []].append(value)
      } else {
        throw UsageError(message: "unknown option '\(word)'")
      }
    }
  }

  /// Whether the flag was given.
  func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// The last value of an option.
  func value(_ option: String) -> String? { values[option]?.last }

  /// Every value of an option, split at commas.
  func list(_ option: String) -> [String] {
    values[option, default: []].flatMap { $0.split(separator: ",").map(String.init) }
  }

  /// The value of an option that has to be a case of `Choice`.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ option: String, default fallback: Choice
  ) throws(UsageError) -> Choice {
    let name = try choice(option, of: Choice.allCases.map(\.rawValue), default: fallback.rawValue)
    return Choice(rawValue: name) ?? fallback
  }

  /// The value of an option that has to be one of `choices`.
  func choice(_ option: String, of choices: [String], default fallback: String) throws(UsageError) -> String {
    guard let value = value(option) else { return fallback }
    guard choices.contains(value) else {
      throw UsageError(message: "'\(option)' takes \(choices.joined(separator: ", ")), not '\(value)'")
    }
    return value
  }
}
