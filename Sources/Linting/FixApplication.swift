import XMLSyntax

/// Applies the edits of findings to a file.
public struct FixApplication {
  private let encoding: SourceText.Encoding
  private var edits: [TextEdit] = []

  /// Collects the fixes of findings in a file of this encoding. Of two fixes that touch the same bytes the first counts.
  public init(_ findings: [Finding], encoding: SourceText.Encoding) {
    self.encoding = encoding
    for fix in findings.flatMap(\.fixes) where !fix.edits.isEmpty {
      guard !fix.edits.contains(where: touchesKnown) else { continue }
      edits += fix.edits
    }
    edits.sort { $0.bytes.lowerBound < $1.bytes.lowerBound }
  }

  /// Whether there is nothing to change.
  public var isEmpty: Bool { edits.isEmpty }

  /// The file with the edits made; all other bytes are as they were.
  public func applied(to file: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    var end = 0
    for edit in edits where edit.bytes.upperBound <= file.count {
      output += file[end..<edit.bytes.lowerBound]
      output += encoded(edit.replacement)
      end = edit.bytes.upperBound
    }
    return output + file[end...]
  }

  private func touchesKnown(_ edit: TextEdit) -> Bool {
    edits.contains { $0.bytes == edit.bytes || $0.bytes.overlaps(edit.bytes) }
  }

  private func encoded(_ text: String) -> [UInt8] {
    switch encoding {
    case .utf8: Array(text.utf8)
    case .utf16LittleEndian: text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    case .utf16BigEndian: text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    }
  }
}
