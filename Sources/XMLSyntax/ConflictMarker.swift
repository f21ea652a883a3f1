/// The lines that a version control system writes around the two sides of a conflict.
enum ConflictMarker {
  static let message = "a version control conflict marker stands in the document: resolve the conflict first"

  /// The start of the first line that is such a mark: `<<<<<<< `, `||||||| ` or `>>>>>>> `.
  ///
  /// - Parameter openings: whether `<<<<<<< ` and `||||||| ` count too.
  static func offset(in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, openings: Bool) -> Int? {
    var index = range.lowerBound
    while index + 7 < range.upperBound {
      let byte = bytes[index]
      let isMark =
        byte == UInt8(ascii: ">") || openings && (byte == UInt8(ascii: "<") || byte == UInt8(ascii: "|"))
      if isMark, index == 0 || bytes[index - 1] == 0x0A || bytes[index - 1] == 0x0D,
        bytes[index + 7] == 0x20, (1..<7).allSatisfy({ bytes[index + $0] == byte })
      {
        return index
      }
      index += 1
    }
    return nil
  }
}
