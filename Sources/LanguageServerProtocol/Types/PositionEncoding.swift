/// What a character of a ``Position`` is.
public enum PositionEncoding: String, Sendable, Codable {
  /// A byte of UTF-8.
  case utf8 = "utf-8"
  /// A unit of UTF-16; what holds where nothing is agreed on.
  case utf16 = "utf-16"
  /// A Unicode scalar.
  case utf32 = "utf-32"
}
