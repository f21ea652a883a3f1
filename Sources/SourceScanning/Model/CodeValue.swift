/// What is known of an expression.
public indirect enum CodeValue: Sendable, Hashable {
  /// A string literal without interpolation, escapes resolved.
  case string(String)
  /// A string literal with interpolations, in order; its plain parts are `string`s and left out where empty.
  case interpolation([CodeValue])
  /// A number, `nil`, `true`, `YES` and the like, as written.
  case literal(String)
  /// A name, or names joined by dots: `self.nibName`, `Card.self`, `.main`; without `?` and `!`.
  case reference(String)
  /// A call or a message.
  case call(Call)
  /// A member of something that isn't a plain name: `f().first`. The name is nil for what a subscript gives.
  case member(of: CodeValue, name: String?)
  /// Anything else.
  case unknown
}
