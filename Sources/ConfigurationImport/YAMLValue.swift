/// A value of a YAML file.
indirect enum YAMLValue: Equatable {
  /// A member of a mapping.
  struct Member: Equatable {
    var key: String
    var value: YAMLValue
    var line: Int
  }

  /// Nothing, `null` or `~`.
  case null
  /// A text, a number or a truth value, as written.
  case scalar(String)
  case list([YAMLValue])
  case mapping([Member])
}
