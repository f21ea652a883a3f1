/// The text that a writer has written so far.
struct MarkupOutput {
  /// How many spaces a level is indented by.
  let indentWidth: Int
  private var output: [UInt8] = []

  init(indentWidth: Int) { self.indentWidth = indentWidth }

  /// Writes markup as it is.
  mutating func write(_ markup: String) { output.append(contentsOf: markup.utf8) }

  /// Writes the content of a comment or the like, in which one sequence would end it too early: before the last byte of
  /// that, `separator` is put.
  mutating func write(_ content: String, parting sequence: StaticString, with separator: String) {
    let head = sequence.utf8CodeUnitCount - 1
    var content = content
    content.withUTF8 { bytes in
      var start = 0
      for index in bytes.indices where index >= head {
        guard (0...head).allSatisfy({ bytes[index - head + $0] == sequence.utf8Start[$0] }) else { continue }
        writeEscaped(UnsafeBufferPointer(rebasing: bytes[start..<index]), .none)
        output.append(contentsOf: separator.utf8)
        start = index
      }
      writeEscaped(UnsafeBufferPointer(rebasing: bytes[start...]), .none)
    }
  }

  /// Writes text between tags.
  mutating func writeText(_ text: String) {
    var text = text
    text.withUTF8 { writeEscaped($0, .text) }
  }

  /// Writes an attribute's value, without the quotes.
  mutating func writeValue(_ value: String) {
    var value = value
    value.withUTF8 { writeEscaped($0, .value) }
  }

  /// Begins a line.
  mutating func writeLineBreak(indentation: Int) {
    output.append(0x0A)
    output.append(contentsOf: repeatElement(0x20, count: indentation * indentWidth))
  }

  /// How many bytes the line that is being written has so far.
  var column: Int { output.count - (output.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) }

  /// The text in UTF-8.
  func bytes(lineEnding: LineEnding) -> [UInt8] {
    guard lineEnding != .lf else { return output }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(output.count + output.count / 32)
    for byte in output {
      if byte == 0x0A { bytes.append(contentsOf: lineEnding.rawValue.utf8) } else { bytes.append(byte) }
    }
    return bytes
  }

  private enum Context { case none, text, value }

  private mutating func writeEscaped(_ bytes: UnsafeBufferPointer<UInt8>, _ context: Context) {
    var start = 0
    for index in bytes.indices {
      guard let escape = Self.escape(bytes[index], context) else { continue }
      output.append(contentsOf: bytes[start..<index])
      output.append(contentsOf: UnsafeBufferPointer(start: escape.utf8Start, count: escape.utf8CodeUnitCount))
      start = index + 1
    }
    output.append(contentsOf: bytes[start...])
  }

  /// What stands for a byte; nil where it stands for itself. A control character, which XML can't say at all, becomes
  /// the replacement character.
  private static func escape(_ byte: UInt8, _ context: Context) -> StaticString? {
    switch byte {
    case 0x40...: nil
    case UInt8(ascii: "&") where context != .none: "&amp;"
    case UInt8(ascii: "<") where context != .none: "&lt;"
    case UInt8(ascii: ">") where context != .none: "&gt;"
    case UInt8(ascii: "\"") where context == .value: "&quot;"
    case 0x09: context == .value ? "&#9;" : nil
    case 0x0A: context == .value ? "&#10;" : nil
    case 0x0D: context == .none ? nil : "&#13;"
    case 0x00..<0x20: "\u{FFFD}"
    default: nil
    }
  }
}
