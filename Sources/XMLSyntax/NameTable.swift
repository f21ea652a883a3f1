/// Gives each distinct name of a document a number, so that the tree stores numbers and a name's string is made once.
///
/// libxml2 keeps one copy of each name, so the address it reports usually tells the name apart; the bytes are compared
/// nonetheless, and looked up where the address is new.
struct NameTable {
  private(set) var names: [String] = []
  private var spans: [(start: Int, count: Int)] = []
  private var bytes: [UInt8] = []
  /// Numbers by the hash of the name; -1 for none.
  private var slots = [Int32](repeating: -1, count: 256)
  /// Numbers by the name's address in libxml2.
  private var known = [(address: UInt, number: Int32)](repeating: (0, -1), count: 1024)

  /// The name whose address libxml2 reported, if it is known and stands at `place`: its number and its length.
  func name(reportedAt address: UInt, standingAt place: UnsafePointer<UInt8>, available: Int) -> (UInt32, Int)? {
    let entry = known[slot(of: address)]
    guard entry.address == address, entry.number >= 0 else { return nil }
    let span = spans[Int(entry.number)]
    guard span.count <= available else { return nil }
    let isSame = bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { ByteSearch.isEqual($0 + span.start, place, count: span.count) } ?? false
    }
    return isSame ? (UInt32(entry.number), span.count) : nil
  }

  /// Notes that libxml2 reports a name by an address; a later one may take the place of an earlier.
  mutating func remember(_ number: UInt32, reportedAt address: UInt) {
    known[slot(of: address)] = (address, Int32(number))
  }

  /// The number of a name.
  mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let mask = slots.count - 1
    // The hash is seeded anew in each process, so that nobody can write a document whose names all collide.
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(name))
    var slot = hasher.finalize() & mask
    while slots[slot] >= 0 {
      let candidate = slots[slot]
      if isEqual(name, spans[Int(candidate)]) { return UInt32(candidate) }
      slot = (slot + 1) & mask
    }
    let number = names.count
    slots[slot] = Int32(number)
    spans.append((bytes.count, name.count))
    bytes.append(contentsOf: name)
    names.append(String(decoding: name, as: UTF8.self))
    if names.count * 2 > slots.count { grow() }
    return UInt32(number)
  }

  private func slot(of address: UInt) -> Int {
    Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> (UInt.bitWidth - 10))
  }

  private func isEqual(_ name: UnsafeBufferPointer<UInt8>, _ span: (start: Int, count: Int)) -> Bool {
    guard name.count == span.count else { return false }
    for offset in 0..<name.count where bytes[span.start + offset] != name[offset] { return false }
    return true
  }

  private mutating func grow() {
    let mask = slots.count * 2 - 1
    slots = [Int32](repeating: -1, count: mask + 1)
    bytes.withUnsafeBytes { buffer in
      for (number, span) in spans.enumerated() {
        var hasher = Hasher()
        hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: buffer[span.start..<span.start + span.count]))
        var slot = hasher.finalize() & mask
        while slots[slot] >= 0 { slot = (slot + 1) & mask }
        slots[slot] = Int32(number)
      }
    }
  }
}
