/// How the lines of a file end.
public enum LineEnding: String, Sendable, Hashable {
  /// A line feed, as Xcode writes.
  case lf = "\n"
  /// A carriage return and a line feed.
  case crlf = "\r\n"
  /// A carriage return.
  case cr = "\r"

  /// How the first line of a text ends; a line feed where there is but one line.
  init(of bytes: [UInt8]) {
    guard let index = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }), bytes[index] == 0x0D else {
      self = .lf
      return
    }
    self = index + 1 < bytes.count && bytes[index + 1] == 0x0A ? .crlf : .cr
  }
}
