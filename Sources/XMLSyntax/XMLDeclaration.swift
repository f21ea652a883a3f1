/// The XML declaration, which libxml2 reads but doesn't report.
enum XMLDeclaration {
  /// The offset after the declaration that a text begins with; 0 when it begins with none.
  static func end(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let opening: StaticString = "<?xml"
    guard bytes.count > 5, bytes[5] <= 0x20 else { return 0 }
    for index in 0..<5 where bytes[index] != opening.utf8Start[index] { return 0 }
    guard let end = bytes.firstIndex(of: UInt8(ascii: ">")) else { return 0 }
    return end + 1
  }

  /// The encoding that a declaration names; nil when it names none.
  static func encoding(in declaration: String) -> Substring? {
    guard let name = declaration.firstRange(of: "encoding") else { return nil }
    let rest = declaration[name.upperBound...].drop { $0 != "\"" && $0 != "'" }
    guard let quote = rest.first else { return nil }
    return rest.dropFirst().prefix { $0 != quote }
  }
}
