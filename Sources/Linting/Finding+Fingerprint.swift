extension Finding {
  /// What the finding is about, without where it stands: the same after edits elsewhere, in sixteen hexadecimal digits.
  ///
  /// An object is known by its id, which Interface Builder never changes; the message tells findings of one object apart,
  /// without its numbers, since positions and lengths change with their surroundings.
  public var fingerprint: String {
    let words = message.unicodeScalars.filter { !("0"..."9").contains($0) }
    let parts = [ruleID, file, objectID ?? "", String(String.UnicodeScalarView(words))]
    // FNV-1a: the same in every run and on every machine, which Swift's own hashes aren't.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in parts.joined(separator: "\u{0}").utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
